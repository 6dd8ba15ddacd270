import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { answerByNumber, startToy, type ToyGame, unwrap } from '../testing/toy-table.ts';
import { copy } from './copy.ts';
import { Game } from './game.ts';
import { hashState } from './hash.ts';
import { loadGame } from './load.ts';
import type { Checkpoint } from './save.ts';
import { readSave, writeSave } from './save-text.ts';

/** Games of one to three seats, with any dice, stopped anywhere. */
const games = fc
  .record({
    seats: fc.integer({ min: 1, max: 3 }),
    seed: fc.string(),
    dice: fc.constantFrom('seeded', 'physical'),
    numbers: fc.array(fc.nat({ max: 59 }), { maxLength: 60 }),
  })
  .map(({ seats, seed, dice, numbers }) => {
    const game = startToy(seats, { seed, dice });
    answerByNumber(game, numbers);
    return game;
  });

const RUNS = { numRuns: 60 };

/** Every checkpoint of a game, met by playing its log again. */
function checkpointsOf(game: ToyGame): Checkpoint<ToyGame['state']>[] {
  const again = unwrap(game.fork(0));
  const found = [copy(again.checkpoint)];
  for (const entry of game.log) {
    expect(again.follow([entry])).toBeUndefined();
    if (again.checkpoint.at !== found.at(-1)!.at) found.push(copy(again.checkpoint));
  }
  return found;
}

describe('whatever people decide', () => {
  test('the same log gives the same hash, the same events and the same question', () => {
    fc.assert(
      fc.property(games, (game) => {
        const again = unwrap(game.fork(game.seq));
        expect(again.hash).toBe(game.hash);
        expect(again.events).toEqual(game.events);
        expect(again.outcome).toEqual(game.outcome);
      }),
      RUNS,
    );
  });

  test('every checkpoint is plain JSON', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const checkpoint of checkpointsOf(game)) {
          const read: typeof checkpoint = JSON.parse(JSON.stringify(checkpoint));
          expect(read).toEqual(checkpoint);
          expect(hashState(read.state)).toBe(hashState(checkpoint.state));
        }
      }),
      RUNS,
    );
  });

  test('a restart from any checkpoint ends in the same state', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const checkpoint of checkpointsOf(game)) {
          const { at } = checkpoint;
          const restarted = Game.restore(
            toy,
            game.header,
            JSON.parse(JSON.stringify(checkpoint)),
            game.log.slice(0, at),
          );
          expect(restarted.follow(game.log.slice(at)), `from ${at}`).toBeUndefined();
          expect(restarted.hash, `from ${at}`).toBe(game.hash);
          expect(restarted.log).toEqual(game.log);
        }
      }),
      RUNS,
    );
  });

  test('every option on offer is accepted', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const decision of game.open.slice(0, 1)) {
          for (const { id } of decision.options) {
            const fork = unwrap(game.fork(game.seq));
            const seat = fork.open.find((d) => d.seat === decision.seat)!.seat;
            expect(fork.answer({ seq: fork.seq, seat, picks: [id] }).ok, `${decision.id}: ${id}`).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test('options have distinct ids, and a question leaves a choice', () => {
    fc.assert(
      fc.property(games, ({ open }) => {
        for (const { id, options, min, max } of open) {
          expect(new Set(options.map((o) => o.id)).size).toBe(options.length);
          // The last card of a pile is no choice, but somebody must still draw it.
          const fewest = min === 0 || id === 'tirer-les-cartes' ? 1 : 2;
          expect(options.length).toBeGreaterThanOrEqual(fewest);
          expect(max).toBeLessThanOrEqual(options.length);
        }
      }),
      RUNS,
    );
  });

  test('a save written, read and loaded is the same game', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { game: loaded, warning } = unwrap(loadGame(toy, unwrap(readSave(writeSave(game.save())))));
        expect(warning).toBeUndefined();
        expect(loaded.hash).toBe(game.hash);
        expect(writeSave(loaded.save())).toBe(writeSave(game.save()));
      }),
      RUNS,
    );
  });

  test('a free undo gives back the game of one decision before', () => {
    fc.assert(
      fc.property(games, (game) => {
        const seat = game.history.at(-1)?.seat ?? 0;
        const undone = game.undo(seat);
        if (!undone.ok) return;
        const before = unwrap(game.fork(game.seq - 1));
        expect(undone.value.log).toEqual(before.log);
        expect(undone.value.hash).toBe(before.hash);
      }),
      RUNS,
    );
  });
});
