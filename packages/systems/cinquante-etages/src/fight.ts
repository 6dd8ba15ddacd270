import type { RuleId } from '@souterrain/catalog';
import { ask, type Option, option, type Rule, roll, rollOne } from '@souterrain/kernel';
import { blowSum, marginSums } from './arithmetic.ts';
import {
  attackDamage,
  attacksOf,
  characteristicOf,
  heroValue,
  isMagic,
  isRanged,
  STONE_SKIN,
  shieldOf,
  wornArmour,
} from './attack.ts';
import type { Attack, Consequence, Side } from './events.ts';
import {
  consequenceOf,
  criticalGap,
  type Duel,
  damageOf,
  type Fighter,
  hasSucceeded,
  isCritical,
  isFumble,
  isTie,
  judge,
  marginOf,
  type Verdict,
} from './exchange.ts';
import { gainGold } from './gold.ts';
import { wound } from './health.ts';
import { type FightObject, objectOptions, useObject } from './objects.ts';
import { retreat } from './retreat.ts';
import type { C50, Creature, Fight, FoeKind, Hero } from './state.ts';
import type { Variants } from './variants.ts';

/** C50-CBT-10: a fight that lasts this long is a fault of the content. */
const MOST_EXCHANGES = 500;

export type FightResult = 'won' | 'lost' | 'smoke' | 'retreat';

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
  throw new Error(`C50-CBT-10: no end after ${MOST_EXCHANGES} exchanges against ${creature.id}`);
}

/** C50-CBT-07: gold for the winner, none from a patrol; C50-CBT-09: effects of the fight end with it. */
function end(g: C50, hero: Hero, result: FightResult, to?: number): FightResult {
  const { kind, creature } = g.state.fight!;
  const { seat } = hero;
  g.emit({
    type: 'fightEnded',
    seat,
    result,
    rules: result === 'smoke' ? ['C50-MAG-07'] : ['C50-CBT-02', 'C50-CBT-09'],
  });
  if (result === 'won' && kind !== 'patrol') gainGold(g, hero, { base: creature.gold, from: 'creature' });
  if (to !== undefined) {
    g.emit({ type: 'retreated', seat, to, rules: ['C50-CBT-06'] });
    if (g.state.move) g.emit({ type: 'moveEnded', seat, cell: to, rules: ['C50-CBT-06'] });
  }
  return result;
}

type Choice = { readonly attack: Attack } | { readonly object: FightObject };

/** C50-CBT-03, steps 1 and 2: one object at most, then the attack, both before any die. */
function* choose(g: C50, hero: Hero, n: number): Rule<Attack | 'smoke' | 'retreat'> {
  const { seat } = hero;
  const fight = g.state.fight!;
  const params = { exchange: n, creature: fight.creature.id };
  const objects = objectOptions(g.state, hero).map((o): Option<Choice> => ({ ...o, value: { object: o.value } }));
  const first = yield* ask<Choice>({
    id: 'echange',
    seat,
    rule: 'C50-CBT-03',
    params,
    options: [...attackOptions(hero, g.state.variants), ...objects],
  });
  if ('attack' in first) return first.attack;
  if (first.object === 'retreat') return 'retreat';
  useObject(g, hero, first.object);
  if (first.object === 'fumee') return 'smoke';
  // C50-CBT-04: a second object in the same exchange is not offered.
  const second = yield* ask<Choice>({
    id: 'attaque',
    seat,
    rule: 'C50-CBT-03',
    params,
    options: attackOptions(hero, g.state.variants),
  });
  return (second as { attack: Attack }).attack;
}

const attackOptions = (hero: Hero, variants: Variants): readonly Option<Choice>[] =>
  attacksOf(hero).map((attack) => {
    const characteristic = characteristicOf(hero, attack);
    const value = heroValue(hero, attack, variants);
    const params = { attack: attack.id, characteristic, value, damage: attackDamage(attack, variants) };
    return option(attackId(attack), { attack }, { label: attack.kind, params });
  });

const PREFIX = { weapon: 'arme-', spell: 'sort-', scroll: 'parchemin-', unarmed: '' } as const;
const attackId = (attack: Attack): string => PREFIX[attack.kind] + attack.id;

