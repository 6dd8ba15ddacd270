import type { RuleId } from '@souterrain/catalog';
import { type Rule, roll, rollOne } from '@souterrain/kernel';
import type { WithContent } from '../content/index.ts';
import type { C50Attack, Consequence } from '../events.ts';
import { wound } from '../heroes/health.ts';
import type { C50, C50State, Fight, Hero, Known } from '../state.ts';
import type { Variants } from '../variants.ts';
import { blowSum, marginSums } from './arithmetic.ts';
import { attackDamage, heroValue, isMagic, isRanged, STONE_SKIN, shieldOf, wornArmour } from './attack.ts';
import {
  blowsOf,
  consequenceOf,
  type Damage,
  type Duel,
  type Fighter,
  hasSucceeded,
  isCritical,
  isFumble,
  isTie,
  judge,
  marginOf,
  mustReroll,
  type Verdict,
} from './exchange.ts';

/** C50-JET-01; C50-CBT-03, steps 3 to 7. */
export function* exchange(g: C50, hero: Hero, { n, attack }: { n: number; attack: C50Attack }): Rule<void> {
  const { seat } = hero;
  g.emit({ type: 'attackChosen', seat, exchange: n, attack, rules: ['C50-CBT-03', 'C50-CBT-05'] });
  const { variants } = g.state;
  const me = heroFighter(g, hero, attack);
  const foe = creatureFighter(g.state, attack);
  // C50-JET-02: both D20 at once.
  const dice = { seat, count: 2, sides: 20, rule: 'C50-JET-02' } as const;
  let duel = tellDuel(g, hero, { me, foe, attack, faces: yield* roll(g, dice) });
  let verdict = judge(duel, variants);
  while (mustReroll(duel, verdict, variants)) {
    duel = tellDuel(g, hero, { me, foe, attack, faces: yield* roll(g, dice) });
    verdict = judge(duel, variants);
  }
  // C50-CRIT-09, C50-CRIT-20, C50-CRIT-22: whoever wins or nobody, and for the hero alone. C50-CRIT-21: against a 1 too.
  const consequence = isFumble(duel.dice.hero) ? yield* fumble(g, hero, attack) : 'nothing';
  strike(g, hero, { duel, verdict, consequence, halved: isHalved(g, n, attack) });
  wear(g, hero, attack, consequence);
}

/** C50-CBT-08: opening with a ranged weapon halves the blow that comes back. */
export const isHalved = (g: WithContent, n: number, attack: C50Attack): boolean => n === 1 && isRanged(g, attack);

export function heroFighter(g: Known, hero: Hero, attack: C50Attack): Fighter {
  const { fight, variants } = g.state;
  const stone = fight!.stoneSkin ? STONE_SKIN : 0;
  return {
    value: heroValue(g, hero, { attack, variants }),
    damage: attackDamage(g, { attack, variants }),
    atk: hero.bonusAtk,
    armour: wornArmour(g, hero) + shieldOf(g, hero, attack) + stone,
  };
}

/** C50-DEG-05; C50-Q-27: magic may ignore the creature's armour. */
export function creatureFighter({ fight, variants }: C50State, attack: C50Attack): Fighter {
  const { car, damage, atk, armour } = fight!.creature;
  const ignored = isMagic(attack) && variants.magicArmour === 'ignored';
  return { value: car, damage, atk, armour: ignored ? 0 : armour };
}

interface Thrown {
  readonly me: Fighter;
  readonly foe: Fighter;
  readonly attack: C50Attack;
  readonly faces: readonly number[];
}

function tellDuel(g: C50, hero: Hero, { me, foe, attack, faces }: Thrown): Duel {
  const { seat } = hero;
  const dice = { hero: faces[0]!, creature: faces[1]! };
  const duel = { hero: me, creature: foe, dice };
  g.emit({
    type: 'duelRolled',
    seat,
    hero: dice.hero,
    creature: dice.creature,
    heroMargin: marginOf(me.value, dice.hero),
    creatureMargin: marginOf(foe.value, dice.creature),
    heroSucceeded: hasSucceeded(duel, 'hero'),
    creatureSucceeded: hasSucceeded(duel, 'creature'),
    rules: ['C50-JET-02', 'C50-JET-13'],
    sums: marginSums(g, hero, { attack, creature: g.state.fight!.creature, dice }),
  });
  return duel;
}

/** C50-CRIT-10, C50-CRIT-16: the d100 right after the D20; a creature rolls none (C50-CRIT-19). */
function* fumble(g: C50, hero: Hero, attack: C50Attack): Rule<Consequence> {
  const { seat } = hero;
  const d100 = yield* rollOne(g, { seat, sides: 100, rule: 'C50-CRIT-15' });
  const drawn = consequenceOf(d100, hero.car.cha);
  const spared = drawn === 'breakage' ? NOTHING_TO_BREAK[attack.kind] : undefined;
  const consequence = spared ? 'nothing' : drawn;
  const rules: RuleId[] = ['C50-CRIT-08', 'C50-CRIT-10', 'C50-CHA-05'];
  if (spared) rules.push(spared);
  g.emit({ type: 'fumbled', seat, die: d100, consequence, rules });
  return consequence;
}

/** Bare hands do not break, and a scroll is used up anyway. */
export const NOTHING_TO_BREAK: Partial<Record<C50Attack['kind'], RuleId>> = {
  unarmed: 'C50-CRIT-24',
  scroll: 'C50-CRIT-25',
};

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
  const { winner, gap, critical } = verdict;
  const { pending } = fight;
  g.emit({ type: 'exchangeSettled', seat, winner, gap, critical, rules: reasonsOf(duel, verdict, variants) });
  const { onCreature, onHero } = blowsOf({ duel, verdict, consequence, halved, pending }, variants);
  if (onCreature) hurtCreature(g, hero, fight, onCreature);
  if (onHero)
    wound(g, hero, {
      amount: onHero.total,
      by: 'creature',
      rules: ['C50-DEG-01', 'C50-DEG-08'],
      sums: [blowSum(onHero)],
    });
  else if (consequence === 'plusOne') plusWithoutHit(g, hero);
}

function reasonsOf(duel: Duel, { winner, critical }: Verdict, variants: Variants): readonly RuleId[] {
  if (isTie(duel, variants)) return isCritical(duel.dice.hero) ? ['C50-CRIT-07'] : ['C50-JET-17'];
  if (critical) return ['C50-CRIT-02', 'C50-CRIT-03'];
  return winner === 'none' ? ['C50-JET-04'] : ['C50-JET-15'];
}

function hurtCreature(g: C50, hero: Hero, { creature }: Fight, damage: Damage): void {
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
function wear(g: C50, hero: Hero, attack: C50Attack, consequence: Consequence): void {
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
