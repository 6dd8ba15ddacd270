import type { Consequence, Side } from './events.ts';
import type { Variants } from './variants.ts';

/** One side of an exchange, reduced to figures. */
export interface Fighter {
  readonly value: number;
  readonly damage: number;
  readonly atk: number;
  readonly armour: number;
}

export interface Dice {
  readonly hero: number;
  readonly creature: number;
}

export interface Verdict {
  readonly winner: Side | 'none' | 'both';
  readonly gap: number;
  readonly critical: boolean;
}

/** C50-JET-13: characteristic - D20. */
export const marginOf = (value: number, die: number): number => value - die;

/** C50-CRIT-01, C50-CRIT-08. */
export const isCritical = (die: number): boolean => die === 1;
export const isFumble = (die: number): boolean => die === 20;

/** C50-JET-15, C50-JET-16, C50-CRIT-02, C50-CRIT-07: who inflicts damage, and by how much they won. */
export function judge(hero: Fighter, creature: Fighter, dice: Dice, variants: Variants): Verdict {
  const nobody: Verdict = { winner: 'none', gap: 0, critical: false };
  const heroCritical = isCritical(dice.hero);
  const creatureCritical = isCritical(dice.creature);
  if (heroCritical && creatureCritical)
    return variants.doubleCrit === 'both' ? { winner: 'both', gap: 1, critical: true } : nobody;
  if (heroCritical) return { winner: 'hero', gap: criticalGap(hero, variants), critical: true };
  if (creatureCritical) return { winner: 'creature', gap: criticalGap(creature, variants), critical: true };
  const difference = marginOf(hero.value, dice.hero) - marginOf(creature.value, dice.creature);
  const winner = winnerOf(hero, creature, dice, difference, variants);
  if (winner === 'none') return nobody;
  const [won, die] = winner === 'hero' ? [hero, dice.hero] : [creature, dice.creature];
  // C50-JET-04: success is not needed; C50-Q-10 asks for it.
  if (variants.successNeeded === 'yes' && die > won.value) return nobody;
  const gap = winner === 'hero' ? difference : -difference;
  // C50-Q-18: a side that loses by a 20 alone still loses by 1 at least.
  return { winner, gap: variants.fumbleLoses === 'yes' && gap <= 0 ? 1 : gap, critical: false };
}

function winnerOf(hero: Fighter, creature: Fighter, dice: Dice, difference: number, variants: Variants): Side | 'none' {
  if (variants.fumbleLoses === 'yes') {
    const heroFumbles = isFumble(dice.hero);
    const creatureFumbles = isFumble(dice.creature);
    if (heroFumbles && creatureFumbles) return 'none';
    if (heroFumbles) return 'creature';
    if (creatureFumbles) return 'hero';
  }
  if (difference > 0) return 'hero';
  if (difference < 0) return 'creature';
  // C50-JET-17: a tie hits nobody; C50-Q-13 may let the higher characteristic hit with a gap of 0.
  if (variants.tie !== 'higher' || hero.value === creature.value) return 'none';
  return hero.value > creature.value ? 'hero' : 'creature';
}

/** C50-CRIT-03, C50-CRIT-05; C50-Q-15 keeps the natural margin. */
const criticalGap = ({ value }: Fighter, { critGap }: Variants): number => (critGap === 'one' ? 1 : value - 1);

export interface Blow {
  readonly by: Fighter;
  readonly armour: number;
  readonly gap: number;
  readonly critical: boolean;
  /** C50-CBT-08: the target opened with a ranged weapon. */
  readonly halved: boolean;
  /** C50-CRIT-13: added last. */
  readonly plus: number;
}

/** Every step of C50-DEG-08, so that the whole arithmetic can be shown. */
export interface Damage {
  readonly gap: number;
  readonly weapon: number;
  readonly atk: number;
  readonly armour: number;
  /** What the floor of C50-DEG-06 gave back. */
  readonly floor: number;
  /** What a critical success added (C50-CRIT-04). */
  readonly doubled: number;
  /** What a ranged opening took away, as a negative number. */
  readonly halved: number;
  readonly plus: number;
  readonly total: number;
}

export function damageOf({ by, armour, gap, critical, halved, plus }: Blow, variants: Variants): Damage {
  const least = variants.minDamage === 'one' ? 1 : 0;
  const weapon = by.damage;
  const plain = gap + weapon + by.atk - armour;
  const floored = Math.max(least, plain);
  const final = critical ? doubled(plain, { gap, weapon, atk: by.atk, armour, least }, variants) : floored;
  const afterHalf = halved ? Math.floor(final / 2) : final;
  return {
    gap,
    weapon,
    atk: by.atk,
    armour: -armour,
    floor: floored - plain,
    doubled: final - floored,
    halved: afterHalf - final,
    plus,
    total: afterHalf + plus,
  };
}

/** C50-CRIT-04: the result is doubled, armour and floor included; C50-Q-16 doubles earlier. */
function doubled(
  plain: number,
  { gap, weapon, atk, armour, least }: { gap: number; weapon: number; atk: number; armour: number; least: number },
  { critDoubling }: Variants,
): number {
  if (critDoubling === 'beforeArmour') return Math.max(least, 2 * (gap + weapon + atk) - armour);
  if (critDoubling === 'weapon') return Math.max(least, gap + 2 * weapon + atk - armour);
  return 2 * Math.max(least, plain);
}

/** C50-CHA-05: shares of breakage and of damage +1; the rest is no consequence. */
export function fumbleShares(cha: number): readonly [breakage: number, plusOne: number, nothing: number] {
  const breakage = Math.max(0, 30 - cha);
  const plusOne = Math.max(0, 65 - Math.max(0, cha - 30));
  return [breakage, plusOne, 100 - breakage - plusOne];
}

/** C50-CRIT-15. */
export function consequenceOf(d100: number, cha: number): Consequence {
  const [breakage, plusOne] = fumbleShares(cha);
  if (d100 <= breakage) return 'breakage';
  return d100 <= breakage + plusOne ? 'plusOne' : 'nothing';
}
