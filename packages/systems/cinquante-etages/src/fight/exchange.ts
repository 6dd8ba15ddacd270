import type { Consequence, Side } from '../events.ts';
import type { Variants } from '../variants.ts';

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

export interface Duel {
  readonly hero: Fighter;
  readonly creature: Fighter;
  readonly dice: Dice;
}

export interface Verdict {
  readonly winner: Side | 'none' | 'both';
  readonly gap: number;
  readonly critical: boolean;
}

/** C50-JET-13, C50-JET-14: characteristic - D20. */
export const marginOf = (value: number, die: number): number => value - die;

/** C50-CRIT-01, C50-CRIT-06, C50-CRIT-08: a creature's 1 is one too. */
export const isCritical = (die: number): boolean => die === 1;
export const isFumble = (die: number): boolean => die === 20;

/** C50-JET-17: equal réussites; C50-CRIT-07: two 1s count alike; C50-Q-18: and so do two 20s where a 20 loses. */
export function isTie({ hero, creature, dice }: Duel, { fumbleLoses }: Variants): boolean {
  const critical = isCritical(dice.hero) || isCritical(dice.creature);
  const fumble = fumbleLoses === 'yes' && (isFumble(dice.hero) || isFumble(dice.creature));
  if (critical || fumble) return dice.hero === dice.creature;
  return marginOf(hero.value, dice.hero) === marginOf(creature.value, dice.creature);
}

/** C50-Q-13: both reroll within the exchange; a 20 that is thrown again counts for nothing either. */
export const mustReroll = (duel: Duel, { winner }: Verdict, variants: Variants): boolean =>
  variants.tie === 'reroll' && winner === 'none' && isTie(duel, variants);

const NOBODY: Verdict = { winner: 'none', gap: 0, critical: false };

/** C50-JET-15, C50-JET-16, C50-CRIT-02, C50-CRIT-07: who inflicts damage, and by how much they won. */
export function judge(duel: Duel, variants: Variants): Verdict {
  const { hero, creature, dice } = duel;
  if (isTie(duel, variants)) return settleTie(duel, variants);
  if (isCritical(dice.hero)) return { winner: 'hero', gap: criticalGap(hero, variants), critical: true };
  if (isCritical(dice.creature)) return { winner: 'creature', gap: criticalGap(creature, variants), critical: true };
  const difference = marginOf(hero.value, dice.hero) - marginOf(creature.value, dice.creature);
  const winner = winnerOf(dice, difference, variants);
  // C50-JET-04: success is not needed; C50-Q-10 asks for it.
  if (variants.successNeeded === 'yes' && !hasSucceeded(duel, winner)) return NOBODY;
  // C50-Q-18: a side that loses by its 20 alone loses by 1 at least.
  return { winner, gap: Math.max(1, winner === 'hero' ? difference : -difference), critical: false };
}

function winnerOf(dice: Dice, difference: number, { fumbleLoses }: Variants): Side {
  if (fumbleLoses === 'yes' && isFumble(dice.hero)) return 'creature';
  if (fumbleLoses === 'yes' && isFumble(dice.creature)) return 'hero';
  return difference > 0 ? 'hero' : 'creature';
}

/** C50-JET-17: a tie hits nobody; C50-Q-13 may let the higher value hit with a gap of 0, C50-Q-17 both with two 1s. */
function settleTie(duel: Duel, { doubleCrit, tie, successNeeded }: Variants): Verdict {
  const { hero, creature, dice } = duel;
  if (doubleCrit === 'both' && isCritical(dice.hero)) return { winner: 'both', gap: 1, critical: true };
  if (tie !== 'higher' || hero.value === creature.value) return NOBODY;
  const winner = hero.value > creature.value ? 'hero' : 'creature';
  if (successNeeded === 'yes' && !hasSucceeded(duel, winner)) return NOBODY;
  return { winner, gap: 0, critical: false };
}

/** C50-JET-03. */
export const hasSucceeded = ({ hero, creature, dice }: Duel, side: Side): boolean =>
  side === 'hero' ? dice.hero <= hero.value : dice.creature <= creature.value;

/** C50-CRIT-03, C50-CRIT-05; C50-Q-15 keeps the natural margin. */
export const criticalGap = ({ value }: Fighter, { critGap }: Variants): number => (critGap === 'one' ? 1 : value - 1);

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
  const least = variants.minDamage === 'one' ? 1 : 0; // C50-Q-14
  const weapon = by.damage;
  const plain = gap + weapon + by.atk - armour;
  const floored = Math.max(least, plain);
  const final = critical ? doubled(plain, { gap, weapon, atk: by.atk, armour, least }, variants) : floored;
  const afterHalf = halved ? Math.max(least, Math.floor(final / 2)) : final;
  return {
    gap,
    weapon,
    atk: by.atk,
    armour: -armour,
    floor: floored - plain,
    doubled: final - floored,
    halved: afterHalf - final,
    plus,
    total: afterHalf + plus, // C50-CRIT-18: neither doubled nor stopped by armour.
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

export interface Settled {
  readonly duel: Duel;
  readonly verdict: Verdict;
  readonly consequence: Consequence;
  readonly halved: boolean;
  /** C50-Q-20: what waits for the next hit. */
  readonly pending: number;
}

/** C50-DEG-07: the blow each side receives, undefined for a side that is not hit. */
export function blowsOf(
  { duel, verdict, consequence, halved, pending }: Settled,
  variants: Variants,
): { readonly onCreature: Damage | undefined; readonly onHero: Damage | undefined } {
  const { hero, creature, dice } = duel;
  const { winner, gap, critical } = verdict;
  const blow = (by: Side, { plus, halved }: Pick<Blow, 'plus' | 'halved'>): Damage | undefined => {
    if (winner !== by && winner !== 'both') return undefined;
    const [striker, struck] = by === 'hero' ? [hero, creature] : [creature, hero];
    const gapOfBlow = winner === 'both' ? criticalGap(striker, variants) : gap;
    return damageOf({ by: striker, armour: struck.armour, gap: gapOfBlow, critical, halved, plus }, variants);
  };
  // C50-CRIT-19; C50-Q-19: a creature's 20 may cost it 1 more.
  const creaturePlus = isFumble(dice.creature) && variants.creatureFumble === 'plusOne' ? 1 : 0;
  return {
    onCreature: blow('hero', { plus: creaturePlus, halved: false }),
    onHero: blow('creature', { plus: (consequence === 'plusOne' ? 1 : 0) + pending, halved }),
  };
}

/**
 * C50-CHA-05: shares of breakage and of damage +1; the rest is no consequence (C50-CRIT-14). Charisma (C50-CAR-06) adds to
 * that rest (C50-CHA-01) what it takes from breakage first (C50-CHA-02, C50-CHA-04), then, past 30 points, from damage +1
 * (C50-CHA-03, C50-CHA-06).
 */
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
