import { isImmune } from '@souterrain/crawl/figures/values';
import { around, eachInOrder, inZoneOf } from '@souterrain/crawl/items/effects/targets';
import type { Figure } from '@souterrain/crawl/state';
import { type Rule, rollOne } from '@souterrain/kernel';
import { afflict } from '../../combat/afflict.ts';
import type { Attribute } from '../../notation/index.ts';
import type { AD2 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';
import { blast, deal, resists } from './hurt.ts';
import { thrown } from './throwing.ts';

/** AD1-TMIN-12. */
const fioleDAcide = thrown({
  id: 'fiole-d-acide',
  rule: 'AD1-TMIN-12',
  *effect(g, who, { target, jet }) {
    if (target) yield* deal(g, who, { target, dice: 3, label: 'fiole-d-acide', rule: 'AD1-TMIN-12', jet });
  },
});

const unstable = { dice: 3, label: 'flacon-instable', rule: 'AD1-TCON-02' } as const;

/** AD1-TCON-02: on a 1 it bursts in the hand. */
const flaconInstable = thrown({
  id: 'flacon-instable',
  rule: 'AD1-TCON-02',
  *fumbles(g, who) {
    const face = yield* rollOne(who.hero!.seat, 6, 'AD1-TCON-02');
    if (face !== 1) return false;
    yield* blast(g, who, { ...unstable, figures: around(g, who.cell) });
    return true;
  },
  *effect(g, who, { cell }) {
    yield* blast(g, who, { ...unstable, figures: around(g, cell) });
  },
});

/** AD1-TCON-04, Carreau. */
const bombe = thrown({
  id: 'bombe',
  rule: 'AD1-TCON-04',
  *effect(g, who, { cell }) {
    yield* blast(g, who, { figures: around(g, cell), dice: 4, label: 'bombe', rule: 'AD1-TCON-04' });
  },
});

/** AD1-TCON-04, Pique. */
const bombeIncendiaire = thrown({
  id: 'bombe-incendiaire',
  rule: 'AD1-TCON-04',
  *effect(g, who, { cell }) {
    yield* blast(g, who, { figures: inZoneOf(g, cell), dice: 3, label: 'bombe-incendiaire', rule: 'AD1-TCON-04' });
  },
});

/** Each figure of a zone resists, or suffers (AD2-PROF-04). */
function* resisted(
  g: AD2,
  who: Figure,
  { cell, attribute, failed }: { cell: number; attribute: Attribute; failed: (figure: Figure) => void },
): Rule<void> {
  yield* eachInOrder(who, inZoneOf(g, cell), {
    rule: 'AD1-TCON-04',
    *does(figure) {
      if (isImmune(g.state, figure, attribute)) return;
      if (!(yield* resists(g, figure, { attribute, rule: 'AD1-TCON-04' }))) failed(figure);
    },
  });
}

/** AD1-TCON-04, Cœur. */
const fioleDEffroi = thrown({
  id: 'fiole-d-effroi',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, {
      cell,
      attribute: 'mental',
      failed: (figure) => {
        afflict(g, figure, { state: 'secoue', rules: ['AD1-TCON-04'] });
      },
    }),
});

/** AD1-TCON-04, Trèfle. */
const bombeAssourdissante = thrown({
  id: 'bombe-assourdissante',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, {
      cell,
      attribute: 'vigueur',
      failed: (figure) => {
        if (figure.reactions > 0) g.emit({ type: 'reactionSpent', figure: figure.id, left: 0, rules: ['AD1-TCON-04'] });
      },
    }),
});

export const BOMBS: readonly ItemEffect[] = [
  fioleDAcide,
  flaconInstable,
  bombe,
  bombeIncendiaire,
  fioleDEffroi,
  bombeAssourdissante,
];
