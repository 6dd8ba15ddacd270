import { describe, expect, test } from 'vitest';
import { groupTurn, PAIR, plain, ROW } from '../../testing/groups.ts';
import { at } from '../../testing/index.ts';

const MISS = [1, 1, 1];
const spider = { id: 'araignee-geante', at: [0, 1] } as const;

describe('IA Attaque blessé', () => {
  test('[AD1-IA-09] [AD1-IA-13] adjacent hero at 4, hero in the next zone at 1: it leaves for the second and rolls its Esquive', () => {
    const { of, find } = groupTurn(
      {
        drawing: PAIR,
        heroes: [
          { ...plain, at: [0, 0] },
          { ...plain, at: [5, 1], sante: 1 },
        ],
        creatures: [spider],
      },
      // Agilité 3 against the difficult 4, then the bite.
      { decisions: ['case-4-0'], dice: [[6, 6, 2], MISS] },
    );
    expect(of('targetChosen')).toMatchObject([{ target: 'h2', why: [{ label: 'sante', value: 1 }] }]);
    expect(of('dodgeNeeded')).toMatchObject([{ level: 'difficile' }]);
    expect(find('araignee-geante-1').cell).toBe(at([4, 0]));
    expect(of('attackDeclared')).toMatchObject([{ target: 'h2' }]);
  });

  test('[AD1-IA-09] at the same Santé, Secoué comes first', () => {
    const { of } = groupTurn(
      {
        heroes: [
          { ...plain, at: [0, 0] },
          { ...plain, at: [0, 2], marks: ['secoue'] },
        ],
        creatures: [spider],
      },
      { dice: [MISS] },
    );
    expect(of('targetChosen')).toMatchObject([{ target: 'h2', why: [{ label: 'secoue', value: 0 }] }]);
  });

  test('[AD1-IA-09] nobody within one movement: the least effort, whatever the Santé', () => {
    const long = ['.................', '.aaabbbcccdddeee.', '.................'].join('\n');
    const { of } = groupTurn(
      {
        drawing: long,
        heroes: [
          { ...plain, at: [14, 0], sante: 1 },
          { ...plain, at: [8, 0] },
        ],
        creatures: [{ id: 'araignee-geante', at: [0, 0] }],
      },
      { decisions: ['case-4-0'] },
    );
    expect(of('targetChosen')).toMatchObject([{ target: 'h2' }]);
  });

  test('[AD1-IA-09] a hero two movements away is not preferred, however weak', () => {
    const { of } = groupTurn(
      {
        drawing: ROW,
        heroes: [
          { ...plain, at: [8, 1], sante: 1 },
          { ...plain, at: [0, 0], sante: 3 },
        ],
        creatures: [spider],
      },
      { dice: [MISS] },
    );
    expect(of('targetChosen')).toMatchObject([{ target: 'h2' }]);
  });
});
