import type { Fault } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../lang.ts';
import { refusedSave } from './refused-save.ts';

const unreadable: Fault = { code: 'save-unreadable', params: { reason: 'not-json', detail: 'Unexpected token' } };
const said = (fault: Fault, text = ''): string => refusedSave('fr', { fault, text });

describe('a refused save', () => {
  test('says what kind of file it is, and at which line it breaks', () => {
    expect(said(unreadable, ' \n')).toBe('Le fichier est vide.');
    expect(said(unreadable, 'PK\u0003\u0004\0\0')).toContain('Ce n’est pas du texte');
    expect(said(unreadable, 'bonjour')).toBe('Le fichier n’est pas une sauvegarde de Souterrain.');
    expect(said(unreadable, '{\n"seed": "x",\n"dec')).toContain('il s’arrête à la ligne 3');
    expect(said(unreadable, '{\n"seed" "x"}')).toContain('à la ligne 2, caractère 8');
  });

  test('says which decision no longer fits, at which line, and only the first choices that were offered', () => {
    const text = '{\n"seed": "x",\n"decisions": [\n"a",\n"licorne"\n]}';
    const params = { at: 2, got: 'licorne', decision: 'direction', expected: 'a, b, c, d, e, f, g' };
    expect(said({ code: 'save-mismatch', params }, text)).toBe(
      'La décision 2 ne convient pas (ligne 5)\u00a0: le fichier dit «\u00a0licorne\u00a0»\u202f; le jeu propose a, b, c, d, e et 2 de plus.',
    );
    expect(said({ code: 'save-mismatch', params: { ...params, checkpoint: 'broken' } }, text)).toMatch(
      /2 de plus\. Son point de reprise ne peut pas être joué non plus\u00a0: ce n’est pas celui d’une partie\.$/,
    );
    const over = { at: 9, got: 'a', decision: 'none', expected: 'victoire' };
    expect(said({ code: 'save-mismatch', params: over }, text)).toContain('la partie est déjà finie');
    const strayed = { at: 64, got: '0123456789abcdef', expected: 'fedcba9876543210' };
    expect(said({ code: 'save-mismatch', params: strayed }, text)).not.toMatch(/[0-9a-f]{16}/);
  });

  test('names a field that is wrong, and where it is or that it is not there', () => {
    const seats: Fault = { code: 'save-corrupt', params: { field: 'seats' } };
    expect(said(seats, '{\n"seats": 3\n}')).toContain('la liste des joueurs n’est pas lisible (ligne 2)');
    expect(said(seats, '{}')).toContain('la liste des joueurs manque');
    expect(said({ code: 'save-corrupt', params: { expected: 'undefined' } })).toContain('il lui manque');
  });

  test('never repeats a whole file inside a sentence', () => {
    const fault: Fault = { code: 'bad-setup', params: { what: 'heros', got: 'x'.repeat(5_000), seat: 1 } };
    expect(said(fault).length).toBeLessThan(200);
    const params = { at: 1, got: 'x'.repeat(5_000), decision: 'direction', expected: 'nord' };
    expect(said({ code: 'save-mismatch', params }).length).toBeLessThan(200);
  });

  test('says what its result should be, and where a rule failed', () => {
    const params = { at: 9, field: 'result', got: 'defaite 5', expected: 'defaite 6' };
    expect(said({ code: 'save-mismatch', params })).toContain('«\u00a0defaite 5\u00a0», et ses décisions donnent');
    expect(said({ code: 'save-mismatch', params: { ...params, got: '' } })).toContain('qu’elle continue');
    const frozen = { at: 3, got: 'a', decision: 'frozen', expected: 'no floor 3' };
    expect(said({ code: 'save-mismatch', params: frozen })).toContain('une règle a échoué avant elle (no floor 3)');
  });

  test('never repeats the signs that drive a terminal', () => {
    expect(said({ code: 'save-foreign', params: { got: '\u001b[2J\u0007x' } })).toContain('(format [2Jx)');
  });

  test.each(LANGS)('is whole sentences in %s, never the words of a parser', (lang) => {
    const faults: readonly (readonly [Fault, string])[] = [
      ...['too-long', 'too-deep', 'too-many', 'too-many-digits'].map((reason): [Fault, string] => [
        { code: 'save-unreadable', params: { reason, line: 2, column: 3, most: 16_000_000 } },
        '',
      ]),
      [unreadable, '{\n"a" 1}'],
      [unreadable, '{"a": ['],
      [{ code: 'save-foreign', params: { got: 'none' } }, '{}'],
      [{ code: 'save-foreign', params: { got: 'heros-bataillons/heros' } }, '{}'],
      [{ code: 'save-foreign', params: { got: 'souterrain-tout/1' } }, '{}'],
      [{ code: 'save-newer', params: { got: 'souterrain/x', known: 'souterrain/1' } }, '{}'],
      [{ code: 'save-corrupt', params: { field: 'checkpoint' } }, '{}'],
      [{ code: 'save-system', params: { got: 'echecs' } }, '{}'],
      [{ code: 'save-mismatch', params: { at: 1, field: 'result', got: 'defaite', expected: '' } }, '{}'],
      [{ code: 'save-mismatch', params: { at: 1, got: 'a', decision: 'frozen', expected: 'b' } }, '{}'],
      [{ code: 'save-mismatch', params: { at: 1, got: 'a', expected: 'b', checkpoint: 'broken' } }, '{}'],
    ];
    for (const [fault, text] of faults) {
      const sentence = refusedSave(lang, { fault, text });
      expect(sentence).toMatch(/^[A-ZÀ-Ý].*[.]$/);
      expect(sentence).not.toMatch(/undefined|Unexpected|JSON/);
    }
  });
});
