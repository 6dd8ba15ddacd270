import { describe, expect, test } from 'vitest';
import { actionOf, reading } from '../../testing/notation.ts';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { parseAction } from './parse.ts';
import { recordOf } from './record.ts';

describe('faults', () => {
  test('[AD2-NOT-01] a line that does not parse is refused with its code, its place and what was expected', () => {
    expect(parseAction('Force/Mêlée 6 (Sonné/Bof)')).toEqual({
      ok: false,
      fault: { code: 'E_UNKNOWN_EFFECT', offset: 21, column: 22, found: 'Bof', expected: ['effect'] },
    });
    // An offset counts code units, a column counts signs.
    expect(parseAction('"👾" Force')).toMatchObject({ ok: false, fault: { offset: 10, column: 10, found: '' } });
  });

  test('[AD2-NOT-33] the closed list of codes', () => {
    expect(readingsOf('AD2-NOT-33')).toEqual(statedBy('AD2-NOT-33'));
    expect(reading('"Force 5')).toEqual({ code: 'E_UNCLOSED', column: 9 });
    expect(reading('Force 5\n')).toEqual({ code: 'E_LEX', column: 8 });
    expect(reading('Force 12345')).toEqual({ code: 'E_LEX', column: 7 });
    expect(reading('Savoir 4 [2 Dévoiler]')).toEqual({ code: 'E_OPTION_COST', column: 11 });
    expect(reading('Savoir 4 [Dévoiler max]')).toEqual({ code: 'E_OPTION_MAX', column: 23 });
    expect(reading('Savoir 4 : 5')).toEqual({ code: 'E_UNEXPECTED', column: 12 });
  });

  test('dice that do not exist are refused', () => {
    for (const sides of [2, 3, 4, 6, 8, 10, 12, 20])
      expect(reading(`Force 5 : Dommages d${sides}`)).toMatchObject({ effects: [{ v: `d${sides}` }] });
    expect(reading('Force 5 : Dommages 2d7')).toEqual({ code: 'E_UNEXPECTED', column: 22 });
    expect(reading('Force 5 : Dommages 0d6')).toEqual({ code: 'E_VALUE_REQUIRED', column: 20 });
  });

  test('[AD2-NOT-29] the result as the catalogue writes it leaves out what is absent', () => {
    expect(readingsOf('AD2-NOT-29')).toEqual(statedBy('AD2-NOT-29'));
    expect(Object.keys(recordOf(actionOf('Force 5')))).toEqual(['attr', 'diff']);
    expect(recordOf(actionOf('!Parade Agilité 4 : -'))).toEqual({
      cost: 'réaction',
      name: 'Parade',
      attr: 'Agilité',
      diff: 4,
      effects: [],
    });
  });
});
