import type { Door } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { groupTurn, plain } from '../../testing/groups.ts';
import { at, type Scene } from '../../testing/index.ts';

const MISS = [1, 1];
const ROOMS = ['...........', '.aaabbbccc.', '.aaabbbccc.', '...........'].join('\n');
const porte: Door = { id: 'p1', cell: at([8, 1]), side: 'e', room: 'scene', status: 'inconnue' };

const withDoor = (given: Scene): Scene => ({
  ...given,
  drawing: ROOMS,
  state: {
    board: {
      rooms: [{ id: 'scene', tile: 'scene', x: 0, y: 0, quarters: 0 }],
      doors: [porte],
      changes: {},
      drawn: { scene: { id: 'scene', name: { fr: 'Scène', en: 'Scene' }, drawing: ROOMS } },
    },
  },
});

const goblin = (x: number, y: number, marks: readonly string[] = []) => ({ id: 'gobelin', at: [x, y] as const, marks });
const hero = (x: number, y: number) => ({ ...plain, at: [x, y] as const });

describe('IA Lâche', () => {
  test('[AD1-IA-10] next to a Porte but never outnumbered, it fights', () => {
    const { of, find } = groupTurn(withDoor({ heroes: [hero(7, 1)], creatures: [goblin(8, 1)] }), { dice: [MISS] });
    expect(of('attackDeclared')).toHaveLength(1);
    expect(find('gobelin-1').status).toBe('plateau');
  });

  test('[AD1-IA-10] [AD1-IA-13] alone against two heroes of its zone: En fuite, and away with an Esquive', () => {
    const { of, find } = groupTurn(
      withDoor({ heroes: [hero(0, 0), hero(2, 0)], creatures: [goblin(1, 1)] }),
      // Agilité 2 against 2: it leaves, then goes on to the farthest zone, next to its Porte.
      { dice: [[4, 5]], decisions: ['case-3-0'] },
    );
    expect(of('markGained')).toMatchObject([{ figure: 'gobelin-1', mark: { id: 'en-fuite' } }]);
    expect(of('dodgeNeeded')).toHaveLength(1);
    expect(find('gobelin-1').cell).toBe(at([8, 1]));
    expect(of('attackDeclared')).toHaveLength(0);
  });

  test('[AD1-IA-10] already En fuite next to a Porte, no enemy in the zone: routed', () => {
    const { find, of } = groupTurn(
      withDoor({ heroes: [hero(0, 0), hero(2, 0)], creatures: [goblin(8, 1, ['en-fuite'])] }),
    );
    expect(find('gobelin-1').status).toBe('parti');
    expect(of('figureRemoved')).toMatchObject([{ how: 'parti', rules: ['AD1-IA-10'] }]);
  });

  test('[AD1-IA-10] with an enemy in the zone it flees again instead of leaving', () => {
    const { find } = groupTurn(
      withDoor({ heroes: [hero(7, 1), hero(6, 0)], creatures: [goblin(8, 1, ['en-fuite'])] }),
      { dice: [[4, 5]], decisions: ['case-3-0', 'case-0-0'] },
    );
    expect(find('gobelin-1').status).toBe('plateau');
    expect(find('gobelin-1').cell).toBe(at([0, 0]));
  });

  test('[AD1-IA-10] joined by another and no more outnumbered, En fuite ends and it fights', () => {
    const { of, find } = groupTurn(
      withDoor({
        heroes: [hero(7, 1)],
        creatures: [goblin(8, 0, ['en-fuite']), { id: 'orque', at: [6, 1], group: 'orques' }],
      }),
      { dice: [MISS] },
    );
    expect(of('markLost')).toMatchObject([{ mark: 'en-fuite', why: 'fini' }]);
    expect(of('attackDeclared')).toMatchObject([{ figure: 'gobelin-1' }]);
    expect(find('gobelin-1').status).toBe('plateau');
  });
});
