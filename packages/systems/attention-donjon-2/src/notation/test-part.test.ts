import { describe, expect, test } from 'vitest';
import { actionOf, reading } from '../../testing/notation.ts';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { printAction } from './print.ts';

describe('the test of a line', () => {
  test('[AD2-ATTR-03] a line without an Attribute is refused', () => {
    for (const line of ['', '5', 'Frappe 5', 'Frappe CAC 5', '/Mêlée 5', 'Tir Défense'])
      expect(reading(line)).toMatchObject({ code: line === 'Frappe CAC 5' ? 'E_MODE' : 'E_MISSING_ATTRIBUTE' });
  });

  test('[AD2-JET-01][AD2-JET-03][AD2-JET-04][AD2-JET-05] Attribut/Compétence Difficulté or Attribut Difficulté', () => {
    for (const id of ['AD2-JET-03', 'AD2-JET-04', 'AD2-JET-05']) expect(readingsOf(id)).toEqual(statedBy(id));
  });

  test('[AD2-COMP-12] Arcanes is Arcane', () => {
    expect(actionOf('Savoir/Arcanes 6').skill).toEqual({ id: 'arcane', name: 'Arcane' });
    expect(printAction(actionOf('Savoir/ARCANES 6'))).toBe('Savoir/Arcane 6');
  });

  test('[AD2-NOT-13] the Attribute is mandatory, the Compétence is not, an unknown one is a warning', () => {
    expect(readingsOf('AD2-NOT-13')).toEqual(statedBy('AD2-NOT-13'));
    expect(reading('Agilité/"Pas de loup" 5')).toMatchObject({ skill: 'Pas de loup' });
    expect(reading('Agilité/"" 5')).toEqual({ code: 'E_MISSING_SKILL', column: 9 });
    expect(reading('Agilité/Force 5')).toEqual({ code: 'E_MISSING_SKILL', column: 9 });
  });

  test('[AD2-NOT-14] (requise) stands between the Compétence and the Difficulté, nowhere else', () => {
    expect(readingsOf('AD2-NOT-14')).toEqual(statedBy('AD2-NOT-14'));
    expect(reading('Savoir/Arcane (requise) (requise) 6')).toEqual({ code: 'E_REQUIRED_MISPLACED', column: 26 });
    expect(reading('Savoir/requise 6')).toEqual({ code: 'E_REQUIRED_MISPLACED', column: 8 });
    expect(reading('Savoir 6 : requise')).toEqual({ code: 'E_REQUIRED_MISPLACED', column: 12 });
    expect(reading('Savoir/Arcane (requise 6')).toEqual({ code: 'E_UNEXPECTED', column: 24 });
    expect(reading('Savoir/Arcane (requise')).toEqual({ code: 'E_UNCLOSED', column: 23 });
  });

  test('[AD2-NOT-15] a number, a variable or a characteristic, then terms; a literal is at least 1', () => {
    expect(readingsOf('AD2-NOT-15')).toEqual(statedBy('AD2-NOT-15'));
    expect(reading('Force X')).toEqual({ attr: 'Force', diff: 'X' });
    expect(reading('Force Volonté+X-2')).toEqual({ attr: 'Force', diff: 'Volonté+X-2' });
    expect(reading('Force 0+X')).toEqual({ attr: 'Force', diff: '0+X' });
    expect(reading('Force 4+')).toEqual({ code: 'E_MISSING_DIFFICULTY', column: 9 });
    expect(reading('Force -X')).toEqual({ code: 'E_MISSING_DIFFICULTY', column: 7 });
    expect(reading('Force 4+Réflexes')).toEqual({ code: 'E_CHARACTERISTIC_NOT_FIRST', column: 9 });
    expect(reading('Force 4+X+Réflexes')).toEqual({ code: 'E_CHARACTERISTIC_NOT_FIRST', column: 11 });
    expect(reading('Force Défense-Réflexes')).toHaveProperty('code');
    expect(reading('Force Défense - Réflexes')).toEqual({ code: 'E_CHARACTERISTIC_NOT_FIRST', column: 17 });
    expect(reading('Force 0')).toEqual({ code: 'E_DIFFICULTY_RANGE', column: 7 });
    expect(reading('Force -1')).toEqual({ code: 'E_DIFFICULTY_RANGE', column: 7 });
    expect(reading('Force 1')).toEqual({ attr: 'Force', diff: 1 });
    expect(reading('Force 4+Savoir')).toEqual({ code: 'E_ATTRIBUTE_AS_DIFFICULTY', column: 9 });
    expect(reading('Force ATT')).toEqual({ code: 'E_MISSING_DIFFICULTY', column: 7 });
  });

  test('[AD2-NOT-19] neither parentheses nor colon: a bare test', () => {
    expect(readingsOf('AD2-NOT-19')).toEqual(statedBy('AD2-NOT-19'));
    expect(actionOf('Force 5').outcome).toBeNull();
  });

  test('[AD2-NOT-30] a hyphen between two letters is the word’s, any other is a minus', () => {
    expect(readingsOf('AD2-NOT-30')).toEqual(statedBy('AD2-NOT-30'));
    expect(actionOf('Homme-Rat Force 5').name).toBe('Homme-Rat');
    expect(printAction(actionOf('Force Défense - X'))).toBe('Force Défense - X');
    expect(printAction(actionOf('Force X -2'))).toBe('Force X-2');
    expect(printAction(actionOf('Force 5 : Dommages X - d6 - Y'))).toBe('Force 5 : Dommages X - d6-Y');
    // The sign itself is never a hyphen.
    expect(reading('Force Défense−X')).toEqual({ attr: 'Force', diff: 'Défense-X' });
  });
});
