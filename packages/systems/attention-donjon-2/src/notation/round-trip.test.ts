import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions, effects, nameless } from '../../testing/arbitrary-action.ts';
import { accepted, actionOf, reading } from '../../testing/notation.ts';
import { parseAction, parseReaction } from './parse.ts';
import { printAction, printReaction } from './print.ts';
import { CORE, extended } from './vocabulary.ts';

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

describe('print and parse', () => {
  test('[AD2-NOT-02] what is printed is read back as the same action', () => {
    fc.assert(
      fc.property(actions, (action) => {
        expect(actionOf(printAction(action))).toEqual(action);
      }),
    );
  });

  test('[AD2-NOT-03] other minus signs and apostrophes, each one column', () => {
    for (const minus of ['-', '\u2212', '\u2013'])
      expect(reading(`Force 5 (Dommages X${minus}3/${minus})`)).toMatchObject({
        enemy: { fail: [{ v: 'X-3' }], success: [] },
      });
    expect(actionOf('Force 5 : Perte d\u2019attribut temporaire')).toEqual(
      actionOf("Force 5 : Perte d'attribut temporaire"),
    );
    expect(actionOf('Coup d\u2019ombre Force 5').name).toBe("Coup d'ombre");
    const label = { fr: 'Perte d\u2019\u00E9lan', en: 'Loss of momentum' };
    const more = extended(CORE, { effects: [{ shape: 'state', label }] });
    for (const apostrophe of ["'", '\u2019'])
      expect(parseAction(`Force 5 : perte d${apostrophe}ELAN`, more)).toMatchObject({
        ok: true,
        value: { outcome: { effects: [[{ id: 'perte-d-elan' }]] } },
      });
    expect(reading('Force 5 (Sonné \u2013/-)')).toEqual({ code: 'E_DASH_NOT_ALONE', column: 16 });
  });

  test('[AD2-NOT-03] case, accents, blanks and the kind of minus do not matter; the canonical line comes back', () => {
    fc.assert(
      fc.property(nameless, (action) => {
        const canonical = printAction(action);
        const spaced = canonical.replace(/([[\],/():&|])/g, ' $1\u202F').replaceAll('-', '−');
        const sloppy = `\t${unaccented(spaced).toUpperCase()}  `;
        expect(printAction(actionOf(sloppy))).toBe(canonical);
      }),
    );
  });

  test('a Réaction/Esquive line too', () => {
    fc.assert(
      fc.property(effects, (list) => {
        expect(accepted(parseReaction(printReaction(list)))).toEqual(list);
      }),
    );
  });
});

describe('any line', () => {
  const scrap = fc.constantFrom(
    ...['Force', 'Mêlée', 'Défense', 'requise', 'Dommages', 'Sonné', 'Retirer', 'Cible supplémentaire', 'ATT', 'DST'],
    ...[
      'Réussite',
      'max',
      'X',
      'd',
      'D',
      'R',
      '0',
      '5',
      '>',
      '!',
      '[',
      ']',
      ',',
      '/',
      '(',
      ')',
      '+',
      '-',
      ':',
      '&',
      '|',
    ],
    ...['"', ';', '\n', '99999', '👾'],
  );
  const soup = fc.oneof(
    fc.array(scrap, { maxLength: 14 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme' }),
  );

  test('is read, or refused at a place inside it', () => {
    fc.assert(
      fc.property(soup, (line) => {
        const parsed = parseAction(line);
        if (parsed.ok) {
          expect(actionOf(printAction(parsed.value))).toEqual(parsed.value);
          return;
        }
        const { offset, column, found } = parsed.fault;
        expect(column).toBe([...line.slice(0, offset)].length + 1);
        expect(line.slice(offset).startsWith(found)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('too long is refused, however deep it goes', () => {
    const line = `Force 5 : ${'Cible supplémentaire ('.repeat(5000)}`;
    expect(parseAction(line)).toMatchObject({ ok: false, fault: { code: 'E_UNEXPECTED', column: 10_001 } });
  });
});
