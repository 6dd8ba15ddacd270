import { DECK, pileOf } from '@souterrain/crawl';
import { deplacementOf } from '@souterrain/crawl/figures/values';
import { planOn } from '@souterrain/crawl/movement/plan';
import { copy, Game, hashState, loadGame, Prng, readSave, writeSave } from '@souterrain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPicks, anySetup, wander } from '../testing/wander.ts';
import { enduranceOf, paradeOf } from './figures/values.ts';
import { attentionDonjon } from './index.ts';
import type { State } from './state.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });
type AD1Game = ReturnType<typeof played>;

/** Any party in any scenario with any readings, after so many decisions, or at its end. */
function played(seed: string, most: number) {
  const started = Game.start(attentionDonjon, { ...anySetup(Prng.seeded(seed, 'party')), seed });
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
  fc.record({ seed: seeds, most: fc.nat({ max: most }) }).map(({ seed, most: n }) => played(seed, n));

/** AD1-DECK-01, AD1-HEALTH-01, AD1-HRSM-01, AD1-TURN-08, AD1-TURN-27, AD1-GRID-02. */
function checkState(state: State): void {
  const { deck, figures, turn } = state;
  const cards = [...deck.discard, ...deck.held, ...pileOf(deck)];
  if (cards.length !== DECK.length || new Set(cards).size !== DECK.length)
    throw new Error('cards were lost or doubled');
  const cells = new Set<number>();
  for (const { id, status, cell, sante, santeMax, reactions, hero, marks } of figures) {
    const told = `${id}, ${status}: `;
    if (sante < 0 || sante > santeMax) throw new Error(`${told}Santé ${sante}/${santeMax}`);
    if (hero && (hero.heroisme < 0 || hero.heroisme > hero.sheet.heroismeMax))
      throw new Error(`${told}Héroïsme ${hero.heroisme}/${hero.sheet.heroismeMax}`);
    if (hero && hero.sheet.deniers < 0) throw new Error(`${told}${hero.sheet.deniers} deniers`);
    if (reactions < 0 || reactions > 3) throw new Error(`${told}${reactions} Réactions`);
    if (new Set(marks.map((mark) => mark.id)).size !== marks.length) throw new Error(`${told}a state twice`);
    if (status !== 'plateau') continue;
    if (cells.has(cell)) throw new Error(`${told}two figures on one square`);
    cells.add(cell);
    if (!planOn(state).squares.has(cell)) throw new Error(`${told}off the board`);
  }
  if (turn && (turn.actions < 0 || turn.actions > 2)) throw new Error(`${turn.actions} Actions`);
}

describe('whatever people decide', () => {
  test('[AD1-DECK-01] cards, Santé, Héroïsme, Actions, Réactions and squares stay within their bounds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = attentionDonjon.setup(anySetup(Prng.seeded(seed, 'party')));
        wander(state, { seed, most: 500, onDecision: () => checkState(state) });
        checkState(state);
        for (const figure of state.figures) {
          if (figure.status !== 'plateau') continue;
          for (const value of [paradeOf(state, figure), enduranceOf(state, figure), deplacementOf(state, figure)])
            expect(Number.isInteger(value) && value >= 0, `${figure.id}: ${value}`).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('options have distinct ids, and a question leaves a choice', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = attentionDonjon.setup(anySetup(Prng.seeded(seed, 'party')));
        wander(state, {
          seed,
          most: 300,
          onDecision: ({ id, options, min, max }) => {
            if (new Set(options.map((o) => o.id)).size !== options.length) throw new Error(`${id}: the same id twice`);
            if (options.length < (min === 0 ? 1 : 2) || max > options.length) throw new Error(`${id}: no choice`);
            for (const option of options)
              if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(option.id)) throw new Error(`${id}: ${option.id}`);
          },
        });
      }),
      { numRuns: 30 },
    );
  });

  test('every option on offer is accepted', () => {
    fc.assert(
      fc.property(games(150), (game) => {
        for (const decision of game.open.slice(0, 1))
          for (const { id } of decision.min <= 1 ? decision.options : []) {
            const fork = game.fork(game.seq);
            if (!fork.ok) throw new Error(JSON.stringify(fork.fault));
            const answered = fork.value.answer({ seq: game.seq, seat: decision.seat, picks: [id] });
            expect(answered.ok, `${decision.id}: ${id}`).toBe(true);
          }
      }),
      { numRuns: 25 },
    );
  });

  test('[AD1-SCEN-07] the same log gives the same hash', () => {
    fc.assert(
      fc.property(games(400), (game) => {
        const again = Game.replay(attentionDonjon, game.save());
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        expect(again.value.hash).toBe(game.hash);
        expect(again.value.outcome).toEqual(game.outcome);
      }),
      { numRuns: 15 },
    );
  });

  test('a game resumes from any checkpoint, read from JSON, with the same state', () => {
    fc.assert(
      fc.property(games(200), (game) => {
        const checkpoints = checkpointsOf(game);
        for (const checkpoint of checkpoints) {
          const read: typeof checkpoint = JSON.parse(JSON.stringify(checkpoint));
          expect(hashState(read.state)).toBe(hashState(checkpoint.state));
        }
        const { length } = checkpoints;
        for (const i of [0, 1, length >> 1, length - 2, length - 1]) {
          const checkpoint = checkpoints[i];
          if (!checkpoint) continue;
          const { at } = checkpoint;
          const read: typeof checkpoint = JSON.parse(JSON.stringify(checkpoint));
          const restarted = Game.restore(attentionDonjon, game.header, read, game.log.slice(0, at));
          expect(restarted.follow(game.log.slice(at)), `from ${at}`).toBeUndefined();
          expect(restarted.hash, `from ${at}`).toBe(game.hash);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('a save written, read and loaded is the same game', () => {
    fc.assert(
      fc.property(games(150), (game) => {
        const save = readSave(writeSave(game.save()));
        if (!save.ok) throw new Error(JSON.stringify(save.fault));
        const loaded = loadGame(attentionDonjon, save.value);
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
        expect(loaded.value.warning).toBeUndefined();
        expect(loaded.value.game.hash).toBe(game.hash);
        expect(writeSave(loaded.value.game.save())).toBe(writeSave(game.save()));
      }),
      { numRuns: 12 },
    );
  });
});

/** Every checkpoint of a game, met by playing its log again. */
function checkpointsOf(game: AD1Game): AD1Game['checkpoint'][] {
  const again = game.fork(0);
  if (!again.ok) throw new Error(JSON.stringify(again.fault));
  const found = [copy(again.value.checkpoint)];
  for (const entry of game.log) {
    expect(again.value.follow([entry])).toBeUndefined();
    if (again.value.checkpoint.at !== found.at(-1)!.at) found.push(copy(again.value.checkpoint));
  }
  return found;
}
