import { suitOf } from '@souterrain/crawl';
import { gainMark, loseMark, THIS_ROUND } from '@souterrain/crawl/figures/marks';
import { heal } from '@souterrain/crawl/health/health';
import { removeSoignable, soignablesOf } from '@souterrain/crawl/health/wounds';
import { drawCard } from '@souterrain/crawl/rounds/draw';
import { type Figure, hasMark } from '@souterrain/crawl/state';
import { ask, option, type Rule } from '@souterrain/kernel';
import { isSecoue, secouer } from '../../combat/secoue.ts';
import type { AD1 } from '../../state.ts';
import type { ItemEffect, Use } from '../use.ts';
import { served } from './kinds.ts';

const isHurt = (figure: Figure): boolean => figure.sante < figure.santeMax;

/** Secoué and Sérieusement secoué alike. */
export function calm(g: AD1, figure: Figure, rule: Use['rule']): void {
  loseMark(g, figure, 'secoue', { why: 'retire', rules: [rule] });
  loseMark(g, figure, 'serieusement-secoue', { why: 'retire', rules: [rule] });
}

function* removeOne(g: AD1, who: Figure, rule: Use['rule']): Rule<void> {
  const states = soignablesOf(g.state, who);
  if (states.length === 0) return;
  const state = yield* ask({
    id: 'quel-etat',
    seat: who.hero!.seat,
    rule,
    options: states.map((id) => option(`retirer-${id}`, id, { label: 'retirer', params: { state: id } })),
  });
  removeSoignable(g, who, state, [rule]);
}

function healing({ id, rule, type, amount }: Pick<Use, 'id' | 'rule' | 'type'> & { amount: number }): ItemEffect {
  return {
    use: {
      id,
      rule,
      type,
      can: (_g, { who }) => isHurt(who),
      *run(g, { who }) {
        heal(g, who, { amount, by: id, rules: [rule] });
      },
    },
  };
}

/** AD1-TCON-05, Cœur. */
export const gommeDeSoins = healing({ id: 'gomme-de-soins', rule: 'AD1-TCON-05', type: 'bonus', amount: 1 });
/** AD1-TCON-09, Cœur. */
export const potionDeSoinsMineurs = healing({
  id: 'potion-de-soins-mineurs',
  rule: 'AD1-TCON-09',
  type: 'standard',
  amount: 2,
});

/** AD1-TCON-03, Carreau. */
export const fioleDePalinque: ItemEffect = {
  use: {
    id: 'fiole-de-palinque',
    rule: 'AD1-TCON-03',
    type: 'bonus',
    can: (_g, { who }) => isSecoue(who),
    *run(g, { who }) {
      calm(g, who, 'AD1-TCON-03');
    },
  },
};

/** AD1-TCON-10, Cœur. */
export const antiPoison: ItemEffect = {
  use: {
    id: 'anti-poison',
    rule: 'AD1-TCON-10',
    type: 'standard',
    can: (_g, { who }) => hasMark(who, 'empoisonne'),
    *run(g, { who }) {
      loseMark(g, who, 'empoisonne', { why: 'retire', rules: ['AD1-TCON-10'] });
    },
  },
};

/** AD1-TCON-05, Trèfle. */
export const fortifiant: ItemEffect = {
  use: {
    id: 'fortifiant',
    rule: 'AD1-TCON-05',
    type: 'standard',
    can: (g, { who }) => soignablesOf(g.state, who).length > 0,
    run: (g, { who }) => removeOne(g, who, 'AD1-TCON-05'),
  },
};

/** AD1-TCON-09, Trèfle. */
export const onguent: ItemEffect = {
  use: {
    id: 'onguent',
    rule: 'AD1-TCON-09',
    type: 'standard',
    can: (g, { who }) => isHurt(who) || soignablesOf(g.state, who).length > 0,
    *run(g, { who }) {
      yield* removeOne(g, who, 'AD1-TCON-09');
      heal(g, who, { amount: 1, by: 'onguent', rules: ['AD1-TCON-09'] });
    },
  },
};

/** AD1-TCON-01: a card says what it does. */
export const fioleTrouble: ItemEffect = {
  use: {
    id: 'fiole-trouble',
    rule: 'AD1-TCON-01',
    type: 'standard',
    *run(g, { who }) {
      const rules = ['AD1-TCON-01'] as const;
      const { seat } = who.hero!;
      const card = yield* drawCard(g, { seat, rule: 'AD1-TCON-01', reason: 'objet', figure: who.id });
      const suit = suitOf(card);
      if (suit === 'coeur') heal(g, who, { amount: 2, by: 'fiole-trouble', rules });
      else if (suit === 'carreau') gainMark(g, who, { id: 'fiole-de-pierre', until: THIS_ROUND }, rules);
      else if (suit === 'trefle') secouer(g, who, rules);
      else gainMark(g, who, { id: 'fiole-de-hargne', until: { in: 'scenario' } }, rules);
    },
  },
};

/** AD1-TCON-01, Carreau. */
export const fioleDePierre: ItemEffect = {
  feature: { id: 'fiole-de-pierre', rule: 'AD1-TCON-01', endurance: () => ({ value: 1, nature: 'protection' }) },
};

/** AD1-TCON-01, Pique: its next attack roll. */
export const fioleDeHargne: ItemEffect = {
  feature: {
    id: 'fiole-de-hargne',
    rule: 'AD1-TCON-01',
    dice: (_state, _at, { purpose }) => (purpose === 'attaque' ? 2 : 0),
    rolled(g, at, { purpose }) {
      if (purpose === 'attaque') served(g, at);
    },
  },
};
