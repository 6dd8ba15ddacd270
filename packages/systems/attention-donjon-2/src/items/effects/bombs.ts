import { BURSTS, deafen, resisted } from '@souterrain/crawl/items/effects';
import { afflict } from '../../combat/afflict.ts';
import type { ItemEffect } from '../use.ts';
import { deal, resists } from './hurt.ts';
import { thrown } from './throwing.ts';

/** AD1-TMIN-12. */
const fioleDAcide = thrown({
  id: 'fiole-d-acide',
  rule: 'AD1-TMIN-12',
  *effect(g, who, { target, jet }) {
    if (target) yield* deal(g, who, { target, dice: 3, label: 'fiole-d-acide', rule: 'AD1-TMIN-12', jet });
  },
});

/** AD1-TCON-04, Cœur; AD2-PROF-04. */
const fioleDEffroi = thrown({
  id: 'fiole-d-effroi',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, {
      cell,
      trait: 'mental',
      resists: (figure) => resists(g, figure, { attribute: 'mental', rule: 'AD1-TCON-04' }),
      failed: (figure) => void afflict(g, figure, { state: 'secoue', rules: ['AD1-TCON-04'] }),
    }),
});

/** AD1-TCON-04, Trèfle; AD2-PROF-04. */
const bombeAssourdissante = thrown({
  id: 'bombe-assourdissante',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, {
      cell,
      trait: 'vigueur',
      resists: (figure) => resists(g, figure, { attribute: 'vigueur', rule: 'AD1-TCON-04' }),
      failed: (figure) => deafen(g, figure),
    }),
});

export const BOMBS: readonly ItemEffect[] = [...BURSTS.map(thrown), fioleDAcide, fioleDEffroi, bombeAssourdissante];
