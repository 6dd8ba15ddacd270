import type { Door } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { groupTurn, plain } from '../../testing/groups.ts';
import { at, type Scene } from '../../testing/index.ts';

type At = readonly [number, number];
const MISS = [1, 1];
const ROOMS = framed('aaabbbccc', 'aaabbbccc');
const door = (id: string, x: number): Door => ({ id, cell: at([x, 1]), side: 'e', room: 'scene', status: 'inconnue' });

const withDoors = (given: Scene, doors: readonly Door[]): Scene => ({
  ...given,
  drawing: ROOMS,
  state: {
    board: {
      rooms: [{ id: 'scene', tile: 'scene', x: 0, y: 0, quarters: 0 }],
      doors: [...doors],
      changes: {},
      drawn: { scene: { id: 'scene', name: { fr: 'Scène', en: 'Scene' }, drawing: ROOMS } },
    },
  },
});

const goblin = (x: number, y: number, marks: readonly string[] = []) => ({ id: 'gobelin', at: [x, y] as At, marks });
const hero = (x: number, y: number) => ({ ...plain, at: [x, y] as At });

describe('IA Lâche', () => {
  test('[AD1-IA-10] alone and En fuite, it flees again even where it is not outnumbered', () => {
    const given = withDoors({ heroes: [hero(0, 0)], creatures: [goblin(2, 1, ['en-fuite'])] }, [door('p1', 8)]);
    const { of, find } = groupTurn(given);
    expect(of('attackDeclared')).toEqual([]);
    expect(find('gobelin-1')).toMatchObject({ cell: at([8, 1]), status: 'plateau' });
  });

  test('[AD1-IA-10] joined by another, but outnumbered still, it flees again', () => {
    const heroes = [hero(0, 0), hero(1, 0), hero(2, 0)];
    const creatures = [goblin(2, 1, ['en-fuite']), { id: 'orque', at: [0, 1] as At, group: 'orques' }];
    const { of, find } = groupTurn(withDoors({ heroes, creatures }, [door('p1', 8)]), {
      decisions: ['case-3-0'],
    });
    expect([of('markLost'), of('attackDeclared')]).toEqual([[], []]);
    expect(find('gobelin-1').cell).toBe(at([8, 1]));
  });

  test('[AD1-IA-10] neutral figures outnumber nobody', () => {
    const creatures = [goblin(1, 1), { id: 'mimique', at: [0, 1] as At, camp: 'neutre' as const }];
    const { of } = groupTurn(withDoors({ heroes: [hero(0, 0)], creatures }, []), { dice: [MISS] });
    expect(of('markGained')).toEqual([]);
    expect(of('attackDeclared')).toMatchObject([{ figure: 'gobelin-1' }]);
  });

  test('[AD1-IA-10] it leaves by either side of a Porte, and by one of several', () => {
    const gone = (x: number, doors: readonly Door[]) => {
      const creatures = [goblin(x, 1, ['en-fuite'])];
      return groupTurn(withDoors({ heroes: [hero(8, 0)], creatures }, doors)).find('gobelin-1').status;
    };
    expect(gone(2, [door('p1', 2), door('p2', 8)])).toBe('parti');
    expect(gone(3, [door('p1', 2), door('p2', 8)])).toBe('parti');
    expect(gone(0, [door('p1', 2), door('p2', 8)])).toBe('plateau');
  });
});
