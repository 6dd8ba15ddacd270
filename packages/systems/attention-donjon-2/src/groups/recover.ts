import { type Figure, hasMark } from '@souterrain/crawl';
import { loseMark } from '@souterrain/crawl/figures';
import type { AD2 } from '../world/ad2.ts';

/** AD2-ETAT-27: the first of them that a monster has goes at the end of its activation, skipped or not. */
const ORDER = ['petrifie', 'paralyse', 'inconscient', 'a-terre', 'sonne', 'immobilise', 'leurre', 'secoue'];

/** A figure of a group has been fully played. */
export function activated(g: AD2, figure: Figure): void {
  const state = ORDER.find((id) => hasMark(figure, id));
  if (state) loseMark(g, figure, state, { why: 'fini', rules: ['AD2-ETAT-27'] });
  // AD2-ARCA-18: it lasts for one activation, whatever else is shaken off.
  loseMark(g, figure, 'leurre', { why: 'fini', rules: ['AD2-ARCA-18'] });
}
