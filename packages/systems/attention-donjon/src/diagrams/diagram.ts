import type { RuleId } from '@souterrain/catalog';
import type { FigureId } from '@souterrain/crawl';
import type { RoomTile, Words } from '@souterrain/crawl/content';

export type At = readonly [x: number, y: number];

/** What a drawing of the rulebook starts from (AD1-MOVE-10): a board, figures, and one movement to look at. */
export interface Sketch {
  readonly rule: RuleId;
  readonly caption: Words;
  /** One letter for each square, by zone or by the legend. */
  readonly rows: readonly string[];
  readonly legend?: RoomTile['legend'];
  /** `h1`, `h2`… are heroes; `orque-1` is a creature of that profile. */
  readonly figures: Readonly<Record<FigureId, At>>;
  readonly shows: readonly Shown[];
}

/** `to`: only this arrival square, rather than all of them. A push goes on `through` the square chosen. */
export type Shown =
  | { readonly who: FigureId; readonly kind: 'classique' | 'pas'; readonly to?: At }
  | { readonly who: FigureId; readonly kind: 'poussee'; readonly by: FigureId; readonly through?: At };

/** One figure of a diagram and where it may go. */
export interface DiagramMove {
  readonly who: FigureId;
  readonly kind: Shown['kind'];
  readonly from: At;
  /** Every legal arrival square, in reading order; none where the movement is refused. */
  readonly to: readonly At[];
  /** The Esquive asked by the arrival square that the sketch names. */
  readonly dodge?: 'aucune' | 'ordinaire' | 'difficile';
  /** Enemies that may strike if it fails, at departure and at arrival. */
  readonly strikes?: { readonly departure: readonly FigureId[]; readonly arrival: readonly FigureId[] };
}

/** A drawing of the rulebook: what clients draw. */
export interface Diagram {
  readonly rule: RuleId;
  readonly caption: Words;
  readonly drawing: string;
  readonly legend: NonNullable<RoomTile['legend']>;
  readonly figures: readonly { readonly id: FigureId; readonly profile: string | null; readonly at: At }[];
  readonly moves: readonly DiagramMove[];
}
