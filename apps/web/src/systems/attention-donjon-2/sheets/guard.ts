import { type AD2, armureTerms, couvertureTerms, totalOf } from '@souterrain/attention-donjon-2';
import type { Figure } from '@souterrain/crawl';

/** AD2-EFF-03: against a blow of no particular kind. */
export const armureOf = (g: AD2, target: Figure): number =>
  totalOf(
    armureTerms(g, target, {
      target,
      by: null,
      label: '',
      dommages: [],
      perforation: 0,
      direct: false,
      failed: false,
      attack: true,
      jet: null,
      cancelled: 0,
      braced: [],
    }),
  );

export const couvertureOf = (g: AD2, target: Figure): number => totalOf(couvertureTerms(g, target));
