import { isImmune } from '@souterrain/crawl/figures/values';
import { around, eachInOrder, inZoneOf } from '@souterrain/crawl/items/effects/targets';
import type { Figure } from '@souterrain/crawl/state';
import type { Rule } from '@souterrain/kernel';
import { rollOne } from '@souterrain/kernel';
import { damageRoll } from '../../combat/damage.ts';
import { secouer } from '../../combat/secoue.ts';
import type { Trait } from '../../figures/traits.ts';
import { resists } from '../../rolls/resist.ts';
import type { AD1 } from '../../state.ts';
import { blast } from './blast.ts';
import { thrown } from './throwing.ts';

/** AD1-TMIN-12. */
export const fioleDAcide = thrown({
  id: 'fiole-d-acide',
  rule: 'AD1-TMIN-12',
  *effect(g, who, { target }) {
    if (!target) return;
    const dice = [{ label: 'fiole-d-acide', value: 3, rule: 'AD1-TMIN-12' }] as const;
    yield* damageRoll(g, { who, target, dice, rule: 'AD1-TMIN-12' });
  },
});

const unstable = { dice: 3, label: 'flacon-instable', rule: 'AD1-TCON-02' } as const;

/** AD1-TCON-02: on a 1 it bursts in the hand. */
export const flaconInstable = thrown({
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
export const bombe = thrown({
  id: 'bombe',
  rule: 'AD1-TCON-04',
  *effect(g, who, { cell }) {
    yield* blast(g, who, { figures: around(g, cell), dice: 4, label: 'bombe', rule: 'AD1-TCON-04' });
  },
});

/** AD1-TCON-04, Pique. */
export const bombeIncendiaire = thrown({
  id: 'bombe-incendiaire',
  rule: 'AD1-TCON-04',
  *effect(g, who, { cell }) {
    yield* blast(g, who, { figures: inZoneOf(g, cell), dice: 3, label: 'bombe-incendiaire', rule: 'AD1-TCON-04' });
  },
});

/** Each figure of a zone resists, or suffers. */
function* resisted(
  g: AD1,
  who: Figure,
  { cell, trait, failed }: { cell: number; trait: Trait; failed: (figure: Figure) => void },
): Rule<void> {
  yield* eachInOrder(who, inZoneOf(g, cell), {
    rule: 'AD1-TCON-04',
    *does(figure) {
      if (isImmune(g.state, figure, trait)) return;
      if (!(yield* resists(g, figure, trait))) failed(figure);
    },
  });
}

/** AD1-TCON-04, Cœur. */
export const fioleDEffroi = thrown({
  id: 'fiole-d-effroi',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, { cell, trait: 'mental', failed: (figure) => secouer(g, figure, ['AD1-TCON-04']) }),
});

/** AD1-TCON-04, Trèfle. */
export const bombeAssourdissante = thrown({
  id: 'bombe-assourdissante',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    resisted(g, who, {
      cell,
      trait: 'vigueur',
      failed: (figure) => {
        if (figure.reactions > 0) g.emit({ type: 'reactionSpent', figure: figure.id, left: 0, rules: ['AD1-TCON-04'] });
      },
    }),
});
