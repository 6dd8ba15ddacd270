import { describe, expect, test } from 'vitest';
import { type GivenBeing, play } from '../../testing/index.ts';
import { suffer } from '../beings/damage.ts';

const hurt = (foe: GivenBeing, by: string | null = 'h1') =>
  play({ heroes: [{}], foes: [foe] }, (g, find) =>
    suffer(g, find('e1'), {
      amount: 4,
      armour: false,
      attribute: 'for',
      violent: true,
      by,
      source: 'chute',
      rule: 'HB-DMG-01',
    }),
  ).find('e1');

describe('what damage does to spells', () => {
  test('[HB-MAG-37] at 0 END an entity is gone, a being under a spell is not', () => {
    const marks = (id: string) => [{ id, until: { in: 'scene' } as const }];
    expect(hurt({ marks: marks('voile') })).toMatchObject({ now: { end: 0 }, status: 'present' });
    expect(hurt({ kind: 'invoque', marks: marks('invoque') })).toMatchObject({ now: { end: 0 }, status: 'parti' });
  });

  test('[HB-MAG-41] what nobody did does not end a domination', () => {
    const marks = [{ id: 'domine', until: { in: 'scene' } as const, by: 'h1' }];
    expect(hurt({ marks }, null).marks.map(({ id }) => id)).toEqual(['domine']);
    expect(hurt({ marks }).marks).toEqual([]);
  });
});
