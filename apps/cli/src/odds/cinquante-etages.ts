import { type Duel, duel, type Fighter } from '@souterrain/odds/cinquante-etages';
import { distributionJson, spreadJson } from './distribution.ts';
import type { Given } from './flags.ts';
import type { Answers } from './system.ts';

/** What the hero fights with for a time: whatever is not said is as for the rest of the duel. */
interface Other {
  readonly value: number | undefined;
  readonly damage: number | undefined;
  readonly atk: number | undefined;
}

function otherwise(hero: Fighter, { value, damage, atk }: Other): Fighter | undefined {
  if (value === undefined && damage === undefined && atk === undefined) return undefined;
  return { ...hero, value: value ?? hero.value, damage: damage ?? hero.damage, atk: atk ?? hero.atk };
}

export function orderOf(given: Given<'cinquante-etages', 'duel'>): Duel {
  const { pv, value, damage, atk, armour, charisma, ranged } = given;
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
    hero: { ...fighter, pv, charisma },
    creature: {
      pv: given.creaturePv,
      value: given.creatureValue,
      damage: given.creatureDamage,
      atk: given.creatureAtk,
      armour: given.creatureArmour,
    },
    ranged,
    ...(opening && { opening }),
    ...(afterBreakage && { afterBreakage }),
  };
}

export const answers: Answers<'cinquante-etages'> = {
  duel(given, words) {
    const odds = duel(orderOf(given));
    return {
      title: words.titles['cinquante-etages duel'],
      figures: [
        [words.wins, words.chance(odds.wins)],
        [words.loses, words.chance(odds.loses)],
        [words.unsettled, words.chance(odds.unsettled)],
        [words.exchanges, words.decimal(odds.exchanges)],
      ],
      series: [
        { label: words.pvLeft, distribution: odds.pv },
        { label: words.creaturePvLeft, distribution: odds.creaturePv },
      ],
      notes: [],
      json: {
        wins: odds.wins,
        loses: odds.loses,
        unsettled: odds.unsettled,
        exchanges: odds.exchanges,
        distribution: distributionJson(odds.pv),
        ...spreadJson(odds.pv),
        creature: { distribution: distributionJson(odds.creaturePv), ...spreadJson(odds.creaturePv) },
      },
    };
  },
};
