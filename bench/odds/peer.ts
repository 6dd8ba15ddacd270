import { loadPeer } from '../peer.ts';

export interface Peer {
  checkTable(order: { dice: number; difficulty: number }): readonly (readonly number[])[];
  opposedTable(order: { dice: number; minimum: number }): readonly (readonly number[])[];
  jetTable(order: { dice: number; skills: readonly number[]; difficulties: readonly number[] }): readonly number[];
}

/** The same questions asked of other libraries. */
export const loadOddsPeer = (): Promise<Peer> => loadPeer({ of: 'odds', module: 'questions.mjs', alone: 'the odds' });
