import {
  copy,
  type Decision,
  Game,
  type GameEvent,
  hashState,
  loadGame,
  Prng,
  type Result,
  readSave,
  SeededChance,
  worldOf,
  writeSave,
} from '@souterrain/kernel';
import type { CrawlEvent } from '../src/events.ts';
import type { CrawlState, Figure } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import type { CrawlView } from '../src/view.ts';
import type { Crawl } from '../src/world/crawl.ts';
import { checkBounds, checkValues } from './bounds.ts';
import { anyPicks, journeysOf } from './journey.ts';

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

function mustBe(value: unknown, expected: unknown, told: string): void {
  const [one, other] = [JSON.stringify(value), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${told}: ${one}, not ${other}`);
}

/** What holds whatever people decide: each throws when it does not. A seed is a party, a scenario, readings and choices. */
export function lawsOf<S extends CrawlState, E extends GameEvent, G extends Crawl>(
  system: AnyCrawl<S, E>,
  valuesOf: (g: G, figure: Figure) => readonly (number | null)[],
) {
  const { anySetup, wander } = journeysOf(system);
  const setupOf = (seed: string) => anySetup(Prng.seeded(seed, 'party'));

  /** After so many decisions, or at its end. */
  function played(seed: string, most: number): Game<S, CrawlEvent | E, CrawlView<S>> {
    const game = got(Game.start(system, { ...setupOf(seed), seed }));
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

  /** Every checkpoint of a game, met by playing its log again. */
  function checkpointsOf(game: Game<S, CrawlEvent | E, CrawlView<S>>) {
    const again = got(game.fork(0));
    const found = [copy(again.checkpoint)];
    for (const entry of game.log) {
      mustBe(again.follow([entry]), undefined, 'a log followed again');
      if (again.checkpoint.at !== found.at(-1)!.at) found.push(copy(again.checkpoint));
    }
    return found;
  }

  return {
    staysInBounds(seed: string): void {
      const state = system.setup(setupOf(seed));
      wander(state, { seed, most: 500, onDecision: (_decision, _picks, g) => checkBounds(g) });
      checkBounds(worldOf(system, state));
      checkValues(worldOf(system, state) as unknown as G, valuesOf);
    },

    leavesChoices(seed: string): void {
      wander(system.setup(setupOf(seed)), { seed, most: 300, onDecision: checkDecision });
    },

    acceptsOptions(seed: string, most: number): void {
      const game = played(seed, most);
      const decision = game.open[0];
      if (!decision || decision.min > 1) return;
      for (const { id } of decision.options) {
        const answered = got(game.fork(game.seq)).answer({ seq: game.seq, seat: decision.seat, picks: [id] });
        if (!answered.ok) throw new Error(`${decision.id}: ${id} is refused`);
      }
    },

    replays(seed: string, most: number): void {
      const game = played(seed, most);
      const again = got(Game.replay(system, game.save()));
      mustBe(again.hash, game.hash, 'the same log');
      mustBe(again.outcome, game.outcome, 'the same log');
    },

    resumes(seed: string, most: number): void {
      const game = played(seed, most);
      const checkpoints = checkpointsOf(game);
      for (const checkpoint of checkpoints)
        mustBe(hashState(JSON.parse(JSON.stringify(checkpoint.state))), hashState(checkpoint.state), 'read from JSON');
      const { length } = checkpoints;
      for (const i of [0, 1, length >> 1, length - 2, length - 1]) {
        const checkpoint = checkpoints[i];
        if (!checkpoint) continue;
        const read: typeof checkpoint = JSON.parse(JSON.stringify(checkpoint));
        const restarted = Game.restore(system, game.header, read, game.log.slice(0, read.at));
        mustBe(restarted.follow(game.log.slice(read.at)), undefined, `from ${read.at}`);
        mustBe(restarted.hash, game.hash, `from ${read.at}`);
      }
    },

    /** AD1-DECK-06: nobody knows more than another, and there is nothing to draw again. */
    hidesNothing(seed: string, most: number): void {
      const game = played(seed, most);
      const { deck, ...state } = game.state;
      for (const seat of [undefined, ...game.header.seats.keys()]) {
        const { deck: seen, ...view } = game.view(seat);
        const { left: _, ...cards } = seen;
        mustBe(hashState({ ...view, deck: cards }), hashState({ ...state, deck }), `what ${seat ?? 'anybody'} sees`);
        mustBe(game.stream(seat).events, game.events, 'what is heard');
        const redealt = system.redeal!(game.state, seat, new SeededChance(Prng.seeded(seed, 'redeal')));
        mustBe(hashState(redealt), game.hash, 'the same position, drawn again');
        if (redealt === game.state) throw new Error('a position drawn again is a copy');
      }
    },

    saves(seed: string, most: number): void {
      const game = played(seed, most);
      const loaded = got(loadGame(system, got(readSave(writeSave(game.save())))));
      mustBe(loaded.warning, undefined, 'a save loaded');
      mustBe(loaded.game.hash, game.hash, 'a save loaded');
      mustBe(writeSave(loaded.game.save()), writeSave(game.save()), 'a save written again');
    },
  };
}

function checkDecision({ id, options, min, max }: Decision): void {
  if (new Set(options.map((o) => o.id)).size !== options.length) throw new Error(`${id}: the same id twice`);
  if (options.length < (min === 0 ? 1 : 2) || max > options.length) throw new Error(`${id}: no choice`);
  for (const option of options) if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(option.id)) throw new Error(`${id}: ${option.id}`);
}
