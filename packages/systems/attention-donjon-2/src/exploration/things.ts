import type { Figure } from '@souterrain/crawl';
import { magicAttacksOf } from '@souterrain/crawl/exploration';
import { afterShot } from '@souterrain/crawl/items';
import { chosen, defineWords, figure, one } from '@souterrain/crawl/text';
import type { Edition } from '@souterrain/crawl/world';
import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { noteAttack } from '../combat/strike.ts';
import { makeJet } from '../jets/make-jet.ts';
import { type Action, amountOf, type Effects } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack, Feature } from '../world/features.ts';

/** A thing that can be cut down or burst, as whoever strikes it meets it. */
interface Thing {
  readonly line: Action;
  readonly difficulty: readonly Term[];
  readonly armure: number;
  readonly attack?: AD2Attack;
}

/** AD2-PERI-04, AD2-PERI-06: the Dommages of one Jet against a thing; surplus Réussites have nothing else to buy. */
export function* strikeThing(g: AD2, who: Figure, { line, difficulty, armure, attack }: Thing): Rule<number> {
  const { options } = line;
  const { verdict } = yield* makeJet(g, {
    who,
    purpose: attack ? 'attaque' : 'action',
    attribute: line.attribute,
    skill: line.skill?.id ?? null,
    difficulty,
    action: line,
    options,
    attack,
    item: attack?.item,
    ...(attack?.dice ? { extraDice: [{ label: attack.id, value: attack.dice, rule: 'AD2-XCONV-05' }] } : {}),
  });
  if (!verdict.success) return 0;
  const own = line.outcome?.kind === 'own' ? line.outcome.effects : [];
  const more = options.some(({ effects }) => amountIn(effects, 'dommages') > 0) ? verdict.surplus : 0;
  return Math.max(0, amountIn(own, 'dommages') + more - Math.max(0, armure - amountIn(own, 'perforation')));
}

/** What a side that leaves no choice is worth under one name. */
const amountIn = ([effects = []]: Effects, id: string): number =>
  effects.reduce(
    (total, effect) => (effect.kind === 'valued' && effect.id === id ? total + amountOf(effect.amount, {}) : total),
    0,
  );

/** AD2-PERI-06: magic weapons only. */
export const hew: Edition<Feature, AD2, AD2Attack>['hew'] = function* (g, { who, hewn: { defense, armure }, label }) {
  const attack = yield* ask({
    id: 'arme-magique',
    seat: who.hero!.seat,
    rule: 'AD2-PERI-06',
    params: { figure: who.id, peripetie: label },
    options: (magicAttacksOf(g, who) as readonly AD2Attack[]).map((each, i) =>
      option(`frapper-${i + 1}`, each, { label: 'frapper-avec', params: { attack: each.id, item: each.item!.base } }),
    ),
  });
  noteAttack(g, who, { attack, how: 'standard' });
  afterShot(g, who, attack);
  const difficulty: readonly Term[] = [{ label: 'defense', value: defense, rule: 'AD2-PERI-06' }];
  return yield* strikeThing(g, who, { line: attack.line, difficulty, armure, attack });
};

export const thingWords = defineWords({
  prompts: {
    'arme-magique': {
      fr: (a) => `${figure(a)} frappe avec quelle arme magique ?`,
      en: (a) => `Which magic weapon does ${figure(a)} strike with?`,
    },
  },
  labels: { 'frapper-avec': (o) => one(chosen(o, 'item'), o.attackFacts(String(o.option.params.attack))) },
});
