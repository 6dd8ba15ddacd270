import { type CardId, pileOf } from '@souterrain/crawl';
import { initiative } from '@souterrain/crawl/rounds';
import type { Script } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Scene } from '../../testing/scene.ts';

know(
  { id: 'au-choix', rule: 'AD1-INIT-08', initiative: () => ({ choose: 2 }) },
  { id: 'multiple', rule: 'AD1-INIT-08', initiative: () => ({ multiple: 2 }) },
);

const DAME = { id: 'surprise', cards: ['dame-pique'], longevity: null, effects: [{ nothing: true }] } as const;
const EVENTS = { unexpected: [DAME] };

type Draws = readonly (readonly CardId[])[];

function begin(given: Scene, cards: Draws, decisions: Script['decisions'] = []) {
  const state = { generated: quiet({ events: EVENTS }), ...given.state };
  const ran = play({ ...given, state }, (g) => initiative(g), { cards, decisions });
  const order = ran.state.order.map(({ who, card }) => `${who} ${card}`);
  const drawn = ran.of('cardsDrawn').map(({ figure, group }) => figure ?? group);
  return { ...ran, order, drawn };
}

const choosing = { marks: ['au-choix'] };

describe('cards of initiative', () => {
  test('[AD1-INIT-01] one card for each hero: three drawn, 51 left', () => {
    const { state, order } = begin({ heroes: [{}, {}, {}] }, [['7-coeur'], ['as-coeur'], ['2-pique']]);
    expect(order).toEqual(['h2 as-coeur', 'h1 7-coeur', 'h3 2-pique']);
    expect([state.deck.held.length, pileOf(state.deck).length]).toEqual([3, 51]);
  });

  test('[AD1-INIT-03] [AD1-INIT-07] heroes in seat order, then groups, the oldest first', () => {
    const creatures = [{ id: 'orque' }, { id: 'orque' }, { id: 'gobelin' }, { id: 'zombie' }];
    const cards: Draws = [['7-coeur'], ['6-coeur'], ['5-coeur'], ['4-coeur'], ['3-coeur']];
    expect(begin({ heroes: [{}, {}], creatures }, cards).drawn).toEqual([
      ...['h1', 'h2', 'g-orque', 'g-gobelin', 'g-zombie'],
    ]);
  });

  test('[AD1-SCEN-06] a player with three heroes draws for each', () => {
    const state = scene({ heroes: [{}, {}, {}], state: { generated: quiet() } });
    state.figures = state.figures.map((figure) => ({ ...figure, hero: { ...figure.hero!, seat: 0 } }));
    const { of } = play(state, (g) => initiative(g), { cards: [['7-coeur'], ['as-coeur'], ['2-pique']] });
    expect(of('cardsDrawn').map(({ seat, figure }) => [seat, figure])).toEqual([
      [0, 'h1'],
      [0, 'h2'],
      [0, 'h3'],
    ]);
    expect(state.order.map((slot) => slot.who)).toEqual(['h2', 'h1', 'h3']);
  });

  test('[AD1-INIT-04] a group with two cards draws them together, before the next group', () => {
    const creatures = [{ id: 'liche' }, { id: 'orque' }];
    const { of, order } = begin({ creatures }, [['7-coeur'], ['roi-coeur', '5-coeur'], ['6-pique']]);
    expect(of('cardsDrawn').map(({ cards }) => cards.length)).toEqual([1, 2, 1]);
    expect(order).toEqual(['g-liche roi-coeur', 'h1 7-coeur', 'g-orque 6-pique', 'g-liche 5-coeur']);
  });

  test('[AD1-INIT-08] a group with both keywords draws three cards, discards one, acts on two', () => {
    const creatures = [{ id: 'demon-des-fosses' }];
    const cards: Draws = [['7-coeur'], ['roi-coeur', '5-coeur', '3-coeur']];
    const { order, state } = begin({ creatures }, cards, [['carte-roi-coeur', 'carte-5-coeur']]);
    expect(order).toEqual(['g-demon-des-fosses roi-coeur', 'h1 7-coeur', 'g-demon-des-fosses 5-coeur']);
    expect(state.deck.discard).toEqual(['3-coeur']);
  });

  test('[AD1-INIT-02] [AD1-INIT-05] two cards at once, chosen between once the groups are revealed', () => {
    const cards: Draws = [['roi-coeur', '6-coeur'], ['9-pique'], ['dame-coeur']];
    const { order, state, asked, events, drawn, of } = begin(
      { heroes: [choosing, {}], creatures: [{ id: 'orque' }] },
      cards,
      ['carte-6-coeur'],
    );
    expect(order).toEqual(['g-orque dame-coeur', 'h2 9-pique', 'h1 6-coeur']);
    expect(state.deck.discard).toEqual(['roi-coeur']);
    expect(asked).toMatchObject([{ id: 'carte-d-initiative', seat: 0, rule: 'AD1-INIT-05' }]);
    expect(drawn).toEqual(['h1', 'h2', 'g-orque']);
    expect(of('cardsDrawn').map(({ cards }) => cards.length)).toEqual([2, 1, 1]);
    const groupCard = events.findIndex((e) => e.type === 'initiativeSet' && e.kind === 'groupe');
    expect(groupCard).toBeLessThan(events.findIndex((e) => e.type === 'cardsDiscarded'));
  });

  test('[AD1-INIT-08] every card of a multiple initiative is a turn', () => {
    const { order } = begin({ heroes: [{ marks: ['multiple'] }, {}] }, [['roi-coeur', '5-coeur'], ['9-pique']]);
    expect(order).toEqual(['h1 roi-coeur', 'h2 9-pique', 'h1 5-coeur']);
  });

  test('[AD1-INIT-25] an unconscious hero draws; a dead one and one who left do not', () => {
    const { of } = play(
      { heroes: [{ marks: ['inconscient'] }, {}, {}], state: { generated: quiet() } },
      function* (g, find) {
        find('h2').status = 'mort';
        find('h3').status = 'parti';
        yield* initiative(g);
      },
      { cards: [['9-coeur']] },
    );
    expect(of('cardsDrawn').map(({ figure }) => figure)).toEqual(['h1']);
  });
});

