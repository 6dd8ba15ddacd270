import { describe, expect, test } from 'vitest';
import { all, duel, termsOf } from '../../testing/duel.ts';
import { play } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';

const TOUGH = { id: 'gobelin', pv: 200 } as const;
const HARMLESS = { id: 'gobelin', car: 0, damage: 0, atk: -20, pv: 200 } as const;

describe('[C50-CBT-04] one object before the dice of an exchange', () => {
  const hurt: GivenHero = {
    end: 4,
    bonusPv: 0,
    pv: 4,
    potions: ['potion-de-soin', 'potion-de-soin'],
    scrolls: ['soin', 'peau-de-pierre', 'fumee'],
  };

  test('[C50-CBT-04] 4/22, Potion de soin: 14/22, then the dice of the same exchange', () => {
    const { hero, stop, types, asked } = duel(
      { hero: hurt, creature: TOUGH },
      { decisions: ['boire-potion-de-soin', 'arme-massue'] },
    );
    expect(hero.pv).toBe(14);
    expect(types).toEqual(['fightStarted', 'itemSpent', 'healed', 'attackChosen']);
    expect(asked.map((d) => [d.id, d.params?.exchange])).toEqual([
      ['echange', 1],
      ['attaque', 1],
    ]);
    expect(stop).toMatchObject({ kind: 'roll', sides: 20 });
  });

  test('[C50-CBT-04] a second object in the same exchange is refused', () => {
    const { asked } = duel({ hero: hurt, creature: TOUGH }, { decisions: ['boire-potion-de-soin'] });
    expect(asked[0]!.options.map((o) => o.id)).toEqual([
      'arme-massue',
      'mains-nues',
      'boire-potion-de-soin',
      'lire-soin',
      'lire-peau-de-pierre',
      'lire-fumee',
    ]);
    expect(asked[1]!.options.map((o) => o.id)).toEqual(['arme-massue', 'mains-nues']);
    expect(() =>
      duel({ hero: hurt, creature: TOUGH }, { decisions: ['boire-potion-de-soin', 'boire-potion-de-soin'] }),
    ).toThrow('unknown-option');
  });

  test('[C50-CBT-04] another one before the next exchange', () => {
    const { hero } = duel(
      { hero: hurt, creature: HARMLESS },
      {
        decisions: ['boire-potion-de-soin', 'arme-massue', 'boire-potion-de-soin', 'arme-massue'],
        dice: [
          [5, 5],
          [5, 5],
        ],
      },
    );
    expect([hero.potions, hero.pv]).toEqual([[], 22]);
  });
});

describe('[C50-CBT-05] the attack is chosen anew at each exchange', () => {
  test('[C50-CBT-05] exchange 1 Fronde, exchange 2 Dague', () => {
    const { events } = duel(
      { hero: { classe: 'rodeur' }, creature: HARMLESS },
      {
        decisions: ['arme-fronde', 'arme-dague'],
        dice: [
          [5, 5],
          [5, 5],
        ],
      },
    );
    expect(all(events, 'attackChosen').map((e) => e.attack.id)).toEqual(['fronde', 'dague']);
  });

  test('[C50-CBT-05] everything carried is offered, and no armour can be changed', () => {
    const { asked } = duel(
      {
        hero: {
          classe: 'mage',
          weapons: ['baton', 'dague', 'dague', 'massue'],
          scrolls: ['foudre', 'foudre'],
          armours: ['cuir', 'cuir-cloute'],
          worn: 'cuir',
          stoneSkinUsed: true,
        },
        creature: TOUGH,
      },
      {},
    );
    expect(asked[0]!.options.map((o) => o.id)).toEqual([
      'arme-baton',
      'arme-dague',
      'arme-massue',
      'sort-etincelle',
      'sort-dard-de-givre',
      'parchemin-foudre',
      'mains-nues',
    ]);
    const outside = play({ heroes: [{ classe: 'mage', armours: ['cuir', 'cuir-cloute'], worn: 'cuir' }] }, {});
    expect(outside.asked[0]!.options.map((o) => o.id)).toContain('porter-cuir-cloute');
  });

  test('[C50-CBT-05] the shield counts only in exchanges without a heavy weapon', () => {
    const { events } = duel(
      {
        hero: { classe: 'rodeur', end: 16, weapons: ['massue', 'dague'], armours: ['cuir'], shields: 1 },
        creature: { id: 'ogre', car: 10, damage: 5, pv: 90 },
      },
      { decisions: ['arme-massue', 'arme-dague', 'mains-nues'], dice: Array(3).fill([15, 5]) },
    );
    expect(all(events, 'wounded').map((e) => termsOf(e).armure)).toEqual([-2, -3, -3]);
  });
});
