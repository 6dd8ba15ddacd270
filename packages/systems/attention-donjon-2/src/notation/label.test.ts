import { describe, expect, test } from 'vitest';
import { actionOf, reading } from '../../testing/notation.ts';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { printAction } from './print.ts';

const canonical = (line: string): string => printAction(actionOf(line));

describe('before the test', () => {
  test('[AD2-NOT-04] a bare name cannot hold a reserved word, a quoted one can', () => {
    expect(readingsOf('AD2-NOT-04')).toEqual(statedBy('AD2-NOT-04'));
    for (const word of ['Agilité', 'Force', 'Mental', 'Savoir', 'Vigueur', 'ATT', 'cac', 'DST', 'AUR', 'Réussite']) {
      expect(reading(`Coup ${word} Bestial Force 5`)).toHaveProperty('code');
      expect(reading(`"Coup ${word} Bestial" Force 5`)).toMatchObject({ name: `Coup ${word} Bestial` });
      expect(canonical(`"Coup ${word} Bestial" Force 5`)).toBe(`"Coup ${word} Bestial" Force 5`);
    }
    expect(reading('Coup requise Force 5')).toEqual({ code: 'E_REQUIRED_MISPLACED', column: 6 });
    expect(canonical('"Coup bas" Force 5')).toBe('Coup bas Force 5');
  });

  test('[AD2-NOT-05] the mark is the cost, and an enemy action has none', () => {
    expect(readingsOf('AD2-NOT-05')).toEqual(statedBy('AD2-NOT-05'));
    expect(['Force 5', '> Force 5', '>>Force 5', '! Force 5'].map((line) => actionOf(line).cost)).toEqual([
      'standard',
      'bonus',
      'complexe',
      'reaction',
    ]);
    expect(reading('>Frappe Agilité 5 (Dommages 2/-)')).toEqual({ code: 'E_UNEXPECTED', column: 19 });
  });

  test('[AD2-NOT-06] brackets are tags after the name, options after the outcome: the place decides', () => {
    expect(reading('Choc [Feu] Force 5')).toEqual({ name: 'Choc', tags: ['Feu'], attr: 'Force', diff: 5 });
    expect(reading('[Feu, Coup bas] Force 5')).toEqual({ tags: ['Feu', 'Coup bas'], attr: 'Force', diff: 5 });
    expect(reading('Choc Force 5 [Sonné]')).toEqual({
      name: 'Choc',
      attr: 'Force',
      diff: 5,
      options: [{ cost: 1, effects: [{ e: 'Sonné' }] }],
    });
    expect(reading('Choc Force 5 [Feu]')).toEqual({ code: 'E_UNKNOWN_EFFECT', column: 15 });
    expect(reading('[Feu, ] Force 5')).toEqual({ code: 'E_EMPTY_TAG', column: 7 });
    expect(reading('[Feu Force 5')).toEqual({ code: 'E_UNEXPECTED', column: 12 });
    expect(reading('[requise] Force 5')).toEqual({ code: 'E_REQUIRED_MISPLACED', column: 2 });
  });

  test('[AD2-NOT-07] the tag Magie is the same however it is spelled', () => {
    expect(actionOf('Choc [magie, feu] Force 5').tags).toEqual(['Magie', 'feu']);
  });

  test('[AD2-NOT-09] ATT makes an attack; an enemy action without it is not one', () => {
    expect(actionOf('Frappe ATT/CAC Agilité/Mêlée 4 (Dommages 2/-)').attack).toBe(true);
    expect(actionOf('Souffle AUR Agilité/Esquive 6 (Dommages 2/-)').attack).toBe(false);
    expect(actionOf('Agilité/Esquive 5 (Dommages X/-)').attack).toBe(false);
  });

  test('[AD2-NOT-10] ATT alone is ATT/CAC and is printed so; neither says nothing of reach', () => {
    expect(readingsOf('AD2-NOT-10')).toEqual(statedBy('AD2-NOT-10'));
    expect(canonical('ATT Force 5')).toBe('ATT/CAC Force 5');
    expect(actionOf('Force 5').range).toBeNull();
  });

  test('[AD2-NOT-11] [AD2-NOT-12] DST alone is DST 1, AUR alone is AUR 0, and the distance is printed', () => {
    const lines = ['DST Force 5', 'DST 0 Force 5', 'DST 2 Force 5', 'AUR Force 5', 'ATT/AUR 1 Force 5'];
    expect(lines.map(canonical)).toEqual([
      'DST 1 Force 5',
      'DST 0 Force 5',
      'DST 2 Force 5',
      'AUR 0 Force 5',
      'ATT/AUR 1 Force 5',
    ]);
  });

  test.each([
    ['ATT/ Force 5', 6],
    ['ATT CAC Force 5', 5],
    ['CAC ATT Force 5', 5],
    ['DST 1 2 Force 5', 7],
    ['DST -1 Force 5', 5],
    ['AUR/CAC Force 5', 4],
  ])('a mode in disorder: %s', (line, column) => expect(reading(line)).toEqual({ code: 'E_MODE', column }));
});