describe('what follows the cards', () => {
  test('[AD1-INIT-06] unexpected events are looked for once all initiatives are set', () => {
    const cards: Draws = [['dame-pique'], ['3-coeur', '5-coeur'], ['4-coeur']];
    const given = { heroes: [{}, choosing], creatures: [{ id: 'orque' }] };
    const { events, of } = begin(given, cards, ['carte-3-coeur']);
    expect(of('unexpectedEventStarted')).toMatchObject([{ figure: 'h1', card: 'dame-pique' }]);
    const told = ['cardsDrawn', 'cardsDiscarded', 'initiativeSet', 'unexpectedEventStarted', 'turnStarted'];
    expect(events.map(({ type }) => type).filter((type) => told.includes(type))).toEqual([
      ...['cardsDrawn', 'cardsDrawn', 'cardsDrawn', 'initiativeSet'],
      ...['initiativeSet', 'cardsDiscarded', 'initiativeSet', 'unexpectedEventStarted'],
    ]);
  });

  test('[AD1-INIT-09] every card used is checked; one that is discarded is not', () => {
    const both = {
      unexpected: [
        { ...DAME, cards: ['9-pique'] },
        { ...DAME, id: 'autre', cards: ['4-coeur'] },
      ],
    };
    const state = { generated: quiet({ events: both }) };
    const used = begin({ heroes: [{ marks: ['multiple'] }], state }, [['9-pique', '4-coeur']]);
    expect(used.of('unexpectedEventStarted')).toMatchObject([{ card: '9-pique' }, { card: '4-coeur' }]);
    const spared = begin({ heroes: [choosing] }, [['dame-pique', '4-coeur']], ['carte-4-coeur']);
    expect(spared.of('unexpectedEventStarted')).toHaveLength(0);
  });

  test('[AD1-EVEN-03] an event card that Initiative au choix discards brings no event; used by choice, it does', () => {
    const heroes = [choosing];
    const four = begin({ heroes }, [['dame-pique', '4-coeur']], ['carte-4-coeur']);
    expect([four.order, four.of('unexpectedEventStarted')]).toEqual([['h1 4-coeur'], []]);
    const dame = begin({ heroes }, [['dame-pique', '4-coeur']], ['carte-dame-pique']);
    expect(dame.of('unexpectedEventStarted')).toMatchObject([{ figure: 'h1', card: 'dame-pique' }]);
  });

  test('[AD1-TURN-23] in the first Round the highest card of a hero names who plays the groups', () => {
    const creatures = [{ id: 'orque' }];
    const { state } = begin({ heroes: [{}, {}], creatures }, [['4-coeur'], ['roi-coeur'], ['as-coeur']]);
    expect(state.lastPlayer).toBe(1);
    const later = { round: 2, lastPlayer: 0 };
    expect(begin({ heroes: [{}, {}], state: later }, [['4-coeur'], ['roi-coeur']]).state.lastPlayer).toBe(0);
  });

  test('[AD1-TURN-23] a free initiative counts above the As', () => {
    const { state } = begin({ heroes: [{}, {}] }, [['as-coeur'], ['joker-1']], ['initiative-libre']);
    expect(state.lastPlayer).toBe(1);
  });

  test('[AD1-TURN-24] a group with nobody left draws no card', () => {
    const { of } = play(
      { creatures: [{ id: 'orque' }], state: { generated: quiet() } },
      function* (g, find) {
        find('orque-1').status = 'mort';
        yield* initiative(g);
      },
      { cards: [['9-coeur']] },
    );
    expect(of('cardsDrawn').map(({ figure }) => figure)).toEqual(['h1']);
  });
});
