import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play } from '../../testing/index.ts';

const rest = () => Prng.seeded('dons', 'test');
/** Nothing to drink, so that nothing is asked before the D10. */
const BARE: GivenHero = { potions: [] };

describe('gifts', () => {
  const scroll: GivenHero = { ...BARE, weapons: [], armours: [], gold: 0, scrolls: ['foudre'] };

  test('[C50-MULT-07] on the landing of floor 5, B gives a scroll to A', () => {
    const { state, events, asked } = play(
      {
        floor: 5,
        heroes: [
          { status: 'landing', floorsLeft: 5 },
          { ...scroll, status: 'landing', floorsLeft: 5 },
        ],
      },
      { decisions: ['passer', 'parchemin-foudre'], rest: rest() },
    );
    expect(events[0]).toEqual({
      type: 'given',
      seat: 1,
      to: 0,
      item: { kind: 'scroll', id: 'foudre' },
      gold: 0,
      rules: ['C50-MULT-07'],
    });
    expect(events[1]).toMatchObject({ type: 'floorOpened', seats: [0, 1], floor: { number: 6 } });
    expect(state.heroes.map((h) => h.scrolls)).toEqual([['foudre'], []]);
    // B, left with nothing, is not asked again.
    expect(asked.map((d) => [d.id, d.seat])).toEqual([
      ['donner-quoi', 0],
      ['donner-quoi', 1],
      ['actions-libres', 0],
    ]);
  });

  test('[C50-MULT-07] on one square, gold and objects change hands as often as one likes; apart, nothing does', () => {
    const purse: GivenHero = { ...BARE, weapons: ['massue', 'massue'], armours: [], gold: 12 };
    const { state, asked } = play(
      { heroes: [purse, BARE, BARE, { at: [5, 5], ...BARE }] },
      {
        decisions: [
          'donner',
          'or-5',
          'place-2',
          'donner',
          'massue',
          'place-3',
          'donner',
          'or-tout',
          'place-2',
          'passer',
        ],
      },
    );
    expect(state.heroes.map((h) => [h.gold, h.weapons.length])).toEqual([
      [0, 1],
      [12, 1],
      [0, 2],
      [0, 1],
    ]);
    expect(asked[1]!.options.map((o) => o.id)).toEqual(['passer', 'massue', 'or-1', 'or-5', 'or-10', 'or-tout']);
    expect(asked[2]!.options.map((o) => o.id)).toEqual(['place-2', 'place-3']);
    const apart = play({ heroes: [purse, { at: [5, 5], ...BARE }] }, {});
    expect(apart.stop).toMatchObject({ kind: 'roll', sides: 10 });
  });

  test('[C50-MULT-07][C50-EQP-05] a potion is offered only to a belt with room for it', () => {
    const full: GivenHero = { potions: ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'] };
    const { asked } = play(
      { heroes: [{ weapons: [], armours: [] }, full, BARE] },
      { decisions: ['donner', 'potion-de-soin'] },
    );
    expect(asked.map((d) => d.id)).toEqual(['actions-libres', 'donner-quoi']);
    const nobody = play({ heroes: [{ weapons: [], armours: [] }, full] }, {});
    expect(nobody.stop).toMatchObject({ kind: 'roll', sides: 10 });
  });

  test('[C50-MULT-07] nothing is given inside a fight', () => {
    const { stop } = play(
      { heroes: [BARE, { at: [2, 0] }], creatures: [{ at: [2, 0], id: 'rat-geant' }] },
      { dice: [2], decisions: ['est'] },
    );
    expect(stop).toMatchObject({ id: 'echange', options: [{ id: 'arme-massue' }, { id: 'mains-nues' }] });
  });
});
