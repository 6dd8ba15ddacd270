import { describe, expect, test } from 'vitest';
import { actionOf } from '../../../testing/notation.ts';
import { unknownSkill } from '../checks.ts';
import { parseAction } from '../parse.ts';
import { CORE } from '../vocabulary.ts';
import { faultInWords, warningInWords } from './index.ts';

function said(line: string, lang: 'fr' | 'en'): string {
  const parsed = parseAction(line);
  return parsed.ok ? '' : faultInWords(parsed.fault, lang).replace(/[\u00A0\u202F]/g, '_');
}

describe('faults in words', () => {
  test('column, reason, what is there, what was expected', () => {
    expect(said('Vigueur/Mêlée 6 (Dommages 5)', 'fr')).toBe(
      'Colonne 28_: une action ennemie a exactement deux effets, l’échec puis le succès («_)_»). Attendu_: «_/_».',
    );
    expect(said('Vigueur/Mêlée 6 (Dommages 5)', 'en')).toBe(
      'Column 28: an enemy action has exactly two effects, failure then success (“)”). Expected: “/”.',
    );
  });

  test('nothing is there at the end of the line', () => {
    expect(said('Force/Mêlée 5 : Dommages', 'fr')).toBe(
      'Colonne 25_: il manque une valeur. Attendu_: une valeur (un nombre, X, Y ou Z).',
    );
    expect(said('Force 5 [Sonné', 'en')).toBe('Column 15: a closing mark is missing. Expected: “]” or “,”.');
  });

  test('a name that begins with an Attribute is helped', () => {
    expect(said('Force Bestiale CAC Force 5', 'fr')).toBe(
      'Colonne 7_: ce n’est pas une caractéristique_; un nom qui contient un mot réservé s’écrit entre guillemets («_Bestiale_»). Attendu_: une Difficulté (un nombre, X, Y, Z ou une caractéristique).',
    );
  });

  test('nothing else could be expected', () => {
    expect(said('Mental 6 : Sonné 2', 'en')).toBe('Column 18: this effect takes no value (“2”).');
  });

  test('warnings', () => {
    const [warning] = unknownSkill(actionOf('Agilité/Danse 5'), CORE);
    expect(warningInWords(warning!, 'fr')).toBe('La Compétence Danse n’est déclarée nulle part.');
    expect(warningInWords({ ...warning!, code: 'W_SKILL_OUT_OF_REACH' }, 'en')).toBe(
      'The Compétence Danse is required, and nobody can have it.',
    );
  });
});
