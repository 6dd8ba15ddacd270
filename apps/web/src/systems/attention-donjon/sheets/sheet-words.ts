import { type ByLang, number, THIN, WIDE } from '@souterrain/words';

/** What the sheets and the dice of the first edition say. */
export interface SheetWords {
  readonly endurance: string;
  trap(dice: number): string;
  verdict(total: number, difficulty: number, success: boolean): string;
  total(total: number): string;
  need(difficulty: number): string;
  /** What is missing, or how much there is to spare. */
  gap(by: number): string;
  readonly gambled: string;
  readonly floor: string;
  readonly others: string;
}

const fr: SheetWords = {
  trap: (dice) => `Dommages, ${dice} ${dice > 1 ? 'dés' : 'dé'}`,
  endurance: 'Endur.',
  verdict: (total, difficulty, success) =>
    `${number(total)} sur ${difficulty}${WIDE}: ${success ? 'réussi' : 'raté'}${THIN}!`,
  total: (total) => `Total ${number(total)}`,
  need: (difficulty) => `Il faut ${difficulty} succès`,
  gap: (by) => (by < 0 ? `manque ${-by}` : by === 0 ? 'juste assez' : `${by} de plus`),
  gambled: 'misé',
  floor: 'jamais moins de 0',
  others: 'le reste',
};

const en: SheetWords = {
  trap: (dice) => `Damage, ${dice} ${dice > 1 ? 'dice' : 'die'}`,
  endurance: 'Endur.',
  verdict: (total, difficulty, success) => `${number(total)} against ${difficulty}: ${success ? 'success' : 'failure'}`,
  total: (total) => `Total ${number(total)}`,
  need: (difficulty) => `${difficulty} ${difficulty === 1 ? 'success' : 'successes'} needed`,
  gap: (by) => (by < 0 ? `${-by} short` : by === 0 ? 'just enough' : `${by} to spare`),
  gambled: 'risked',
  floor: 'never below 0',
  others: 'the rest',
};

export const sheetWords: ByLang<SheetWords> = { fr, en };
