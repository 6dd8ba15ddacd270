import { ask, option, type Rule } from '@souterrain/kernel';
import { loseMark } from '../../figures/marks.ts';
import { heal } from '../../health/health.ts';
import { removeSoignable, soignablesOf } from '../../health/wounds.ts';
import { inContact } from '../../movement/plan.ts';
import { type Figure, hasMark } from '../../state.ts';
import { figure } from '../../text/asked.ts';
import { defineWords } from '../../text/catalogue.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { SharedEffect, Use } from '../../world/use.ts';
import { chooseFigure, figuresWhere } from './targets.ts';

const isHurt = (figure: Figure): boolean => figure.sante < figure.santeMax;

function* removeOne(g: Crawl, who: Figure, rule: Use['rule']): Rule<void> {
  const states = soignablesOf(g, who);
  if (states.length === 0) return;
  const state = yield* ask({
    id: 'quel-etat',
    seat: who.hero!.seat,
    rule,
    options: states.map((id) => option(`retirer-${id}`, id, { label: 'retirer', params: { state: id } })),
  });
  removeSoignable(g, who, state, [rule]);
}

function healing({ id, rule, type, amount }: Pick<Use, 'id' | 'rule' | 'type'> & { amount: number }): SharedEffect {
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
const gommeDeSoins = healing({ id: 'gomme-de-soins', rule: 'AD1-TCON-05', type: 'bonus', amount: 1 });
/** AD1-TCON-09, Cœur. */
const potionDeSoinsMineurs = healing({
  id: 'potion-de-soins-mineurs',
  rule: 'AD1-TCON-09',
  type: 'standard',
  amount: 2,
});

/** AD1-TCON-10, Cœur. */
const antiPoison: SharedEffect = {
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
const fortifiant: SharedEffect = {
  use: {
    id: 'fortifiant',
    rule: 'AD1-TCON-05',
    type: 'standard',
    can: (g, { who }) => soignablesOf(g, who).length > 0,
    run: (g, { who }) => removeOne(g, who, 'AD1-TCON-05'),
  },
};

/** AD1-TCON-09, Trèfle. */
const onguent: SharedEffect = {
  use: {
    id: 'onguent',
    rule: 'AD1-TCON-09',
    type: 'standard',
    can: (g, { who }) => isHurt(who) || soignablesOf(g, who).length > 0,
    *run(g, { who }) {
      yield* removeOne(g, who, 'AD1-TCON-09');
      heal(g, who, { amount: 1, by: 'onguent', rules: ['AD1-TCON-09'] });
    },
  },
};

const patients = (g: Crawl, who: Figure): readonly Figure[] =>
  figuresWhere(g, (f) => f.camp === who.camp && isHurt(f) && inContact(g, who, f));

/** AD1-TCON-13, Cœur: an adjacent figure. */
const baguetteDeSoin: SharedEffect = {
  use: {
    id: 'baguette-de-soin',
    rule: 'AD1-TCON-13',
    prompts: { guerir: { fr: (a) => `${figure(a)} : qui soigner ?`, en: (a) => `Whom does ${figure(a)} heal?` } },
    type: 'standard',
    can: (g, { who }) => patients(g, who).length > 0,
    *run(g, { who }) {
      const patient = yield* chooseFigure(who, {
        id: 'guerir',
        figures: patients(g, who),
        rule: 'AD1-TCON-13',
      });
      heal(g, patient, { amount: 1, by: 'baguette-de-soin', rules: ['AD1-TCON-13'] });
    },
  },
};

export const REMEDIES: readonly SharedEffect[] = [
  gommeDeSoins,
  potionDeSoinsMineurs,
  antiPoison,
  fortifiant,
  onguent,
  baguetteDeSoin,
];

export const remedyWords = defineWords({
  prompts: {
    'quel-etat': {
      fr: ({ who }) => `Quel état retirer à ${who} ?`,
      en: ({ who }) => `Which state does ${who} get rid of?`,
    },
  },
});
