import { DECK, pileOf } from '@souterrain/crawl';
import { explorationActions, placementOf, squaresFor, startBoard } from '@souterrain/crawl/exploration';
import { preparation } from '@souterrain/crawl/rounds';
import { yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { at, type GivenHero, on, play, quiet, type Scene, scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';
import { attentionDonjon2 } from '../system.ts';

const NID = attentionDonjon2.content.scenarios['le-nid']!;
const nest = (hero: GivenHero): Scene => ({
  heroes: [{ ...plain, ...hero }],
  state: { board: startBoard(attentionDonjon2, NID) },
});
const doors = (hero: GivenHero) =>
  play(nest(hero), function* (g, find) {
    return explorationActions(g, find('h1')).map(({ id, type }) => `${id} ${type}`);
  }).value;

describe('exploration', () => {
  test('[AD2-XEXPLO-01] [AD2-XEXPLO-02] Révéler le donjon, a standard action from the zone of the Porte', () => {
    const here = doors({ at: [1, 0] });
    expect(here.length).toBeGreaterThan(0);
    expect(here.every((each) => /^reveler-porte-.* standard$/.test(each))).toBe(true);
    // A square away from it, in the same zone.
    expect(doors({ at: [0, 1] })).toEqual(here);
  });

  test('[AD2-XEXPLO-02] [AD2-ETAT-09] not for whoever cannot take a movement action', () => {
    for (const mark of ['immobilise', 'petrifie', 'paralyse', 'a-terre', 'inconscient'])
      expect(doors({ at: [1, 0], marks: [mark] }), mark).toEqual([]);
  });

  test('[AD2-XEXPLO-02][AD1-TRES-22] nor for whoever carries too much to move', () => {
    const items = (count: number) =>
      Array.from({ length: count }, () => ({ base: 'bandages', place: 'stocke' as const }));
    expect(doors({ at: [1, 0], items: items(6) })).toEqual(doors({ at: [1, 0] }));
    expect(doors({ at: [1, 0], items: items(10) })).toEqual([]);
  });

  test('[AD2-XEXPLO-04] [AD2-IA-06] IA Mêlée in front, IA Tir behind, in line of sight', () => {
    const drawing = ['......', ...Array.from({ length: 4 }, () => '.aaaa.'), '..+...'].join('\n');
    const state = scene({ drawing, heroes: [{ ...plain, at: [20, 20] }] });
    const rowsOf = (creature: string, count: number) => {
      const placement = placementOf(on(state), { creature, count });
      return squaresFor(on(state), { from: at([1, 3]), room: 'scene' }, { count, placement }).map(yOf);
    };
    expect(rowsOf('ogre', 2)).toEqual([3, 2]);
    expect(rowsOf('mage-gobelin', 1)).toEqual([0]);
  });
});

describe('the deck of a Round', () => {
  const road = {
    ...quiet(),
    aside: [
      { cards: ['as', 'joker'], until: { room: 'crypte' } },
      { cards: ['roi-coeur'], until: { round: 3 } },
    ],
  };
  test('[AD2-XROUND-02] [AD2-XEXPLO-03] cards stay aside until the condition of the scenario is met', () => {
    const state = scene({ heroes: [plain], state: { generated: road, round: 0 } });
    state.deck = { discard: ['2-coeur'], held: ['5-pique'] };
    const first = play(state, (g) => preparation(g));
    expect(first.of('cardsSetAside')).toMatchObject([
      { cards: expect.arrayContaining(['as-coeur', 'joker-1', 'roi-coeur']) },
    ]);
    const pile = pileOf(state.deck);
    expect(pile).toHaveLength(DECK.length - 7 - 1);
    expect([pile.includes('2-coeur'), pile.includes('as-pique'), pile.includes('5-pique')]).toEqual([
      true,
      false,
      false,
    ]);
    // Nothing is set aside twice.
    expect(play(state, (g) => preparation(g)).of('cardsSetAside')).toEqual([]);
    const third = play(state, (g) => preparation(g));
    expect(third.of('cardsBroughtBack')).toMatchObject([{ cards: ['roi-coeur'] }]);
    state.board = { ...state.board, rooms: [...state.board.rooms, { ...state.board.rooms[0]!, id: 'crypte' }] };
    expect(play(state, (g) => preparation(g)).of('cardsBroughtBack')[0]!.cards).toHaveLength(6);
    expect(pileOf(state.deck)).toHaveLength(DECK.length - 1);
  });

  test('a scenario without conditions leaves the deck alone', () => {
    const state = scene({ heroes: [plain], state: { generated: quiet() } });
    play(state, (g) => preparation(g));
    expect(state.deck).toEqual({ discard: [], held: [] });
  });
});
