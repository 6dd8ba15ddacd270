import { loadPeer } from '../peer.ts';
import type { SkirmishState } from './skirmish.ts';

/** Plays one game; `choose` picks an index below the number of legal moves. */
export type PlayPeer = (choose: (count: number) => number) => SkirmishState;

export interface Peer {
  createPeer(roll?: (random: unknown, count: number) => readonly number[]): PlayPeer;
}

/** The same game on boardgame.io. */
export const loadSkirmishPeer = (): Promise<Peer> =>
  loadPeer({ of: 's100', module: 'skirmish.mjs', alone: 'the kernel' });
