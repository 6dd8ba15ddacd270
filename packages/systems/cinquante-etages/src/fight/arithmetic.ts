import type { RuleId } from '@souterrain/catalog';
import { type Sum, sum, type Term } from '@souterrain/kernel';
import type { WithContent } from '../content/index.ts';
import type { C50Attack } from '../events.ts';
import type { Creature, Hero, Known } from '../state.ts';
import { characteristicOf, magicModifier } from './attack.ts';
import type { Damage, Dice } from './exchange.ts';

/** C50-JET-13: both réussites, term by term. */
export function marginSums(
  g: Known,
  hero: Hero,
  { attack, creature, dice }: { attack: C50Attack; creature: Creature; dice: Dice },
): readonly Sum[] {
  const characteristic = characteristicOf(g, hero, attack);
  const modifier = magicModifier(g, hero, { attack, variants: g.state.variants });
  const mine: Term[] = [{ label: characteristic, value: hero.car[characteristic], rule: RULE_OF[attack.kind] }];
  if (modifier !== 0) mine.push({ label: 'non-mage', value: modifier, rule: 'C50-JET-10' });
  mine.push({ label: 'd20', value: -dice.hero, rule: 'C50-JET-13' });
  return [sum('reussite-heros', mine), creatureMarginSum(g, creature, dice.creature)];
}

export function creatureMarginSum({ content }: WithContent, creature: Creature, die: number): Sum {
  return sum('reussite-creature', [
    { label: content.creatures[creature.id]!.characteristic, value: creature.car, rule: 'C50-JET-18' },
    { label: 'd20', value: -die, rule: 'C50-JET-13' },
  ]);
}

const RULE_OF = {
  weapon: 'C50-JET-05',
  unarmed: 'C50-JET-19',
  spell: 'C50-JET-08',
  scroll: 'C50-JET-09',
} as const satisfies Record<C50Attack['kind'], RuleId>;

/** C50-DEG-08: the damage, in the order it is computed; steps that changed nothing are left out. */
export function blowSum(damage: Damage): Sum {
  const terms: Term[] = [{ label: 'ecart', value: damage.gap, rule: 'C50-DEG-02' }];
  for (const [key, label, rule] of STEPS) if (damage[key] !== 0) terms.push({ label, value: damage[key], rule });
  return sum('degats', terms);
}

const STEPS: readonly (readonly [key: Exclude<keyof Damage, 'gap' | 'total'>, label: string, rule: RuleId])[] = [
  ['weapon', 'arme', 'C50-DEG-03'],
  ['atk', 'bonus-atk', 'C50-DEG-04'],
  ['armour', 'armure', 'C50-DEG-05'],
  ['floor', 'plancher', 'C50-DEG-06'],
  ['doubled', 'double', 'C50-CRIT-04'],
  ['halved', 'moitie', 'C50-CBT-08'],
  ['plus', 'plus-un', 'C50-CRIT-13'],
];
