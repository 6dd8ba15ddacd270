import { type Checkpoint, Game, type GameEvent, heardSince, type SaveFile, type Stream } from '@souterrain/kernel';
import type { Adaptor } from '../systems/adaptor.ts';
import { seeApart } from './sights.ts';

/** Decisions between two points that a game can be taken up from again. */
const STRIDE = 24;

/** A game played to its end once, then found again at any decision without playing it all. */
export interface Film {
  /** The game as far as it went. */
  readonly whole: Game;
  /** True when at some point the seats did not all see the same. */
  readonly apart: boolean;
  /** The game as it stood before a decision; the one given before is of no more use. */
  gameAt(at: number): Game;
  /** All that a seat had heard before a decision, and what of it the one before had brought on. */
  heardAt(at: number, seat: number | undefined): { readonly heard: Stream; readonly latest: readonly GameEvent[] };
}

export function film({ system }: Adaptor, save: SaveFile): Film {
  const { decisions, format: _, checkpoint: __, result: ___, hashes: ____, ...header } = save;
  const whole = Game.begin(system, header);
  const points: Checkpoint[] = [whole.checkpoint];
  let apart = false;
  for (let at = 0; at < decisions.length; at += STRIDE) {
    const fault = whole.follow(decisions.slice(at, at + STRIDE));
    points.push(whole.checkpoint);
    apart ||= seeApart(whole);
    if (fault) break;
  }
  let game = Game.begin(system, header);
  // Not the length of its log: simultaneous answers enter it together.
  let followed = 0;
  return {
    whole,
    apart,
    gameAt: (at) => {
      const point = points.findLast((one) => one.at <= at)!;
      if (at < followed || followed < point.at) {
        game = Game.restore(system, header, point, decisions.slice(0, point.at));
        followed = point.at;
      }
      game.follow(decisions.slice(followed, at));
      followed = at;
      return game;
    },
    heardAt: (at, seat) => {
      const { events, before } = whole.stream(seat);
      const heard = { events: events.slice(0, before[at]), before: before.slice(0, at) };
      return { heard, latest: heardSince(heard, at - 1) };
    },
  };
}
