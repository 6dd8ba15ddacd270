import { Prng, playOut, SeededChance } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../editions.ts';
import { SHARED_ENCOUNTERS } from '../pairs.ts';
import { USUAL } from '../scene.ts';
import { arenaOf, ROUND_LIMIT } from './arena.ts';
import { fight } from './fight.ts';
import { addFight, meanOf, NO_FIGHTS, shareOf } from './tally.ts';

describe.each(EDITIONS)('a fight of %s', (edition) => {
  test('can be repeated, and another one differs', () => {
    const fights = Array.from({ length: 6 }, (_, i) => fight(edition, USUAL, i));
    expect(fight(edition, USUAL, 3)).toEqual(fights[3]);
    expect(new Set(fights.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  });

  test('ends, whoever is met and however many go', () => {
    for (const encounter of SHARED_ENCOUNTERS) {
      const { rounds, lost, dead, won } = fight(
        edition,
        { ...USUAL, party: ['felis-berserker', 'sylvae-traqueur'], encounter },
        0,
      );
      expect(rounds, encounter).toBeLessThanOrEqual(ROUND_LIMIT + 1);
      expect(lost).toBeGreaterThanOrEqual(0);
      if (dead === 2) expect([won, lost]).toEqual([false, 1]);
    }
  });

  test('has those who are met, as many as the party calls for', () => {
    const arena = arenaOf(edition, { party: ['felis-berserker', 'sylvae-traqueur'], encounter: 'ogre-et-ses-rats' });
    const state = arena.setup({ seats: [], variants: {} });
    const met: Record<string, number> = {};
    playOut(arena, state, {
      chance: new SeededChance(Prng.seeded('aube', 'game')),
      policy: {
        choose: ({ options }) => options.length - 1,
        chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i),
      },
      onEvent: (event) => {
        if (event.type === 'groupMet') met[event.group.profile] = event.figures.length;
      },
    });
    expect(met).toEqual({ 'rat-geant': 2, ogre: 1 });
  });
});

describe('figures of many fights', () => {
  test('a share has its 95 % interval, never outside 0 and 1', () => {
    const { value, low, high } = shareOf(50, 100);
    expect([value, low, high].map((x) => x.toFixed(3))).toEqual(['0.500', '0.404', '0.596']);
    expect(shareOf(10, 10)).toMatchObject({ value: 1, high: 1 });
    expect(shareOf(10, 10).low).toBeCloseTo(0.722, 3);
  });

  test('a mean too, and one fight alone has none', () => {
    const fought = [2, 4].map((rounds) => ({ won: true, lost: 0, dead: 0, rounds }));
    const { rounds } = fought.reduce(addFight, NO_FIGHTS);
    expect(meanOf(rounds, 2).value).toBe(3);
    expect(meanOf(rounds, 2).high).toBeCloseTo(3 + 1.96, 12);
    expect(meanOf({ sum: 2, squares: 4 }, 1)).toEqual({ value: 2, low: 2, high: 2 });
  });
});
