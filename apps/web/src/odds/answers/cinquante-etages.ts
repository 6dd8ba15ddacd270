import { type Duel, duel, type Fighter } from '@souterrain/odds/cinquante-etages';
import type { Given } from '../questions.ts';
import type { Answers } from './answers.ts';
import { chanceOf, gridOf, reportOf, upTo } from './report.ts';

/** What the hero fights with for a time: whatever is not said is as for the rest of the duel. */
type Other = { readonly [Figure in 'value' | 'damage' | 'atk']: number | undefined };

function otherwise(hero: Fighter, { value, damage, atk }: Other): Fighter | undefined {
  if (value === undefined && damage === undefined && atk === undefined) return undefined;
  return { ...hero, value: value ?? hero.value, damage: damage ?? hero.damage, atk: atk ?? hero.atk };
}

type Sides = Given<'cinquante-etages', 'duel-table'>;

const sidesOf = (given: Sides, values: { value: number; creatureValue: number }): Pick<Duel, 'hero' | 'creature'> => ({
  hero: {
    pv: given.pv,
    value: values.value,
    damage: given.damage,
    atk: given.atk,
    armour: given.armour,
    charisma: given.charisma,
  },
  creature: {
    pv: given.creaturePv,
    value: values.creatureValue,
    damage: given.creatureDamage,
    atk: given.creatureAtk,
    armour: given.creatureArmour,
  },
});

export const cinquanteEtages: Answers<'cinquante-etages'> = {
  duel(given) {
    const { hero, creature } = sidesOf(given, given);
    const opening = otherwise(hero, {
      value: given.openingValue,
      damage: given.openingDamage,
      atk: given.openingAtk,
    });
    // Broken, the weapon leaves bare hands: no damage of its own unless another one is said.
    const afterBreakage = otherwise(
      { ...hero, damage: 0 },
      { value: given.brokenValue, damage: given.brokenDamage, atk: given.brokenAtk },
    );
    const odds = duel({
      hero,
      creature,
      ranged: given.ranged,
      ...(opening && { opening }),
      ...(afterBreakage && { afterBreakage }),
    });
    return reportOf({
      figures: [
        chanceOf('wins', odds.wins),
        chanceOf('loses', odds.loses),
        chanceOf('unsettled', odds.unsettled),
        { label: { of: 'exchanges' }, value: odds.exchanges, unit: 'mean' },
      ],
      series: [
        { label: { of: 'pvLeft' }, distribution: odds.pv },
        { label: { of: 'creaturePvLeft' }, distribution: odds.creaturePv },
      ],
    });
  },

  'duel-table': (given) =>
    gridOf(
      { axis: 'value', values: upTo(4, 18, 2) },
      { axis: 'creatureValue', values: upTo(4, 18, 2) },
      { cell: (value, creatureValue) => duel(sidesOf(given, { value, creatureValue })).wins },
    ),
};
