import type { RuleId } from '@souterrain/catalog';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { C50Attack } from '../events.ts';
import { type ExchangeOdds, exchangeOdds, type Position } from '../odds/index.ts';
import type { C50, Creature, FoeKind, Hero } from '../state.ts';
import { gainGold } from '../treasure/gold.ts';
import { attackDamage, attacksOf, characteristicOf, heroValue } from './attack.ts';
import { exchange } from './duel.ts';
import { type FightObject, objectOptions, useObject } from './objects.ts';
import { retreat } from './retreat.ts';

/** C50-CBT-10: a fight that lasts this long is a fault of the content. */
const MOST_EXCHANGES = 500;

export type FightResult = 'won' | 'lost' | 'smoke' | 'retreat' | 'stalled';

interface Foe {
  readonly kind: FoeKind;
  readonly creature: Creature;
  /** The square the hero came from, for a retreat (C50-Q-23). */
  readonly from: number;
}

/** C50-CBT-01, C50-CBT-02: one player against one creature, exchange after exchange, until a side is dead. */
export function* fight(g: C50, hero: Hero, { kind, creature, from }: Foe): Rule<FightResult> {
  g.emit({
    type: 'fightStarted',
    seat: hero.seat,
    kind,
    creature,
    rules: kind === 'patrol' ? ['C50-RUN-05'] : ['C50-CASE-07', 'C50-CBT-01'],
  });
  for (let n = 1; n <= MOST_EXCHANGES; n++) {
    const choice = yield* choose(g, hero, n);
    if (choice === 'smoke') return end(g, hero, 'smoke');
    if (choice === 'retreat') return (yield* retreat(g, hero)) ? end(g, hero, 'retreat', from) : end(g, hero, 'lost');
    yield* exchange(g, hero, { n, attack: choice });
    if (hero.pv === 0) return end(g, hero, 'lost');
    if (g.state.fight!.creature.pv === 0) return end(g, hero, 'won');
  }
  // C50-Q-10: where a blow must succeed, two feeble sides may never hurt each other; they part.
  if (g.state.variants.successNeeded === 'yes') return end(g, hero, 'stalled');
  throw new Error(`C50-CBT-10: no end after ${MOST_EXCHANGES} exchanges against ${creature.id}`);
}

const END_RULES: Readonly<Record<FightResult, readonly RuleId[]>> = {
  won: ['C50-CBT-02', 'C50-CBT-09'],
  lost: ['C50-CBT-02', 'C50-CBT-09'],
  retreat: ['C50-CBT-02', 'C50-CBT-09'],
  smoke: ['C50-MAG-07'],
  stalled: ['C50-CBT-10'],
};

/** C50-CBT-07: gold for the winner, none from a patrol; C50-CBT-09: effects of the fight end with it. */
function end(g: C50, hero: Hero, result: FightResult, to?: number): FightResult {
  const { kind, creature } = g.state.fight!;
  const { seat } = hero;
  g.emit({
    type: 'fightEnded',
    seat,
    result,
    rules: END_RULES[result],
  });
  if (result === 'won' && kind !== 'patrol') gainGold(g, hero, { base: creature.gold, from: 'creature' });
  if (to !== undefined) {
    g.emit({ type: 'retreated', seat, to, rules: ['C50-CBT-06'] });
    if (g.state.move) g.emit({ type: 'moveEnded', seat, cell: to, rules: ['C50-CBT-06'] });
  }
  return result;
}

type Choice = { readonly attack: C50Attack } | { readonly object: FightObject };

/** C50-CBT-03, steps 1 and 2: one object at most, then the attack, both before any die. */
function* choose(g: C50, hero: Hero, n: number): Rule<C50Attack | 'smoke' | 'retreat'> {
  const { seat } = hero;
  const fight = g.state.fight!;
  const params = { exchange: n, creature: fight.creature.id };
  const objects = objectOptions(g, hero);
  const position = { g, hero, n };
  const odds = exchangeOdds(
    position,
    objects.map(({ value }) => value),
  );
  const first = yield* ask<Choice>({
    id: 'echange',
    seat,
    rule: 'C50-CBT-03',
    params,
    options: [...attackOptions(position, odds), ...objects.map((o) => objectOption(o, odds))],
  });
  if ('attack' in first) return first.attack;
  if (first.object.use === 'retreat') return 'retreat';
  useObject(g, hero, first.object);
  if (first.object.use === 'fumee') return 'smoke';
  // C50-CBT-04: a second object in the same exchange is not offered.
  const second = yield* ask<Choice>({
    id: 'attaque',
    seat,
    rule: 'C50-CBT-03',
    params,
    options: attackOptions(position, exchangeOdds(position, [])),
  });
  return (second as { attack: C50Attack }).attack;
}

const objectOption = (o: Option<FightObject>, odds: ExchangeOdds | undefined): Option<Choice> => ({
  ...o,
  value: { object: o.value },
  odds: odds?.object(o.value),
});

const attackOptions = ({ g, hero }: Position, odds: ExchangeOdds | undefined): readonly Option<Choice>[] =>
  attacksOf(g, hero).map((attack) => {
    const way = { attack, variants: g.state.variants };
    const characteristic = characteristicOf(g, hero, attack);
    const params = {
      attack: attack.id,
      characteristic,
      value: heroValue(g, hero, way),
      damage: attackDamage(g, way),
    };
    return option(attackId(attack), { attack }, { label: attack.kind, params, odds: odds?.attack(attack) });
  });

const PREFIX = { weapon: 'arme-', spell: 'sort-', scroll: 'parchemin-', unarmed: '' } as const;
const attackId = (attack: C50Attack): string => PREFIX[attack.kind] + attack.id;
