import { describe, expect, test } from 'vitest';
import { all, duel, only } from '../../testing/duel.ts';
import { scene } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import { cinquanteEtages } from '../system.ts';
import { variantsOf } from '../variants.ts';
import { attackDamage, UNARMED, wornArmour } from './attack.ts';

const variants = variantsOf({});
const CREATURE = { id: 'gobelin', pv: 200 } as const;

describe('[C50-DEG-03] weapon damage is fixed', () => {
  test('[C50-DEG-03] Cimeterre 7, Boule de feu 8, unarmed 0', () => {
    expect(attackDamage(cinquanteEtages, { attack: { kind: 'weapon', id: 'cimeterre' }, variants })).toBe(7);
    expect(attackDamage(cinquanteEtages, { attack: { kind: 'spell', id: 'boule-de-feu' }, variants })).toBe(8);
    expect(attackDamage(cinquanteEtages, { attack: { kind: 'scroll', id: 'boule-de-feu' }, variants })).toBe(8);
    expect(attackDamage(cinquanteEtages, { attack: UNARMED, variants })).toBe(0);
  });

  test('[C50-DEG-03] of what was used in this exchange, not of the best that is carried', () => {
    const hero: GivenHero = { for: 5, agi: 5, bonusAtk: 0, weapons: ['dague', 'cimeterre', 'massue'] };
    const { events } = duel(
      { hero, creature: { ...CREATURE, car: 1, armour: 0 } },
      { decisions: ['arme-dague', 'arme-cimeterre', 'arme-massue', 'mains-nues'], dice: Array(4).fill([5, 6]) },
    );
    // A gap of 5 each time.
    expect(all(events, 'creatureWounded').map((e) => e.amount)).toEqual([7, 12, 9, 5]);
  });
});

describe('[C50-DEG-05] the armour of the side that is hit', () => {
  const wounds = (hero: GivenHero, attack: string, ...objects: readonly string[]) => {
    const { events } = duel(
      { hero, creature: { id: 'ogre', car: 5, damage: 20, atk: 0, pv: 90 } },
      { decisions: [...objects, attack], dice: [[15, 5]] },
    );
    const { sums } = only(events, 'wounded');
    return -sums![0]!.terms.find((t) => t.label === 'armure')!.value;
  };

  test('[C50-DEG-05] Cotte de mailles 4 + Peau de pierre 3: 7', () => {
    const hero: GivenHero = { pv: 50, end: 16, armours: ['cotte-de-mailles'], scrolls: ['peau-de-pierre'] };
    expect(wounds(hero, 'arme-massue')).toBe(4);
    expect(wounds(hero, 'arme-massue', 'lire-peau-de-pierre')).toBe(7);
  });

  test('[C50-DEG-05] Rôdeur, Cuir 2 + shield 1: 3', () => {
    const hero: GivenHero = { classe: 'rodeur', pv: 50, end: 16, armours: ['cuir'], weapons: ['dague', 'massue'] };
    expect(wounds(hero, 'arme-dague')).toBe(3);
    // The shield is of no use with a heavy weapon.
    expect(wounds(hero, 'arme-massue')).toBe(2);
  });

  test('[C50-DEG-05] what is carried and not worn does not protect', () => {
    const { hero } = scene({ heroes: [{ armours: ['cuir', 'armure-runique'], worn: 'cuir' }] });
    expect(wornArmour(cinquanteEtages, hero)).toBe(2);
  });

  test('[C50-DEG-05] the armour column for a creature', () => {
    const { events } = duel(
      { hero: { for: 5, bonusAtk: 0 }, creature: { id: 'golem', car: 1, armour: 6, pv: 90 } },
      { decisions: ['arme-massue'], dice: [[5, 11]] },
    );
    expect(only(events, 'creatureWounded').amount).toBe(10 + 4 - 6);
  });
});
