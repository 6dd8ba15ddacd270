import type { Ai } from '../../content/types.ts';
import { attaqueBlesse } from './attaque-blesse.ts';
import type { Behaviour } from './behaviour.ts';
import { gardien } from './gardien.ts';
import { lache } from './lache.ts';
import { melee } from './melee.ts';
import { statique } from './statique.ts';
import { tir } from './tir.ts';

export type { Behaviour } from './behaviour.ts';
export { libre } from './libre.ts';

/** AD1-IA-01. */
export const BEHAVIOURS: Readonly<Record<Ai, Behaviour>> = {
  melee,
  tir,
  'attaque-blesse': attaqueBlesse,
  lache,
  gardien,
  statique,
};
