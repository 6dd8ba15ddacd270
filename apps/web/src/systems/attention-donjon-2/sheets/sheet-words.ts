import { pointsOf } from '@souterrain/attention-donjon-2';
import { type ByLang, number, signed, THIN, WIDE } from '@souterrain/words';

/** What a Jet came to, in figures. */
export interface Settled {
  readonly best: number;
  readonly base: number;
  readonly reussites: number;
  readonly used: number;
  readonly result: number;
  readonly difficulty: number;
  readonly success: boolean;
  readonly surplus: number;
}

/** What the sheets and the dice of the second edition say. */
export interface SheetWords {
  readonly level: string;
  /** AD2-XCONV-06: d dice of damage are d / 2 points, and may be avoided. */
  trap(dice: number): string;
  readonly characteristics: Readonly<Record<'defense' | 'reflexes' | 'physique' | 'volonte', string>>;
  readonly armure: string;
  readonly couverture: string;
  readonly none: string;
  readonly best: string;
  readonly reussite: string;
  readonly cancels: string;
  readonly kept: string;
  readonly firstThrow: string;
  readonly poker: string;
  readonly added: string;
  readonly reussites: string;
  need(difficulty: number): string;
  /** What is missing, or how much there is to spare, with the Réussites left. */
  gap(by: number, surplus: number): string;
  thrown(best: number): string;
  verdict(settled: Settled): string;
}

const reussitesFr = (n: number): string => `${n} ${n > 1 ? 'Réussites' : 'Réussite'}`;
const reussitesEn = (n: number): string => `${n} ${n === 1 ? 'Réussite' : 'Réussites'}`;

/** « 5 + 1 = 6 »: the best die, what is added, Réussites spent for +1 each. */
const sumOf = ({ best, base, used, result }: Settled): string => {
  const added = base - best;
  const terms = [number(best), ...(added === 0 ? [] : [signed(added)]), ...(used === 0 ? [] : [signed(used)])];
  return terms.length === 1 ? terms[0]! : `${terms.join(' ')} = ${number(result)}`;
};

const fr: SheetWords = {
  trap: (dice) => `Agilité/Esquive 5, ou Dommages ${pointsOf(dice)}`,
  level: 'Niv.',
  characteristics: { defense: 'Déf.', reflexes: 'Réf.', physique: 'Phy.', volonte: 'Vol.' },
  armure: 'Arm.',
  couverture: 'Couv.',
  none: '–',
  best: 'meilleur',
  reussite: 'Réussite',
  cancels: 'en annule une',
  kept: 'gardé',
  firstThrow: 'premier lancer',
  poker: 'Coup de poker',
  added: 'ajouté',
  reussites: 'Réussites',
  need: (difficulty) => `Difficulté ${difficulty}`,
  gap: (by, surplus) =>
    surplus > 0
      ? `${reussitesFr(surplus)} en plus`
      : by < 0
        ? `manque ${-by}`
        : by === 0
          ? 'juste assez'
          : `${by} de plus`,
  thrown: (best) => `Meilleur dé${WIDE}: ${best}`,
  verdict: (settled) =>
    `${sumOf(settled)} contre ${settled.difficulty}${WIDE}: ${settled.success ? 'réussi' : 'raté'}${THIN}!${
      settled.surplus > 0 ? ` ${reussitesFr(settled.surplus)} en plus.` : ''
    }`,
};

const en: SheetWords = {
  trap: (dice) => `Agilité/Esquive 5, or Damage ${pointsOf(dice)}`,
  level: 'Lvl',
  characteristics: { defense: 'Déf.', reflexes: 'Réf.', physique: 'Phy.', volonte: 'Vol.' },
  armure: 'Arm.',
  couverture: 'Couv.',
  none: '–',
  best: 'best',
  reussite: 'Réussite',
  cancels: 'takes one away',
  kept: 'kept',
  firstThrow: 'first throw',
  poker: 'Coup de poker',
  added: 'added',
  reussites: 'Réussites',
  need: (difficulty) => `Difficulty ${difficulty}`,
  gap: (by, surplus) =>
    surplus > 0
      ? `${reussitesEn(surplus)} to spare`
      : by < 0
        ? `${-by} short`
        : by === 0
          ? 'just enough'
          : `${by} to spare`,
  thrown: (best) => `Best die: ${best}`,
  verdict: (settled) =>
    `${sumOf(settled)} against ${settled.difficulty}: ${settled.success ? 'success' : 'failure'}.${
      settled.surplus > 0 ? ` ${reussitesEn(settled.surplus)} to spare.` : ''
    }`,
};

export const sheetWords: ByLang<SheetWords> = { fr, en };
