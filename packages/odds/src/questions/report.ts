import type { Advice } from '../attention-donjon/index.ts';
import { type Distribution, deviation, mean } from '../distribution.ts';
import type { Comparison, NotationFault } from '../notation/index.ts';

/** How Coups de poker are played. */
export type Play = 'optimal' | 'never' | 'always';

/** Names of what is counted; the words are the client's business. */
export type Counted =
  | 'success'
  | 'total'
  | 'mean'
  | 'win'
  | 'tie'
  | 'lose'
  | 'hit'
  | 'affected'
  | 'killed'
  | 'lost'
  | 'found'
  | 'two'
  | 'cards'
  | 'attackerTotal'
  | 'reussites'
  | 'resisted'
  | 'unharmed'
  | 'down'
  | 'wins'
  | 'loses'
  | 'unsettled'
  | 'exchanges'
  | 'pvLeft'
  | 'creaturePvLeft'
  | 'totalSuccess'
  | 'bitterFailure'
  | 'damage'
  | 'critical'
  | 'falls'
  | 'spellBest'
  | 'spellSum'
  | 'spellCost'
  | 'demoralised'
  | 'casterDies';

export type Label =
  | { readonly of: Counted; readonly play?: Play }
  /** A comparison of dice one by one, of their total, or the dice that pass it. */
  | { readonly judged: 'count' | 'compare' | 'counted'; readonly passing: Comparison }
  | { readonly text: string };

export interface Figure {
  readonly label: Label;
  readonly value: number;
  readonly unit: 'chance' | 'mean';
}

export interface Series {
  /** What the totals are of. */
  readonly label: Label;
  readonly distribution: Distribution;
}

export type Note = 'bothSides';

/** What a question comes to, without a word. */
export interface Report {
  /** What matters most first. */
  readonly figures: readonly Figure[];
  readonly series: readonly Series[];
  readonly grid?: Grid;
  /** When a first throw should be gambled. */
  readonly advice: readonly Advice[];
  readonly notes: readonly Note[];
  /** A bound on the chance of what was not followed. */
  readonly unsaid: number;
  /** The answer by names that programs rely on; a distribution stands there as it is. */
  readonly values: Readonly<Record<string, unknown>>;
}

export type Reply = { readonly report: Report } | { readonly fault: NotationFault };

/** What the rows or the columns of a table are. */
export type Axis =
  | 'dice'
  | 'difficulty'
  | 'attacker'
  | 'defender'
  | 'gap'
  | 'value'
  | 'creatureValue'
  | 'attribute'
  | 'edge'
  | 'weapon'
  | 'attackers';

export interface Grid {
  readonly rows: { readonly axis: Axis; readonly marks: readonly string[] };
  readonly columns: { readonly axis: Axis; readonly marks: readonly string[] };
  readonly unit: 'chance' | 'mean';
  readonly cells: readonly (readonly number[])[];
}

export const reportOf = (parts: Partial<Report>): Report => ({
  figures: [],
  series: [],
  advice: [],
  notes: [],
  unsaid: 0,
  values: {},
  ...parts,
});

export const chanceOf = (of: Counted, value: number, play?: Play): Figure => ({
  label: play ? { of, play } : { of },
  value,
  unit: 'chance',
});

export const averageOf = (of: Counted, value: number, play?: Play): Figure => ({
  label: play ? { of, play } : { of },
  value,
  unit: 'mean',
});

/** A distribution among `values`. */
export const shapeOf = (distribution: Distribution) => ({
  distribution,
  mean: mean(distribution),
  deviation: deviation(distribution),
});
