import type { Figure } from '@souterrain/crawl';
import type { Term } from '@souterrain/kernel';
import type { DommagesSource } from '../world/source.ts';

/** What hurts without an attack: a trap, a text, a thing that bursts. */
export const plainSource = (target: Figure, dommages: Term, { direct = false } = {}): DommagesSource => ({
  target,
  by: null,
  label: dommages.label,
  dommages: [dommages],
  perforation: 0,
  direct,
  failed: false,
  attack: false,
  jet: null,
  cancelled: 0,
  braced: [],
});
