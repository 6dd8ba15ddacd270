import type { Figure } from '@souterrain/crawl';
import type { OddsSummary } from '@souterrain/kernel';
import { settledOf } from '../rolls/count.ts';
import type { AD1State } from '../state.ts';
import type { Roll } from '../world/roll.ts';
import { prospect } from './prospect.ts';

type Change = Partial<Pick<Roll, 'blessed' | 'cursed' | 'plus'>>;

/** AD1-HRSM-11, AD1-HRSM-12: the dice lie on the table, so leaving, blessing or cursing them settles the roll for sure. */
export const turnedOdds =
  (state: AD1State, hero: Figure, { roll, change }: { roll: Roll; change: Change }): (() => OddsSummary) =>
  () => {
    const { success } = settledOf({ ...roll, ...change }, state);
    const label = roll.who?.camp === hero.camp ? 'cote-reussite' : 'cote-jet-adverse';
    return { prospects: [prospect(label, success ? 1 : 0)], resources: [], aims: [] };
  };
