import { type Checkpoint, Game, type GameEvent, type SaveFile } from '@souterrain/kernel';
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
  /** All that had happened before a decision, and the first event of what the one before it brought on. */
  eventsAt(at: number): { readonly events: GameEvent[]; readonly since: number };
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
    eventsAt: (at) => {
      const { events, history } = whole;
      return { events: events.slice(0, history[at]?.firstEvent), since: history[at - 1]?.firstEvent ?? 0 };
    },
  };
}
