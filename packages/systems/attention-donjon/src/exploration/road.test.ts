import { DECK, isJoker } from '@souterrain/crawl';
import type { RoadRow } from '@souterrain/crawl/content';
import { doorNamed, matches, roomBehind, rowOf } from '@souterrain/crawl/exploration';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { dungeon, on, row, tile } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

const ROAD = [
  row('a', ['2-5'], { next: 'b' }),
  row('b', ['6-10'], { next: 'c' }),
  row('c', ['valet-as'], { next: 'a' }),
];
const GOAL = row('d', ['as'], { next: 'a', uniqueLast: true });

/** Rooms already on the table, laid where they disturb nobody. */
function after(revealed: readonly string[], road: readonly RoadRow[] = ROAD, doors: 1 | 2 = 2): AD1State {
  const state = dungeon({ scenario: { road } });
  const far = revealed.map((id, i) => ({ id, tile: 'nid-boyau', x: 50 + 10 * i, y: 50, quarters: 0 }));
  const board = { ...state.board, rooms: [...state.board.rooms, ...far], doors: state.board.doors.slice(0, doors) };
  return { ...state, board };
}

const behind = (state: AD1State, card: Parameters<typeof roomBehind>[2]) =>
  roomBehind(on(state), doorNamed(state.board, 'porte-r0-1'), card);

describe('the road sheet', () => {
  test('[AD1-EXPLO-13] a matcher is a rank, a range, a suit, a colour or a card', () => {
    expect(matches('7', '7-pique')).toBe(true);
    expect(matches('2-5', '5-coeur')).toBe(true);
    expect(matches('2-5', '6-coeur')).toBe(false);
    expect(matches('valet-as', '10-coeur')).toBe(false);
    expect(matches('pique', '2-pique')).toBe(true);
    expect(matches('rouge', 'as-carreau')).toBe(true);
    expect(matches('noir', 'as-carreau')).toBe(false);
    expect(matches('dame-pique', 'dame-pique')).toBe(true);
    expect(matches('dame-pique', 'dame-coeur')).toBe(false);
    expect(matches('joker', 'joker-2')).toBe(true);
    expect(matches('rouge', 'joker-1')).toBe(false);
  });

  test('[AD1-EXPLO-07] [AD1-EXPLO-13] the first row that lists the card; a card without a row is an error', () => {
    expect(rowOf(ROAD, '7-trefle').room).toBe('b');
    expect(() => rowOf(ROAD.slice(0, 2), 'roi-coeur')).toThrow();
  });

  test('[AD1-EXPLO-13] [AD1-SCEN-01] every card of the deck reaches a row of every scenario', () => {
    for (const { road } of Object.values(attentionDonjon.content.scenarios))
      for (const card of DECK) if (!isJoker(card)) expect(road).toContain(rowOf(road, card));
  });

  test('[AD1-EXPLO-09] the arrows lead to the first room that is not revealed', () => {
    const found = behind(after(['b', 'c']), '7-coeur');
    expect(found?.row.room).toBe('a');
    expect(found?.passed).toEqual([
      { room: 'b', why: 'revelee' },
      { room: 'c', why: 'revelee' },
    ]);
  });

  test('[AD1-EXPLO-14] arrows that come back to a row are a dead end', () => {
    expect(behind(after(['a', 'b', 'c']), '7-coeur')).toBeNull();
  });

  test('[AD1-EXPLO-14] the last room is passed over while another one is left, then placed whatever the card', () => {
    const road = [row('d', ['as'], { next: 'a', uniqueLast: true }), ...ROAD];
    expect(behind(after(['b', 'c'], road), 'as-coeur')?.row.room).toBe('a');
    expect(behind(after(['a', 'b', 'c'], road), '2-coeur')?.row.room).toBe('d');
  });

  test('[AD1-EXPLO-14] it always lies behind the last unrevealed Porte', () => {
    expect(behind(after([], [...ROAD, GOAL], 1), '2-coeur')?.row.room).toBe('d');
  });

  test('[AD1-EXPLO-15] a room that overlaps in all its placements is passed over', () => {
    const state = after([]);
    const { board } = state;
    // Two squares north of the Porte: the long room does not fit, a short one does.
    const wall = { id: 'mur', tile: 'mur', x: 0, y: -4, quarters: 0 };
    const drawn = {
      mur: tile('mur', '......\n.aaaa.\n.aaaa.\n......'),
      court: tile('court', '....\n.aa.\n.aa.\n.+..'),
    };
    const road = [ROAD[0]!, { ...ROAD[1]!, tile: 'court' }, ROAD[2]!];
    const tight = dungeon({ scenario: { road }, state: { board: { ...board, rooms: [...board.rooms, wall], drawn } } });
    const found = behind({ ...tight, board: { ...board, rooms: [...board.rooms, wall], drawn } }, '2-coeur');
    expect(found?.row.room).toBe('b');
    expect(found?.passed).toEqual([{ room: 'a', why: 'trop-grande' }]);
    const closed = [ROAD[0]!, ROAD[1]!, ROAD[2]!];
    const none = { ...tight, generated: { ...tight.generated!, road: closed } };
    expect(behind({ ...none, board: { ...board, rooms: [...board.rooms, wall], drawn } }, '2-coeur')).toBeNull();
  });

  /** A room two squares north of where a narrow gut would end, with a Porte that its other door would meet. */
  function meeting(doors: readonly string[]): AD1State {
    const road = [row('a', ['2-as'], { next: 'a' }), row('d', [], { tile: 'nid-reduit', next: 'a', uniqueLast: true })];
    const state = dungeon({ scenario: { road } });
    const rooms = [...state.board.rooms, { id: 'v', tile: 'voisine', x: 1, y: -6, quarters: 0 }];
    const drawn = { voisine: tile('voisine', '......\n.aaaa.\n.aaaa.\n......') };
    const own = { id: 'porte-v-1', cell: cellAt(2, -5), side: 's', room: 'v', status: 'inconnue' } as const;
    const kept = [...state.board.doors, own].filter((door) => doors.includes(door.id));
    return { ...state, board: { ...state.board, rooms, drawn, doors: kept } };
  }

  test('[AD1-EXPLO-14] [AD1-EXPLO-18] no door opens the last Porte before the last room is placed', () => {
    expect(behind(meeting(['porte-r0-1', 'porte-r0-2', 'porte-v-1']), '2-coeur')?.row.room).toBe('a');
    expect(behind(meeting(['porte-r0-1', 'porte-v-1']), '2-coeur')).toMatchObject({
      row: { room: 'd' },
      passed: [{ room: 'a', why: 'derniere-porte' }],
    });
  });

  test('[AD1-EXPLO-14] where it fits nowhere the last room lies apart', () => {
    const state = meeting(['porte-r0-1']);
    const road = [{ ...state.generated!.road[1]!, tile: 'nid-repaire' }];
    expect(behind({ ...state, generated: { ...state.generated!, road } }, '2-coeur')).toMatchObject({
      row: { room: 'd' },
      apart: true,
    });
  });
});
