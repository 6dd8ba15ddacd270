import { type ByLang, number, THIN, WIDE } from '@souterrain/words';

/** What the sheets and the dice of the first edition say. */
export interface SheetWords {
  readonly endurance: string;
  verdict(total: number, difficulty: number, success: boolean): string;
  total(total: number): string;
}

const fr: SheetWords = {
  endurance: 'Endur.',
  verdict: (total, difficulty, success) =>
    `${number(total)} sur ${difficulty}${WIDE}: ${success ? 'réussi' : 'raté'}${THIN}!`,
  total: (total) => `Total ${number(total)}`,
};

const en: SheetWords = {
  endurance: 'Endur.',
  verdict: (total, difficulty, success) => `${number(total)} against ${difficulty}: ${success ? 'success' : 'failure'}`,
  total: (total) => `Total ${number(total)}`,
};

export const sheetWords: ByLang<SheetWords> = { fr, en };
