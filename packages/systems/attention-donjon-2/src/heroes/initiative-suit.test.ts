import { playNext } from '@souterrain/crawl/rounds';
import { expect, test } from 'vitest';
import { dealt, play, quiet } from '../../testing/index.ts';
import { currentCard } from './initiative-suit.ts';

const state = { generated: quiet(), scenario: 'calme', ...dealt({ h1: ['joker-1', '4-coeur'] }) };

/** The card a hero is on after two turns taken in that order. */
const after = (decisions: readonly string[]) => {
  const ran = play(
    { heroes: [{ talents: ['decharge-arcanique'] }], state: structuredClone(state) },
    function* (g) {
      yield* playNext(g)!;
      yield* playNext(g)!;
    },
    { decisions },
  );
  return currentCard(ran.state, ran.find('h1'));
};

test('[AD2-ARCA-05] with several initiative cards, the one of the last turn counts, a joker too', () => {
  expect(after(['jouer', 'fin-du-tour', 'agir', 'fin-du-tour'])).toBe('4-coeur');
  expect(after(['plus-tard', 'agir', 'fin-du-tour', 'jouer', 'fin-du-tour'])).toBe('joker-1');
});
