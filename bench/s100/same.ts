import { deepStrictEqual } from 'node:assert';
import { type Decision, Prng, playOut, SeededChance } from '@souterrain/kernel';
import type { Peer } from './peer.ts';
import { type SkirmishEvent, skirmish, startOf } from './skirmish.ts';

/** Plays games on the kernel, then again on the peer with the same choices and dice: every state must end the same. */
export function assertSameGame({ createPeer }: Peer, games: number): { readonly attacks: number } {
  let picks: (readonly [index: number, of: number])[] = [];
  let throws: (readonly number[])[] = [];
  const chance = new SeededChance(Prng.seeded('s100', 'same dice'));
  const people = Prng.seeded('s100', 'same picks');
  const policy = { choose: ({ options }: Decision) => people.below(options.length) };
  const onEvent = (event: SkirmishEvent) => {
    if (event.type === 'struck') throws.push(event.faces);
  };
  const onDecision = ({ options }: Decision, [index]: readonly number[]) => picks.push([index!, options.length]);
  const play = createPeer(() => throws.shift()!);
  let attacks = 0;
  for (let game = 0; game < games; game++) {
    picks = [];
    throws = [];
    const state = startOf();
    playOut(skirmish, state, { chance, policy, onEvent, onDecision });
    attacks += throws.length;
    const peerState = play((count) => {
      // The kernel takes a lone option without asking; the peer plays it.
      if (count === 1) return 0;
      const [index, of] = picks.shift()!;
      deepStrictEqual(count, of, `game ${game}: the legal moves differ`);
      return index;
    });
    deepStrictEqual(peerState, state, `game ${game}: the states differ`);
    deepStrictEqual([picks.length, throws.length], [0, 0], `game ${game}: choices or dice are left`);
  }
  return { attacks };
}
