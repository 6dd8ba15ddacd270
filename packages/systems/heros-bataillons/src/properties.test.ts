import { copy, Game, hashState, loadGame, Prng, readSave, writeSave } from '@souterrain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkActor, checkState } from '../testing/invariants.ts';
import { anyPicks, anySetup, wander } from '../testing/wander.ts';
import { herosBataillons } from './index.ts';
import type { Mode } from './pieces.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });
const modes = fc.constantFrom<Mode>('escarmouche', 'bataille', 'exploration', 'table');
type HBGame = ReturnType<typeof played>;

const setupOf = (mode: Mode, seed: string) => anySetup(Prng.seeded(seed, 'party'), mode);

/** Any party with any readings, after so many decisions, or at its end. */
function played(mode: Mode, seed: string, most: number) {
  const started = Game.start(herosBataillons, { ...setupOf(mode, seed), seed });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value;
  const prng = Prng.seeded(seed, 'people');
  for (let n = 0; n < most && !game.outcome; n++) {
    const decision = game.open[0];
    if (!decision) throw game.frozen ?? new Error('nobody is asked and the game is not over');
    const picks = anyPicks(decision, prng).map(({ id }) => id);
    const answered = game.answer({ seq: game.seq, seat: decision.seat, picks });
    if (!answered.ok) throw game.frozen ?? new Error(JSON.stringify(answered.fault));
  }
  return game;
}

const games = (most: number) =>
  fc.record({ mode: modes, seed: seeds, most: fc.nat({ max: most }) }).map((g) => played(g.mode, g.seed, g.most));

describe('whatever people decide', () => {
  test('[HB-ATTR-02] [HB-INV-01] values, Chance, objects, zones and turns stay within their bounds', () => {
    fc.assert(
      fc.property(modes, seeds, (mode, seed) => {
        const state = herosBataillons.setup(setupOf(mode, seed));
        wander(state, {
          seed,
          most: 250,
          onDecision: () => checkState(state),
          onEvent: (event) => checkActor(state, event),
        });
        checkState(state);
      }),
      { numRuns: 60 },
    );
  });

  test('options have distinct ids, and a question leaves a choice', () => {
    fc.assert(
      fc.property(modes, seeds, (mode, seed) => {
        wander(herosBataillons.setup(setupOf(mode, seed)), {
          seed,
          most: 200,
          onDecision: ({ id, options, min, max }) => {
            if (new Set(options.map((o) => o.id)).size !== options.length) throw new Error(`${id}: the same id twice`);
            if (options.length < (min === 0 ? 1 : 2) || max > options.length) throw new Error(`${id}: no choice`);
            for (const option of options)
              if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(option.id)) throw new Error(`${id}: ${option.id}`);
          },
        });
      }),
      { numRuns: 40 },
    );
  });

  test('every option on offer is accepted', () => {
    fc.assert(
      fc.property(games(60), (game) => {
        for (const decision of game.open.slice(0, 1))
          for (const { id } of decision.min <= 1 ? decision.options : []) {
            const fork = game.fork(game.seq);
            if (!fork.ok) throw new Error(JSON.stringify(fork.fault));
            const answered = fork.value.answer({ seq: game.seq, seat: decision.seat, picks: [id] });
            expect(answered.ok, `${decision.id}: ${id}`).toBe(true);
          }
      }),
      { numRuns: 20 },
    );
  });

  test('[HB-SOLO-17] the same log gives the same hash', () => {
    fc.assert(
      fc.property(games(250), (game) => {
        const again = Game.replay(herosBataillons, game.save());
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        expect(again.value.hash).toBe(game.hash);
        expect(again.value.outcome).toEqual(game.outcome);
      }),
      { numRuns: 20 },
    );
  });

  test('a game resumes from any checkpoint, read from JSON, with the same state', () => {
    fc.assert(
      fc.property(games(150), (game) => {
        const checkpoints = checkpointsOf(game);
        for (const checkpoint of checkpoints) {
          const read: typeof checkpoint = JSON.parse(JSON.stringify(checkpoint));
          expect(hashState(read.state)).toBe(hashState(checkpoint.state));
        }
        const { length } = checkpoints;
        for (const i of new Set([0, 1, length >> 1, length - 2, length - 1])) {
          const checkpoint = checkpoints[i];
          if (!checkpoint) continue;
          const { at } = checkpoint;
          const read: typeof checkpoint = JSON.parse(JSON.stringify(checkpoint));
          const restarted = Game.restore(herosBataillons, game.header, read, game.log.slice(0, at));
          expect(restarted.follow(game.log.slice(at)), `from ${at}`).toBeUndefined();
          expect(restarted.hash, `from ${at}`).toBe(game.hash);
        }
      }),
      { numRuns: 16 },
    );
  });

  test('a save written, read and loaded is the same game', () => {
    fc.assert(
      fc.property(games(120), (game) => {
        const save = readSave(writeSave(game.save()));
        if (!save.ok) throw new Error(JSON.stringify(save.fault));
        const loaded = loadGame(herosBataillons, save.value);
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
        expect(loaded.value.warning).toBeUndefined();
        expect(loaded.value.game.hash).toBe(game.hash);
        expect(writeSave(loaded.value.game.save())).toBe(writeSave(game.save()));
      }),
      { numRuns: 16 },
    );
  });
});

/** Every checkpoint of a game, met by playing its log again. */
function checkpointsOf(game: HBGame): HBGame['checkpoint'][] {
  const again = game.fork(0);
  if (!again.ok) throw new Error(JSON.stringify(again.fault));
  const found = [copy(again.value.checkpoint)];
  for (const entry of game.log) {
    expect(again.value.follow([entry])).toBeUndefined();
    if (again.value.checkpoint.at !== found.at(-1)!.at) found.push(copy(again.value.checkpoint));
  }
  return found;
}
