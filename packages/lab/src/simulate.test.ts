import { EngineError, type Policy, replaySave, type SaveFile, type System } from '@souterrain/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { well } from '../testing/well.ts';
import { addTallies, defaultSetup, NO_GAMES, simulate, tallyHash, tallyOf } from './index.ts';

const all = { system: well, games: 200, seed: 'puits', bot: 'random' } as const;
const hashOf = (tally = simulate(all), system: Pick<System, 'id' | 'version'> = well, seed: string = all.seed) =>
  tallyHash(system, seed, tally);

test('every game is counted once, with its outcome and its decisions', () => {
  const tally = simulate(all);
  expect(tally.games).toBe(200);
  expect(Object.keys(tally.outcomes).sort()).toEqual(['chute', 'fond']);
  expect(Object.values(tally.outcomes).reduce((a, b) => a + b)).toBe(200);
  expect(tally.decisions).toBeGreaterThan(400);
});

test('the same simulation gives the same hash', () => {
  expect(simulate(all)).toEqual(simulate(all));
});

test('the hash does not depend on how the games are shared out', () => {
  const whole = hashOf();
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 199 }), { maxLength: 6 }), fc.boolean(), (cuts, backwards) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), 200];
      const parts = edges.slice(1).map((to, i) => simulate({ ...all, from: edges[i]!, to }));
      if (backwards) parts.reverse();
      expect(hashOf(parts.reduce(addTallies, NO_GAMES))).toBe(whole);
    }),
    { numRuns: 20 },
  );
});

test('the hash moves with the system, its version, the seed and the number of games', () => {
  const others = [
    hashOf(simulate(all), { id: 'autre', version: '1' }),
    hashOf(simulate(all), { id: 'puits', version: '2' }),
    hashOf(simulate({ ...all, seed: 'autre' }), well, 'autre'),
    hashOf(simulate({ ...all, games: 199 })),
  ];
  expect(new Set([hashOf(), ...others]).size).toBe(5);
});

test('the digest of a game holds its number, its choices and its final state', () => {
  const outcome = { id: 'fond', winners: [0], scores: [10] };
  const one = { index: 3, played: { outcome, decisions: 5, trace: 7 }, hash: 'abc' };
  const others = [
    { ...one, index: 4 },
    { ...one, hash: 'abd' },
    { ...one, played: { ...one.played, trace: 8 } },
  ];
  const digests = [one, ...others].map((game) => tallyOf(game).digest.join());
  expect(new Set(digests).size).toBe(4);
});

test('progress is told after each game', () => {
  const seen: number[] = [];
  simulate({ ...all, from: 10, to: 13, onProgress: (done) => seen.push(done) });
  expect(seen).toEqual([1, 2, 3]);
});

test('the default party has the fewest seats and the first value of every choice', () => {
  expect(defaultSetup(well)).toEqual({ seats: [{ name: '1', choices: { corde: 'chanvre' } }], variants: {} });
  expect(defaultSetup({ seats: { min: 2, max: 4 }, choices: [] }).seats).toHaveLength(2);
});

test('a rule that breaks names the game and its seed', () => {
  const broken: typeof well = {
    ...well,
    apply() {
      throw new Error('cassé');
    },
  };
  const error = (() => {
    try {
      return simulate({ ...all, system: broken, from: 7 });
    } catch (thrown) {
      return thrown as EngineError;
    }
  })();
  expect(error).toBeInstanceOf(EngineError);
  expect((error as EngineError).message).toBe('game 7 (seed puits/7): cassé');
  expect((error as EngineError).report).toMatchObject({ system: 'puits', seed: 'puits/7', bot: 'random' });
});

test('a bot of the system reads the world of each game', () => {
  const seen = new Set<unknown>();
  const first: Policy = {
    choose(_, world) {
      seen.add(world);
      return 0;
    },
    chooseSome: () => [0],
  };
  expect(simulate({ ...all, games: 5, bot: 'premier', bots: { premier: first } }).games).toBe(5);
  expect(seen.size).toBe(5);
});

test('a bot that nobody brings is refused', () => {
  expect(() => simulate({ ...all, games: 1, bot: 'personne' })).toThrow('no bot personne');
});

test('a party may be another one, and gives other games', () => {
  const setup = defaultSetup(well, { count: 2, variants: { a: 'b' } });
  expect([setup.seats.length, setup.variants]).toEqual([2, { a: 'b' }]);
  const alone = defaultSetup(well);
  const named = { ...alone, seats: alone.seats.map((seat) => ({ ...seat, choices: { corde: 'lin' } })) };
  expect(hashOf(simulate({ ...all, setup: named }))).not.toBe(hashOf());
});

test('the file of each game replays to its end, and keeping it changes no game', () => {
  const saves: SaveFile[] = [];
  const kept = simulate({ ...all, games: 5, onSave: (save, index) => saves.splice(index, 0, save) });
  expect(kept).toEqual(simulate({ ...all, games: 5 }));
  expect(saves.map(({ seed }) => seed)).toEqual([0, 1, 2, 3, 4].map((index) => `puits/${index}`));
  for (const save of saves) {
    const replayed = replaySave(well, save);
    expect(replayed.ok && replayed.value.outcome).toEqual(save.result);
    expect(save.checkpoint).toBeNull();
  }
});