/** C50-CBT-03, steps 3 to 7. */
function* exchange(g: C50, hero: Hero, { n, attack }: { n: number; attack: Attack }): Rule<void> {
  const { seat } = hero;
  g.emit({ type: 'attackChosen', seat, exchange: n, attack, rules: ['C50-CBT-03', 'C50-CBT-05'] });
  const { variants } = g.state;
  const me = heroFighter(g, hero, attack);
  const foe = creatureFighter(g, attack);
  let duel = yield* rollDuel(g, hero, { me, foe, attack });
  let verdict = judge(duel, variants);
  // C50-Q-13: both reroll within the exchange; a 20 that is thrown again counts for nothing either.
  while (variants.tie === 'reroll' && verdict.winner === 'none' && isTie(duel, variants)) {
    duel = yield* rollDuel(g, hero, { me, foe, attack });
    verdict = judge(duel, variants);
  }
  const consequence = yield* fumble(g, hero, { die: duel.dice.hero, attack });
  strike(g, hero, { duel, verdict, consequence, halved: n === 1 && isRanged(attack) });
  wear(g, hero, attack, consequence);
}

function heroFighter(g: C50, hero: Hero, attack: Attack): Fighter {
  const stone = g.state.fight!.stoneSkin ? STONE_SKIN : 0;
  return {
    value: heroValue(hero, attack, g.state.variants),
    damage: attackDamage(attack, g.state.variants),
    atk: hero.bonusAtk,
    armour: wornArmour(hero) + shieldOf(hero, attack) + stone,
  };
}

/** C50-DEG-05; C50-Q-27: magic may ignore the creature's armour. */
function creatureFighter(g: C50, attack: Attack): Fighter {
  const { car, damage, atk, armour } = g.state.fight!.creature;
  const ignored = isMagic(attack) && g.state.variants.magicArmour === 'ignored';
  return { value: car, damage, atk, armour: ignored ? 0 : armour };
}

/** C50-JET-02: both D20 at once. */
function* rollDuel(g: C50, hero: Hero, { me, foe, attack }: { me: Fighter; foe: Fighter; attack: Attack }): Rule<Duel> {
  const { seat } = hero;
  const faces = yield* roll({ seat, count: 2, sides: 20, rule: 'C50-JET-02' });
  const dice = { hero: faces[0]!, creature: faces[1]! };
  const duel = { hero: me, creature: foe, dice };
  g.emit({
    type: 'duelRolled',
    seat,
    ...dice,
    heroMargin: marginOf(me.value, dice.hero),
    creatureMargin: marginOf(foe.value, dice.creature),
    heroSucceeded: hasSucceeded(duel, 'hero'),
    creatureSucceeded: hasSucceeded(duel, 'creature'),
    rules: ['C50-JET-02', 'C50-JET-13'],
    sums: marginSums(hero, { attack, variants: g.state.variants, creature: g.state.fight!.creature, dice }),
  });
  return duel;
}

/** C50-CRIT-10, C50-CRIT-16: the d100 right after the D20; a creature rolls none (C50-CRIT-19). */
function* fumble(g: C50, hero: Hero, { die, attack }: { die: number; attack: Attack }): Rule<Consequence> {
  if (!isFumble(die)) return 'nothing';
  const { seat } = hero;
  const d100 = yield* rollOne(seat, 100, 'C50-CRIT-15');
  const drawn = consequenceOf(d100, hero.car.cha);
  const spared = drawn === 'breakage' ? NOTHING_TO_BREAK[attack.kind] : undefined;
  const consequence = spared ? 'nothing' : drawn;
  const rules: RuleId[] = ['C50-CRIT-08', 'C50-CRIT-10', 'C50-CHA-05'];
  if (spared) rules.push(spared);
  g.emit({ type: 'fumbled', seat, die: d100, consequence, rules });
  return consequence;
}

/** Bare hands do not break, and a scroll is used up anyway. */
const NOTHING_TO_BREAK: Partial<Record<Attack['kind'], RuleId>> = { unarmed: 'C50-CRIT-24', scroll: 'C50-CRIT-25' };

interface Strike {
  readonly duel: Duel;
  readonly verdict: Verdict;
  readonly consequence: Consequence;
  readonly halved: boolean;
}

