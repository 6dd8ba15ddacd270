import { BURSTS, deafen, resisted } from '@souterrain/crawl/items/effects';
import { damageRoll } from '../../combat/damage.ts';
import { secouer } from '../../combat/secoue.ts';
import { resists } from '../../rolls/resist.ts';
import type { ItemEffect } from '../use.ts';
import { thrown } from './throwing.ts';

/** AD1-TMIN-12. */
const fioleDAcide = thrown({
  id: 'fiole-d-acide',
  rule: 'AD1-TMIN-12',
  *effect(g, who, { target }) {
    if (!target) return;
    const dice = [{ label: 'fiole-d-acide', value: 3, rule: 'AD1-TMIN-12' }] as const;
    yield* damageRoll(g, { who, target, dice, rule: 'AD1-TMIN-12' });
  },
});

/** AD1-TCON-04, Cœur. */
const fioleDEffroi = thrown({
  id: 'fiole-d-effroi',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, {
      cell,
      trait: 'mental',
      resists: (figure) => resists(g, figure, 'mental'),
      failed: (figure) => secouer(g, figure, ['AD1-TCON-04']),
    }),
});

/** AD1-TCON-04, Trèfle. */
const bombeAssourdissante = thrown({
  id: 'bombe-assourdissante',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, {
      cell,
      trait: 'vigueur',
      resists: (figure) => resists(g, figure, 'vigueur'),
      failed: (figure) => deafen(g, figure),
    }),
});

export const BOMBS: readonly ItemEffect[] = [...BURSTS.map(thrown), fioleDAcide, fioleDEffroi, bombeAssourdissante];
