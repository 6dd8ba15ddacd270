import { type Checkpoint, copy, Game, hashState, Prng } from '@souterrain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { above, anyHero, anyVariants, type C50Game, gameFrom, playOn, wander } from '../testing/wander.ts';
import { BELT } from './gear/items.ts';
import { CAP } from './heroes/points.ts';
import { MEMORY } from './magic/spells.ts';
import { type C50State, CHARACTERISTICS, floorOf, type Hero, maxPv, SQUARES } from './state.ts';
import { cinquanteEtages } from './system.ts';
import { MAX_BONUS_ATK } from './treasure/chest.ts';

const RUNS = { numRuns: 25 };

/** Any party above any floor, with the rules as written or any readings. */
const situations = fc
  .record({
    seed: fc.string(),
    floor: fc.integer({ min: 1, max: 50 }),
    players: fc.integer({ min: 1, max: 4 }),
    asWritten: fc.boolean(),
  })
  .map(({ seed, floor, players, asWritten }) => {
    const prng = Prng.seeded(seed, 'party');
    const heroes = Array.from({ length: players }, () => anyHero(prng));
    return { seed, state: above(floor, heroes, asWritten ? {} : anyVariants(prng)) };
  });

const games = fc.tuple(situations, fc.integer({ min: 0, max: 80 })).map(([{ seed, state }, most]) => {
  const start = copy(state);
  const game = gameFrom(state, seed);
  playOn(game, Prng.seeded(seed, 'people'), most);
  return { seed, start, game };
});

/** The log of a game played again from the same start, with every checkpoint it went through. */
function again({ seed, start, game }: { seed: string; start: C50State; game: C50Game }) {
  const other = gameFrom(copy(start), seed);
  const checkpoints: Checkpoint<C50State>[] = [copy(other.checkpoint)];
  for (const entry of game.log) {
    expect(other.follow([entry])).toBeUndefined();
    if (other.checkpoint.at !== checkpoints.at(-1)!.at) checkpoints.push(copy(other.checkpoint));
  }
  return { other, checkpoints };
}

describe('whatever is decided, under any reading of the rules', () => {
  test('the same log gives the same events and the same hash', () => {
    fc.assert(
      fc.property(games, (played) => {
        const { other } = again(played);
        expect(JSON.stringify(other.events)).toBe(JSON.stringify(played.game.events));
        expect(other.hash).toBe(played.game.hash);
        expect(other.outcome).toEqual(played.game.outcome);
      }),
      RUNS,
    );
  });

  test('a restart from any checkpoint, read from JSON, ends in the same state', () => {
    fc.assert(
      fc.property(games, (played) => {
        const { game } = played;
        for (const checkpoint of again(played).checkpoints) {
          const read: Checkpoint<C50State> = JSON.parse(JSON.stringify(checkpoint));
          expect(read).toEqual(checkpoint);
          expect(hashState(read.state)).toBe(hashState(checkpoint.state));
          const restarted = Game.restore(cinquanteEtages, game.header, read, game.log.slice(0, read.at));
          expect(restarted.follow(game.log.slice(read.at)), `from ${read.at}`).toBeUndefined();
          expect(restarted.hash, `from ${read.at}`).toBe(game.hash);
        }
      }),
      RUNS,
    );
  });

  test('every offered option is accepted, and no two share an id', () => {
    fc.assert(
      fc.property(games, (played) => {
        const { game } = played;
        for (const decision of game.open) {
          const ids = decision.options.map((o) => o.id);
          expect(new Set(ids).size, decision.id).toBe(ids.length);
          expect(
            ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)),
            ids.join(),
          ).toBe(true);
          for (const id of ids) {
            const { other } = again(played);
            const answered = other.answer({ seq: other.seq, seat: decision.seat, picks: [id] });
            expect(answered.ok, `${decision.id} ${id}: ${JSON.stringify(answered)}`).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test('a hero never holds what the rules forbid, at no event', () => {
    fc.assert(
      fc.property(situations, ({ seed, state }) => {
        const startAtk = state.heroes.map((h) => h.bonusAtk);
        const onEvent = () => {
          for (const hero of state.heroes) expectSound(state, hero, startAtk[hero.seat]!);
        };
        const onDecision = () => {
          for (const hero of state.heroes) expect(hero.pv === 0, `seat ${hero.seat}`).toBe(hero.status === 'dead');
        };
        wander(state, { seed, most: 60, onEvent, onDecision });
      }),
      RUNS,
    );
  });

  test('an event is never written to once it was told', () => {
    fc.assert(
      fc.property(situations, ({ seed, state }) => {
        const told: [event: unknown, text: string][] = [];
        wander(state, { seed, most: 80, onEvent: (event) => told.push([event, JSON.stringify(event)]) });
        for (const [event, text] of told) expect(JSON.stringify(event)).toBe(text);
      }),
      RUNS,
    );
  });
});

function expectSound(state: C50State, hero: Hero, startAtk: number): void {
  const problems = [
    hero.pv < 0 && 'PV below 0',
    hero.pv > maxPv(hero) && 'PV above the maximum',
    hero.pv > 0 && hero.status === 'dead' && 'dead with PV left',
    hero.gold < 0 && 'gold below 0',
    !Number.isInteger(hero.gold) && 'gold in pieces',
    hero.points < 0 && 'points below 0',
    hero.shields < 0 && 'shields below 0',
    hero.potions.length > BELT && 'too many potions',
    hero.spells.length > MEMORY && 'too many spells',
    new Set([...hero.spells, ...hero.forgotten]).size < hero.spells.length + hero.forgotten.length && 'a spell twice',
    hero.bonusAtk > Math.max(MAX_BONUS_ATK, startAtk) && 'too much ATK',
    hero.worn !== null && !hero.armours.includes(hero.worn) && 'wears what is gone',
    CHARACTERISTICS.some((c) => hero.car[c] > CAP && (c !== 'cha' || state.variants.cap === 'all')) && 'above the cap',
    hero.status === 'exploring' && floorOf(state, hero).cells[hero.cell] === SQUARES.wall && 'inside a wall',
  ];
  expect(problems.filter(Boolean), `seat ${hero.seat}`).toEqual([]);
}
