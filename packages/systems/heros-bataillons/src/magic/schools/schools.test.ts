import { describe, expect, test } from 'vitest';
import { play } from '../../../testing/index.ts';
import { chooseSchool, drawSchool } from '../../beings/creation/abilities.ts';
import type { Variants } from '../../variants.ts';
import { SCHOOL_IDS } from './index.ts';

const rolled = (face: number, decisions: readonly string[] = [], variants: Partial<Variants> = {}) =>
  play({ variants }, (g) => drawSchool(g, 0), { dice: [face], decisions }).value;

describe('schools', () => {
  test('[HB-MAG-03] a d6 gives the school', () => {
    expect([1, 3, 4, 5, 6].map((face) => rolled(face))).toEqual([
      'elementaire',
      'impie',
      'ombres',
      'sacree',
      'sauvage',
    ]);
  });

  test('[HB-MAG-04] a 2 gives Illusion or Arcanique, for seven schools in all', () => {
    expect(rolled(2, ['illusion'])).toBe('illusion');
    expect(rolled(2, ['arcanique'])).toBe('arcanique');
    const { asked } = play({}, (g) => chooseSchool(g, 0), { decisions: ['arcanique'] });
    const picker = asked[0]!.options.map(({ id }) => id).filter((id) => id !== 'tirer');
    expect(picker.sort()).toEqual([...SCHOOL_IDS].sort());
    expect([...SCHOOL_IDS].sort()).toEqual([
      'arcanique',
      'elementaire',
      'illusion',
      'impie',
      'ombres',
      'sacree',
      'sauvage',
    ]);
  });

  test('[HB-Q-23] a 2 may name one school alone', () => {
    expect(rolled(2, ['illusion'])).toBe('illusion');
    expect(rolled(2, [], { schoolTwo: 'arcanique' })).toBe('arcanique');
    expect(rolled(2, [], { schoolTwo: 'illusion' })).toBe('illusion');
    expect(rolled(6, [], { schoolTwo: 'illusion' })).toBe('sauvage');
  });
});
