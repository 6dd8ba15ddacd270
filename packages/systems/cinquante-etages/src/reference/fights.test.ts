import { option } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { given } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import { attacksOf } from '../fight/attack.ts';
import { objectOptions } from '../fight/objects.ts';
import type { FoeKind } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { meanHit } from './danger.ts';
import { fightChoice } from './fights.ts';

interface Situation {
  readonly hero: GivenHero;
  readonly kind?: FoeKind;
  readonly exchange?: number;
}

/** What is used in an exchange against an Orque of floor 11: FOR 6, weapon 5, ATK 0. */
function choice({ hero, kind = 'square', exchange = 0 }: Situation): string {
  const state = given({ floor: 11, heroes: [hero], guardian: { id: 'orque' } });
  const { guardian } = state.floors[0]!;
  state.fight = { seat: 0, kind, creature: guardian, exchange, stoneSkin: false, pending: 0 };
  const one = state.heroes[0]!;
  const g = { content: cinquanteEtages.content, state };
  const options = [...attacksOf(g, one).map((attack) => option(attack.id, { attack })), ...objectOptions(g, one)];
  return options[fightChoice(g, one, options)]!.id;
}

describe('an exchange', () => {
  test('[C50-BAL-02] is fought with the best characteristic + damage, scrolls kept', () => {
    expect(choice({ hero: { weapons: ['massue', 'rapiere'], for: 6, agi: 4 } })).toBe('massue');
    expect(choice({ hero: { weapons: ['massue', 'rapiere'], for: 6, agi: 6 } })).toBe('rapiere');
    expect(choice({ hero: { weapons: ['massue'], for: 1, int: 16, scrolls: ['desintegration'] } })).toBe('massue');
    expect(choice({ hero: { classe: 'mage', int: 8, spells: ['etincelle', 'foudre'] } })).toBe('foudre');
  });

  test('[C50-BAL-02] is opened from afar where that is as good', () => {
    const hero: GivenHero = { classe: 'rodeur', agi: 8, weapons: ['dague', 'fronde'] };
    expect(choice({ hero })).toBe('fronde');
    expect(choice({ hero, exchange: 1 })).toBe('dague');
    expect(choice({ hero: { ...hero, weapons: ['rapiere', 'fronde'] } })).toBe('rapiere');
  });

  test('[C50-BAL-02] calls for a potion at or below the expected hit + 3', () => {
    // FOR 6 against FOR 6, weapon 5 and ATK 0 against armour 3.
    const least = Math.ceil(meanHit(0, 2)) + 3;
    const hero: GivenHero = { for: 6, end: 6, potions: ['potion-de-soin'] };
    expect(choice({ hero: { ...hero, pv: least } })).toBe('boire-potion-de-soin');
    expect(choice({ hero: { ...hero, pv: least + 1 } })).toBe('massue');
    expect(choice({ hero: { ...hero, pv: least, potions: [] } })).toBe('massue');
  });

  test('[C50-BAL-02] calls for a potion at or below 30% of the maximum', () => {
    const hero: GivenHero = { for: 16, end: 16, bonusPv: 32, worn: 'armure-runique', potions: ['potion-de-soin'] };
    expect(choice({ hero: { ...hero, pv: 27 } })).toBe('boire-potion-de-soin');
    expect(choice({ hero: { ...hero, pv: 28 } })).toBe('massue');
  });

  test('[C50-BAL-02] takes the great potion for great wounds', () => {
    const hero: GivenHero = { for: 6, end: 6, potions: ['potion-de-soin', 'grande-potion'] };
    expect(choice({ hero: { ...hero, pv: 9 } })).toBe('boire-grande-potion');
    expect(choice({ hero: { ...hero, pv: 10 } })).toBe('boire-potion-de-soin');
  });

  test('[C50-BAL-02] keeps Peau de pierre for the guardian, and Fumée in the bag', () => {
    const hero: GivenHero = { classe: 'mage', int: 8, scrolls: ['fumee'] };
    expect(choice({ hero, kind: 'guardian' })).toBe('peau-de-pierre');
    expect(choice({ hero, kind: 'square' })).toBe('etincelle');
    expect(choice({ hero: { for: 6, scrolls: ['peau-de-pierre'] }, kind: 'guardian' })).toBe('lire-peau-de-pierre');
  });

  test('[C50-BAL-02] the expected hit is the mean of the 400 pairs of dice that the creature wins', () => {
    // Equal values, nothing added: gaps 1 to 18 in 19, 18... ways (two 1s apart), and criticals worth 2 x 1.
    let total = 0;
    let hits = 0;
    for (let hero = 1; hero <= 20; hero++)
      for (let creature = 1; creature < hero; creature++) {
        hits++;
        total += creature === 1 ? 2 : hero - creature;
      }
    expect(meanHit(0, 0)).toBeCloseTo(total / hits, 10);
    expect(meanHit(0, -30)).toBe(0);
  });
});
