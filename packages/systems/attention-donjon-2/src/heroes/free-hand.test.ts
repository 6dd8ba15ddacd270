import { expect, test } from 'vitest';
import { play, type Scene } from '../../testing/index.ts';
import { sufferWound } from '../combat/grave.ts';
import { hasFreeHand } from './free-hand.ts';

/** What a caster may do before a wound of the hand and after it. */
const free = (items: readonly string[], wound: string, decisions: string[] = []) =>
  play(
    { heroes: [{ heroisme: 0, items }] } satisfies Scene,
    function* (g, find) {
      const before = hasFreeHand(g, find('h1'));
      yield* sufferWound(g, find('h1'), wound);
      return [before, hasFreeHand(g, find('h1'))];
    },
    { decisions },
  ).value;

test('[AD2-ARCA-03][AD2-ETAT-22] the empty hand is the one that breaks, and it casts no more', () => {
  expect(free(['epee'], 'bras-casse')).toEqual([true, false]);
});

test('[AD2-ARCA-03][AD2-ETAT-23] with a staff fallen from a severed hand, the other one is free', () => {
  expect(free(['baton'], 'main-tranchee')).toEqual([true, true]);
});

test('[AD2-ARCA-03][AD2-ETAT-22] a hand that lets go of what it held is none the freer', () => {
  expect(free(['epee', 'bouclier-de-bois'], 'bras-casse', ['lacher-i1-2'])).toEqual([false, false]);
});
