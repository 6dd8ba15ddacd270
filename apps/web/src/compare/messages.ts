import type { BlowOdds } from './chances/chances.ts';
import type { Meeting } from './chances/duel.ts';
import type { EditionId } from './editions.ts';
import type { Tally } from './fight/tally.ts';
import type { Scene } from './scene.ts';

/** What the page asks of its worker. */
export interface Request {
  readonly wanted: 'chances' | 'fights';
  readonly scene: Scene;
}

export interface Chances {
  readonly blows: readonly { readonly meeting: Meeting; readonly odds: BlowOdds | undefined }[];
}

/** Fights so far: said again and again until all are fought. */
export type Fights = Readonly<Record<EditionId, Tally>>;
