import type { Opposed, Roll } from '../attention-donjon/index.ts';
import type { EnemyAction } from '../attention-donjon-2/index.ts';
import type { Duel, Fighter } from '../cinquante-etages/index.ts';
import type { Assault } from '../heros-bataillons/index.ts';
import type { Given } from './questions.ts';

export function opposedOf({
  attacker,
  defender,
  minimum,
  blessed,
  cursed,
  poker,
  ...its
}: Given<'attention-donjon/opposed'>) {
  return {
    attacker: { dice: attacker, blessed, cursed, poker } satisfies Roll,
    defender: { dice: defender, blessed: its.defenderBlessed, cursed: its.defenderCursed, poker } satisfies Roll,
    minimum,
  } satisfies Opposed;
}

/** What the hero fights with for a time: whatever is not said is as for the rest of the duel. */
type Other = { readonly [Figure in 'value' | 'damage' | 'atk']: number | undefined };

function otherwise(hero: Fighter, { value, damage, atk }: Other): Fighter | undefined {
  if (value === undefined && damage === undefined && atk === undefined) return undefined;
  return { ...hero, value: value ?? hero.value, damage: damage ?? hero.damage, atk: atk ?? hero.atk };
}

type Sides = Given<'cinquante-etages/duel-table'> & Pick<Given<'cinquante-etages/duel'>, 'value' | 'creatureValue'>;

export const sidesOf = (given: Sides): Pick<Duel, 'hero' | 'creature'> => ({
  hero: {
    pv: given.pv,
    value: given.value,
    damage: given.damage,
    atk: given.atk,
    armour: given.armour,
    charisma: given.charisma,
  },
  creature: {
    pv: given.creaturePv,
    value: given.creatureValue,
    damage: given.creatureDamage,
    atk: given.creatureAtk,
    armour: given.creatureArmour,
  },
});

export function duelOf(given: Given<'cinquante-etages/duel'>): Duel {
  const { hero, creature } = sidesOf(given);
  const { value, damage, atk, armour } = hero;
  const fighter = { value, damage, atk, armour };
  const opening = otherwise(fighter, {
    value: given.openingValue,
    damage: given.openingDamage,
    atk: given.openingAtk,
  });
  // Broken, the weapon leaves bare hands: no damage of its own unless another one is said.
  const afterBreakage = otherwise(
    { ...fighter, damage: 0 },
    { value: given.brokenValue, damage: given.brokenDamage, atk: given.brokenAtk },
  );
  return {
    hero,
    creature,
    ranged: given.ranged,
    ...(opening && { opening }),
    ...(afterBreakage && { afterBreakage }),
  };
}

/** The enemy action, as its own figures say it. */
export const enemyActionOf = ({ onFailure, onSuccess, sante: _, ...jet }: Given<'attention-donjon-2/enemy'>) =>
  ({ ...jet, failure: onFailure, success: onSuccess }) satisfies EnemyAction;

export function attackOf({
  attackers,
  armour,
  end,
  for: force,
  ...attacker
}: Given<'heros-bataillons/attack'>): Assault {
  return { attackers: Array.from({ length: attackers }, () => attacker), target: { armour, end, for: force } };
}
