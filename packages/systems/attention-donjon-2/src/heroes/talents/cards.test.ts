import { pileOf } from '@souterrain/crawl';
import { extraCards, reveal, startBoard } from '@souterrain/crawl/exploration';
import { revealTreasure } from '@souterrain/crawl/items';
import { initiative, preparation, resolution } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dealt, type GivenHero, play, quiet, type Scene, scene } from '../../../testing/index.ts';
import { attentionDonjon2 } from '../../system.ts';

const CALM = { generated: quiet(), scenario: 'calme' };
const drawing = (heroes: readonly GivenHero[], more: Scene = {}): Scene => ({
  heroes,
  ...more,
  state: { ...CALM, ...more.state },
});

describe('the cards of an Arcaniste', () => {
  test('[AD2-ARCA-16] Lecture: two cards, one kept once the group’s is known', () => {
    const given = drawing([{ talents: ['lecture-des-arcanes'] }], { creatures: [{ id: 'homme-rat', at: [3, 3] }] });
    const { state, asked, of } = play(given, (g) => initiative(g), {
      cards: [['4-pique', 'dame-pique'], ['9-coeur']],
      decisions: ['carte-dame-pique'],
    });
    expect(state.order.map(({ who, card }) => [who, card])).toEqual([
      ['h1', 'dame-pique'],
      ['g-homme-rat', '9-coeur'],
    ]);
    expect(asked.map(({ id }) => id)).toEqual(['carte-d-initiative']);
    expect(of('initiativeSet').map(({ who }) => who)).toEqual(['g-homme-rat', 'h1']);
  });

  const pair = [{ talents: ['manipulation-des-arcanes'] }, { at: [1, 0] as const }];
  const swap = (decisions: readonly string[]) =>
    play(drawing(pair), (g) => initiative(g), { cards: [['3-pique'], ['roi-coeur']], decisions }).state.order.map(
      ({ who, card }) => [who, card],
    );

  test('[AD2-ARCA-19] Manipulation: his 3 for the Roi of a willing ally, before the first turn', () => {
    expect(swap(['echanger-3-pique-roi-coeur', 'accepter'])).toEqual([
      ['h1', 'roi-coeur'],
      ['h2', '3-pique'],
    ]);
    const kept = [
      ['h2', 'roi-coeur'],
      ['h1', '3-pique'],
    ];
    expect(swap(['echanger-3-pique-roi-coeur', 'refuser'])).toEqual(kept);
    expect(swap(['garder'])).toEqual(kept);
    const state = scene(drawing(pair));
    const figures = state.figures.map((hero, i) => (i === 1 ? { ...hero, camp: 'hostile' as const } : hero));
    const apart = play({ ...state, figures }, (g) => initiative(g), { cards: [['3-pique'], ['roi-coeur']] });
    expect(apart.asked).toEqual([]);
  });

  test('[AD2-ARCA-20] Intuition: two cards for the first room, event or treasure of a Round', () => {
    const { value } = play(drawing([{ talents: ['intuition-arcanique'] }]), function* (g, find) {
      return (['roadCards', 'eventCards', 'treasureCards'] as const).map((member) => extraCards(g, find('h1'), member));
    });
    expect(value).toEqual([1, 0, 0]);
    for (const member of ['roadCards', 'eventCards', 'treasureCards'] as const) {
      const twice = play(drawing([{ talents: ['intuition-arcanique'] }]), function* (g, find) {
        return [extraCards(g, find('h1'), member), extraCards(g, find('h1'), member)];
      });
      expect(twice.value, member).toEqual([1, 0]);
    }
    const treasure = play(
      drawing([{ talents: ['intuition-arcanique'] }]),
      (g, find) => revealTreasure(g, find('h1'), { type: null, cards: 1 }),
      { cards: [['7-pique'], ['2-coeur'], ['2-trefle']], decisions: ['2-coeur'] },
    );
    expect(treasure.asked[0]!.options.map(({ id }) => id)).toEqual(['7-pique', '2-coeur']);
    expect(treasure.state.deck.discard).toContain('7-pique');
  });

  test('[AD2-ARCA-20] of 7 and As for a room, he keeps the As and the 7 is discarded', () => {
    const nid = attentionDonjon2.content.scenarios['le-nid']!;
    const row = (room: string, card: string) => ({
      room,
      cards: [card],
      tile: 'nid-reduit',
      next: room,
      contents: 'rien' as const,
    });
    const generated = { ...nid, road: [row('r1', '2-9'), row('r2', '10-as')] };
    const ran = play(
      {
        heroes: [{ at: [1, 0], talents: ['intuition-arcanique'] }],
        state: { generated, board: startBoard(attentionDonjon2, nid) },
      },
      (g, find) => reveal(g, find('h1'), { door: g.state.board.doors[0]! }),
      { cards: [['7-coeur'], ['as-coeur']], decisions: ['as-coeur'] },
    );
    expect(ran.of('roomPlaced')).toMatchObject([{ room: { id: 'r2' } }]);
    expect(ran.state.deck.discard).toContain('7-coeur');
  });

  test('[AD2-ARCA-22] Réserve: the Roi of one Round instead of the 2 of a later one', () => {
    const given = drawing([{ talents: ['reserve-arcanique'] }], { state: dealt({ h1: 'roi-pique' }) });
    const { state } = play(
      given,
      function* (g) {
        yield* resolution(g);
        yield* preparation(g);
      },
      { decisions: ['carte-roi-pique'] },
    );
    expect(state.deck.held).toEqual(['roi-pique']);
    expect(pileOf(state.deck)).not.toContain('roi-pique');
    // A Round without it, then one where it is played.
    const later = play(
      state,
      function* (g) {
        yield* initiative(g);
        yield* resolution(g);
        yield* preparation(g);
        yield* initiative(g);
      },
      { cards: [['5-coeur'], ['2-coeur']], decisions: ['garder', 'carte-2-coeur'] },
    );
    expect(later.state.order.map(({ card }) => card)).toEqual(['roi-pique']);
    expect(later.state.deck.discard).toEqual(['2-coeur']);
    expect(later.find('h1').marks).toEqual([]);
    expect(pileOf(later.state.deck)).toHaveLength(52);
  });
});
