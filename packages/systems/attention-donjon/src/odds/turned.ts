import type { OddsSummary } from '@souterrain/kernel';
import { settledOf } from '../rolls/count.ts';
import type { Roll } from '../rolls/roll.ts';
import type { State } from '../state.ts';
import { prospect } from './prospect.ts';

/** AD1-HRSM-11, AD1-HRSM-12: the dice lie on the table, so blessing or cursing them settles the roll for sure. */
export const turnedOdds =
  (state: State, roll: Roll, change: Partial<Pick<Roll, 'blessed' | 'cursed' | 'plus'>>): (() => OddsSummary) =>
  () => {
    const { success } = settledOf({ ...roll, ...change }, state);
    return { prospects: [prospect('cote-reussite', success ? 1 : 0)], resources: [], aims: [] };
  };
