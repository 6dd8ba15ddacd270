import { describe, expect, test } from 'vitest';
import { attentionDonjon2 } from '../../system.ts';
import { parseProfile } from './parse.ts';
import { printProfile, writtenFrom } from './print.ts';
import { profileFaultInWords } from './words.ts';

const FRAPPE = 'Frappe ATT/CAC Agilité/Mêlée 4 (Dommages 2/-)';
const LEADER = `Leader Homme-Rat (5)
Volonté 4 / Santé 4
Armure 1
Frappe ATT/CAC Agilité/Mêlée 5 (Dommages 2/Dommages 1) Réussite: Dommages -1
* Instinct Grégaire (Homme-Rat) : chaque semblable retire un dé
* Tags : IA Mêlée, IA Attaque blessé, Homme-Rat`;

function refusal(...lines: string[]): object | string {
  const parsed = parseProfile(lines.join('\n'));
  return parsed.ok ? 'accepted' : [parsed.fault.code, parsed.fault.line, parsed.fault.column];
}

describe('a profile written as text', () => {
  test('[AD2-MON-05] [AD2-MON-07] [AD2-MON-08] is read part by part', () => {
    expect(parseProfile(LEADER)).toMatchObject({
      ok: true,
      value: {
        name: 'Leader Homme-Rat',
        level: 5,
        traits: { volonte: 4 },
        values: { sante: 4, armure: 1 },
        actions: [{ name: 'Frappe' }],
        reactions: [],
        rules: [{ name: 'Instinct Grégaire', tag: 'Homme-Rat', reminder: 'chaque semblable retire un dé' }],
        tags: ['IA Mêlée', 'IA Attaque blessé', 'Homme-Rat'],
      },
    });
  });

  test('[AD2-MON-08] is printed in one canonical form, which is read as the same profile', () => {
    const parsed = parseProfile(LEADER);
    const printed = parsed.ok ? printProfile(parsed.value) : '';
    expect(printed.split('\n').slice(1, 3)).toEqual([
      'Volonté 4 / Santé 4 / Armure 1',
      'Frappe ATT/CAC Agilité/Mêlée 5 (Dommages 2/Dommages 1) [Dommages -1]',
    ]);
    expect(parseProfile(printed)).toEqual(parsed);
  });

  test('[AD2-MON-08] every creature of the pack is printed and read back', () => {
    for (const entry of Object.values(attentionDonjon2.content.creatures)) {
      const written = writtenFrom(entry);
      expect([entry.id, parseProfile(printProfile(written))]).toEqual([entry.id, { ok: true, value: written }]);
    }
  });

  test('[AD2-MON-06] a plain action for its own side is allowed', () => {
    expect(refusal('Chaman (5)', 'Chant DST 1 Mental 5 : Soins 1 | Retirer (Sonné) [Cible supplémentaire]')).toBe(
      'accepted',
    );
    expect(refusal('Chaman (5)', 'Chant AUR Mental 5 : +1D & Béni')).toBe('accepted');
    expect(refusal('Chaman (5)', 'Chant AUR Mental 5 : -1D')).toEqual(['E_PROFILE_NOT_ENEMY', 2, 1]);
    expect(refusal('Chaman (5)', 'Chant Mental/Résistance 5')).toEqual(['E_PROFILE_NOT_ENEMY', 2, 1]);
  });

  test('[AD2-NOT-34] a Réaction/Esquive is enough', () => {
    expect(refusal('Liane (3)', 'Réaction/Esquive : Immobilisé')).toBe('accepted');
    expect(refusal('Liane (3)', 'Réaction/Esquive : Collé')).toEqual(['E_UNKNOWN_EFFECT', 2, 20]);
  });
});

describe('a profile is refused', () => {
  test('[AD2-MON-09] without a level', () => {
    expect(refusal('Homme-Rat')).toEqual(['E_PROFILE_LEVEL', 1, 10]);
    expect(refusal('Homme-Rat (0)', FRAPPE)).toEqual(['E_PROFILE_LEVEL', 1, 14]);
    expect(refusal('')).toEqual(['E_PROFILE_LEVEL', 1, 1]);
  });

  test('[AD2-MON-09] [AD2-PROF-02] with an Attribute or an unknown name among its traits', () => {
    expect(refusal('Homme-Rat (4)', 'Force 3', FRAPPE)).toEqual(['E_PROFILE_TRAIT', 2, 1]);
    expect(refusal('Homme-Rat (4)', 'Volonté 3 / Parade 2', FRAPPE)).toEqual(['E_PROFILE_TRAIT', 2, 13]);
    expect(refusal('Homme-Rat (4)', 'Volonté - / Santé 2', FRAPPE)).toBe('accepted');
    expect(refusal('Homme-Rat (4)', 'Santé -', FRAPPE)).toEqual(['E_PROFILE_TRAIT', 2, 1]);
  });

  test('[AD2-MON-09] for an action that heroes do not resist, for a line that does not parse, for no action', () => {
    expect(refusal('Homme-Rat (4)', 'Frappe ATT/CAC Force/Mêlée Défense : Dommages 2')).toEqual([
      'E_PROFILE_NOT_ENEMY',
      2,
      1,
    ]);
    expect(refusal('Homme-Rat (4)', '', 'Frappe ATT/CAC Agilité/Mêlée 4 (Dommages 2)')).toEqual([
      'E_ENEMY_NEEDS_TWO_EFFECTS',
      3,
      43,
    ]);
    expect(refusal('Homme-Rat (4)', 'Volonté 3')).toEqual(['E_PROFILE_NO_ACTION', 2, 1]);
  });

  test('[AD2-MON-08] for parts out of order, a rule without a name, an empty tag', () => {
    expect(refusal('Homme-Rat (4)', FRAPPE, 'Volonté 3')).toEqual(['E_UNEXPECTED', 3, 1]);
    expect(refusal('Homme-Rat (4)', FRAPPE, '* Tags : Bête', '* Tags : Feu')).toEqual(['E_UNEXPECTED', 4, 1]);
    expect(refusal('Homme-Rat (4)', FRAPPE, '* (Bête)')).toEqual(['E_UNEXPECTED', 3, 1]);
    expect(refusal('Homme-Rat (4)', FRAPPE, '* Tags : Bête,, Feu')).toEqual(['E_EMPTY_TAG', 3, 15]);
  });

  test('and the reason is told in both languages', () => {
    const said = (lang: 'fr' | 'en', ...lines: string[]) => {
      const parsed = parseProfile(lines.join('\n'));
      return parsed.ok ? '' : profileFaultInWords(parsed.fault, lang).replace(/[\u00A0\u202F]/g, '_');
    };
    expect(said('fr', 'Homme-Rat (4)', 'Force 3')).toBe(
      'Ligne 2. Colonne 1_: un monstre n’a que Défense, Réflexes, Physique, Volonté, Santé, Armure et Déplacement («_Force 3_»).',
    );
    expect(said('en', 'Homme-Rat (4)', 'Frappe ATT Force 4 (Dommages 2)')).toBe(
      'Line 2. Column 31: an enemy action has exactly two effects, failure then success (“)”). Expected: “/”.',
    );
  });
});