/** C50-CBT-03, steps 5 and 6; C50-DEG-07: the loser alone is hurt, at the end of the exchange. */
function strike(g: C50, hero: Hero, { duel, verdict, consequence, halved }: Strike): void {
  const { seat } = hero;
  const { variants } = g.state;
  const fight = g.state.fight!;
  const { hero: me, creature: foe, dice } = duel;
  const { gap, critical, winner } = verdict;
  const hits = (side: Side) => winner === side || winner === 'both';
  const gapOf = (by: Fighter) => (winner === 'both' ? criticalGap(by, variants) : gap);
  const { pending } = fight;
  g.emit({ type: 'exchangeSettled', seat, winner, gap, critical, rules: reasonsOf(duel, verdict, variants) });
  if (hits('hero')) {
    // C50-CRIT-19; C50-Q-19: a creature's 20 may cost it 1 more.
    const plus = isFumble(dice.creature) && variants.creatureFumble === 'plusOne' ? 1 : 0;
    const blow = { by: me, armour: foe.armour, gap: gapOf(me), critical, halved: false, plus };
    hurtCreature(g, hero, fight, damageOf(blow, variants));
  }
  if (hits('creature')) {
    const plus = (consequence === 'plusOne' ? 1 : 0) + pending;
    const damage = damageOf({ by: foe, armour: me.armour, gap: gapOf(foe), critical, halved, plus }, variants);
    wound(g, hero, {
      amount: damage.total,
      by: 'creature',
      rules: ['C50-DEG-01', 'C50-DEG-08'],
      sums: [blowSum(damage)],
    });
  } else if (consequence === 'plusOne') plusWithoutHit(g, hero);
}

function reasonsOf(duel: Duel, { winner, critical }: Verdict, variants: Variants): readonly RuleId[] {
  if (isTie(duel, variants)) return isCritical(duel.dice.hero) ? ['C50-CRIT-07'] : ['C50-JET-17'];
  if (critical) return ['C50-CRIT-02', 'C50-CRIT-03'];
  return winner === 'none' ? ['C50-JET-04'] : ['C50-JET-15'];
}

function hurtCreature(g: C50, hero: Hero, { creature }: Fight, damage: ReturnType<typeof damageOf>): void {
  const pv = Math.max(0, creature.pv - damage.total);
  const rules = ['C50-DEG-01', 'C50-DEG-08'] as const;
  g.emit({ type: 'creatureWounded', seat: hero.seat, amount: damage.total, pv, rules, sums: [blowSum(damage)] });
}

/** C50-CRIT-17: the +1 is lost when nobody hit the player; C50-Q-20 applies it all the same, or keeps it. */
function plusWithoutHit(g: C50, hero: Hero): void {
  const { fumblePlusOne } = g.state.variants;
  if (fumblePlusOne === 'always') wound(g, hero, { amount: 1, by: 'fumble', rules: ['C50-CRIT-17'] });
  else if (fumblePlusOne === 'next') g.emit({ type: 'plusOneKept', seat: hero.seat, rules: ['C50-CRIT-17'] });
}

/** C50-CBT-03, step 7: a scroll is used up anyway; what was used for the roll breaks or is forgotten (C50-CRIT-27). */
function wear(g: C50, hero: Hero, attack: Attack, consequence: Consequence): void {
  const { seat } = hero;
  if (attack.kind === 'scroll') {
    // C50-CRIT-25: breakage has nothing more to take.
    g.emit({
      type: 'itemSpent',
      seat,
      item: { kind: 'scroll', id: attack.id },
      why: 'used',
      rules: ['C50-JET-12', 'C50-MAG-03'],
    });
    return;
  }
  if (consequence !== 'breakage') return;
  if (attack.kind === 'weapon')
    g.emit({
      type: 'itemSpent',
      seat,
      item: { kind: 'weapon', id: attack.id },
      why: 'broken',
      rules: ['C50-CRIT-11', 'C50-CRIT-23'],
    });
  else if (attack.kind === 'spell')
    g.emit({ type: 'spellForgotten', seat, spell: attack.id, rules: ['C50-CRIT-12', 'C50-CRIT-26'] });
}
