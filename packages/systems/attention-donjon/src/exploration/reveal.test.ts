import type { Figure } from '@souterrain/crawl';
import type { RoomContents } from '@souterrain/crawl/content';
import { explorationActions } from '@souterrain/crawl/exploration';
import { planOn } from '@souterrain/crawl/movement';
import { takeTurn } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { dungeon, on, play, row, tile } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import type { AD1 } from '../world/ad1.ts';

const ids = (state: AD1State, id = 'h1'): readonly string[] => {
  const { value } = play(state, function* (g, find) {
    return explorationActions(g, find(id)).map((action) => action.id);
  });
  return value;
};

const revealNorth = (g: AD1, hero: Figure) =>
  explorationActions(g, hero)
    .find((action) => action.id === 'reveler-porte-r0-1')!
    .run(g, hero);

const behind = (contents: RoomContents) => ({ road: [row('r1', ['2-as'], { contents, tile: 'nid-reduit' })] });

describe('Révéler le donjon', () => {
  test('[AD1-EXPLO-01] a standard action of heroes alone', () => {
    const state = dungeon({ creatures: [{ id: 'orque', at: [3, 1] }] });
    const { value } = play(state, function* (g, find) {
      return explorationActions(g, find('h1')).map(({ id, type }) => ({ id, type }));
    });
    expect(value).toEqual([{ id: 'reveler-porte-r0-1', type: 'standard' }]);
    expect(ids(state, 'orque-1')).toEqual([]);
  });

  test('[AD1-EXPLO-03] only from the square that has the Porte', () => {
    expect(ids(dungeon({ heroes: [{ at: [0, 0] }] }))).toEqual([]);
    expect(ids(dungeon({ heroes: [{ at: [1, 1] }] }))).toEqual([]);
    expect(ids(dungeon({ heroes: [{ at: [1, 2] }] }))).toEqual([]);
    expect(ids(dungeon({ heroes: [{ at: [3, 1] }] }))).toEqual(['reveler-porte-r0-2']);
  });

  test('[AD1-EXPLO-04] not while Entravé or Paralysé', () => {
    expect(ids(dungeon({ heroes: [{ marks: ['entrave'] }] }))).toEqual([]);
    expect(ids(dungeon({ heroes: [{ marks: ['paralyse'] }] }))).toEqual([]);
  });

  test('[AD1-EXPLO-05] [AD1-EXPLO-06] [AD1-EXPLO-11] without dice, once for each Porte; stated contents draw no card', () => {
    const state = dungeon({ scenario: behind('rien') });
    const { of, events } = play(state, (g, find) => revealNorth(g, find('h1')), { cards: [['7-coeur']] });
    expect(of('doorRevealed')).toMatchObject([{ figure: 'h1', door: 'porte-r0-1', card: '7-coeur' }]);
    expect(of('roomPlaced')).toMatchObject([{ room: { id: 'r1', tile: 'nid-reduit' } }]);
    expect(of('contentsRead')).toMatchObject([{ card: null, encounter: null, peripetie: null }]);
    expect(events.some((e) => e.type === 'diceRolled')).toBe(false);
    expect(state.board.doors.find(({ id }) => id === 'porte-r0-1')?.status).toBe('ouverte');
    expect(ids(state)).toEqual([]);
  });

  test('[AD1-EXPLO-08] [AD1-EXPLO-15] the player who reveals chooses how the room lies', () => {
    const state = dungeon({
      heroes: [{ at: [0, 3] }, { at: [1, 0] }],
      scenario: { road: [row('r1', ['2-as'], { tile: 'nid-croisee' })] },
    });
    const { asked, state: after } = play(state, (g, find) => revealNorth(g, find('h2')), {
      cards: [['7-coeur']],
      decisions: ['par-la-porte-2'],
    });
    expect(asked).toMatchObject([{ id: 'poser-la-salle', seat: 1, rule: 'AD1-EXPLO-15' }]);
    expect(asked[0]!.options.map((o) => o.id)).toEqual(['par-la-porte-1', 'par-la-porte-2', 'par-la-porte-3']);
    expect(after.board.rooms[1]).toMatchObject({ id: 'r1', quarters: 3 });
  });

  test('[AD1-EXPLO-11] a stated Rencontre comes without an event card', () => {
    const state = dungeon({ scenario: behind({ encounter: 'rats-geants' }) });
    const { of } = play(state, (g, find) => revealNorth(g, find('h1')), { cards: [['7-coeur'], ['5-coeur']] });
    expect(of('contentsRead')).toMatchObject([{ card: null, encounter: 'rats-geants', rules: ['AD1-EXPLO-11'] }]);
    expect(of('cardsDrawn').map(({ reason }) => reason)).toEqual(['route', 'initiative']);
  });

  test('[AD1-EXPLO-12] [AD1-DECK-02] contents left to the sheet draw one more card', () => {
    const state = dungeon({ scenario: behind('feuille') });
    const { of } = play(state, (g, find) => revealNorth(g, find('h1')), { cards: [['7-coeur'], ['3-coeur']] });
    expect(of('contentsRead')).toMatchObject([{ card: '3-coeur', encounter: null, rules: ['AD1-EXPLO-12'] }]);
    expect(of('cardsDrawn').map(({ reason }) => reason)).toEqual(['route', 'evenement']);
  });

  test('[AD1-EXPLO-14] a dead end marks the Porte used, places nothing and draws nothing more', () => {
    const state = dungeon({ scenario: { road: [row('r0', ['2-as'])] } });
    const { of, state: after } = play(state, (g, find) => revealNorth(g, find('h1')), { cards: [['7-coeur']] });
    expect(of('deadEndFound')).toMatchObject([{ door: 'porte-r0-1' }]);
    expect(after.board.rooms).toHaveLength(1);
    expect(ids(after)).toEqual([]);
  });

  test('[AD1-EXPLO-16] the hero stays, then may walk into the new room with what is left of its turn', () => {
    const state = dungeon({ scenario: behind('rien') });
    const { find } = play(state, (g, f) => takeTurn(g, f('h1')), {
      cards: [['7-coeur']],
      decisions: ['reveler-porte-r0-1', 'case-1-m1'],
    });
    expect(find('h1').cell).toBe(cellAt(1, -1));
  });
});

describe('ordinary doors', () => {
  test('[AD1-EXPLO-17] inside a room, opened or closed with the same action and without a card', () => {
    const inner = [{ x: 0, y: 0, side: 'e' as const }];
    const drawn = { clos: tile('clos', '....\n.ab.\n.#b.\n....', { inner }) };
    const door = {
      id: 'battant-r0-1',
      cell: cellAt(0, 0),
      side: 'e',
      room: 'r0',
      status: 'fermee',
      inner: true,
    } as const;
    const board = { rooms: [{ id: 'r0', tile: 'clos', x: 0, y: 0, quarters: 0 }], doors: [door], changes: {}, drawn };
    const state = dungeon({ heroes: [{ at: [0, 0] }, { at: [1, 0] }], state: { board } });
    const turn = (id: string) => (g: AD1, find: (id: string) => Figure) =>
      explorationActions(g, find(id))
        .find((action) => action.type === 'standard')!
        .run(g, find(id));
    expect(ids(state)).toEqual(['ouvrir-battant-r0-1']);
    play(state, turn('h1'));
    expect(planOn(on(state)).isOpen(cellAt(0, 0), 'e')).toBe(true);
    expect(ids(state, 'h2')).toEqual(['fermer-battant-r0-1']);
    play(state, turn('h2'));
    expect(planOn(on(state)).isOpen(cellAt(0, 0), 'e')).toBe(false);
  });
});
