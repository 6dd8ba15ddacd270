import { LANGS } from '@souterrain/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions } from '../../../testing/arbitrary-action.ts';
import { accepted, actionOf } from '../../../testing/notation.ts';
import { parseAction, parseReaction } from '../parse.ts';
import { CORE, extended } from '../vocabulary.ts';
import { actionInWords, reactionInWords } from './index.ts';

/** No-break spaces shown as underscores, so that a test sees them. */
const told = (line: string, lang: 'fr' | 'en'): string[] =>
  actionInWords(actionOf(line), lang).map((sentence) => sentence.replace(/[\u00A0\u202F]/g, '_'));

describe('a line in words', () => {
  test('an enemy action', () => {
    const line = '"Coup d\'ogre" [Feu] ATT/CAC Agilité/Mêlée Physique - X (Sonné & Dommages 2 & À terre/-)';
    expect(told(line, 'fr')).toEqual([
      'Coup d’ogre (Feu).',
      'Attaque au corps-à-corps.',
      'Jet d’Agilité avec Mêlée contre le Physique de l’ennemi − X.',
      'Échec_: l’État Sonné, 2 points de Dommages et l’État À terre.',
      'Succès_: aucun effet.',
    ]);
    expect(told(line, 'en')).toEqual([
      'Coup d’ogre (Feu).',
      'Attack in close combat.',
      'Agilité check with Mêlée against the enemy’s Physique − X.',
      'Failure: the state Stunned, 2 points of Damage and the state Knocked down.',
      'Success: no effect.',
    ]);
  });

  test('an action with options', () => {
    const line =
      '>Soins [Magie] DST 1 Savoir/Soins (requise) 4+X : Soins 1 | Retirer (Soignable) [2R Soins 1 max 1, Cible supplémentaire (Béni (2 Rounds)) max 2, Dommages 1]';
    expect(told(line, 'fr')).toEqual([
      'Soins (action bonus, Magie).',
      'À distance, jusqu’à 1 zone.',
      'Jet de Savoir avec Soins (Compétence requise) contre une Difficulté de 4 + X.',
      'Succès_: 1 point de Santé rendu, ou un État Soignable retiré, au choix.',
      '2 Réussites_: 1 point de Santé rendu de plus (une seule fois).',
      '1 Réussite_: une cible supplémentaire, qui subit seulement l’État Béni pendant 2 Rounds (2 fois au plus).',
      '1 Réussite_: 1 point de Dommages.',
    ]);
    expect(told(line, 'en')).toEqual([
      'Soins (bonus action, Magie).',
      'At a distance, up to 1 zone away.',
      'Savoir check with Soins (required) against a Difficulty of 4 + X.',
      'Success: 1 point of Santé restored, or a healable state removed, at choice.',
      '2 Réussites: 1 more point of Santé restored (once only).',
      '1 Réussite: one more target, which suffers only the state Blessed for 2 Rounds (2 times at most).',
      '1 Réussite: 1 point of Damage.',
    ]);
  });

  test('an aura, signs, dice, plain effects', () => {
    const line =
      '!AUR 2 Savoir Réflexes : Armure d6+1 & +1D & -2D & Retirer (Secoué) [Armure +1, Héroïsme -2, Perforation +X, Repousser, Spécial]';
    expect(told(line, 'fr')).toEqual([
      'Réaction.',
      'En aura, jusqu’à 2 zones.',
      'Jet de Savoir contre les Réflexes de la cible.',
      'Succès_: d6 + 1 points d’Armure, 1 dé de plus aux Jets, 2 dés de moins aux Jets et l’État Secoué retiré.',
      '1 Réussite_: 1 point d’Armure de plus.',
      '1 Réussite_: 2 points d’Héroïsme rendus de moins.',
      '1 Réussite_: Perforation +X.',
      '1 Réussite_: la cible repoussée.',
      '1 Réussite_: un effet spécial, que l’action décrit.',
    ]);
    expect(told(line, 'en').slice(0, 6)).toEqual([
      'Réaction.',
      'All around, up to 2 zones away.',
      'Savoir check against the target’s Réflexes.',
      'Success: d6 + 1 points of Armour, 1 more die on checks, 2 fewer dice on checks and the state Secoué removed.',
      '1 Réussite: 1 more point of Armour.',
      '1 Réussite: 2 fewer points of Héroïsme restored.',
    ]);
  });

  test('a bare test, and a reaction', () => {
    expect(told('Force 5', 'fr')).toEqual(['Jet de Force contre une Difficulté de 5.']);
    expect(told('"" Force 5', 'fr')).toEqual(['Jet de Force contre une Difficulté de 5.']);
    expect(told('[Feu, Magie] AUR Force 5', 'en')).toEqual([
      'Feu, Magie.',
      'All around, in the actor’s own zone.',
      'Force check against a Difficulty of 5.',
    ]);
    const effects = accepted(parseReaction('Réaction/Esquive : Immobilisé'));
    expect(reactionInWords(effects, 'fr')).toBe(
      'À l’Esquive, en cas d’échec comme de succès\u00A0: l’État Immobilisé.',
    );
    expect(reactionInWords(effects, 'en')).toBe('On a dodge, failed or not: the state Immobilised.');
  });

  test('names that a pack registers are told with their own labels', () => {
    const label = { fr: 'Givre', en: 'Frost' };
    const vocabulary = extended(CORE, { effects: [{ shape: 'valued', label }] });
    const action = accepted(parseAction('Force 5 : Givre 2 [Givre 1]', vocabulary));
    expect(actionInWords(action, 'fr', vocabulary).slice(1)).toEqual([
      'Succès\u00A0: Givre 2.',
      '1 Réussite\u00A0: Givre +1.',
    ]);
    expect(actionInWords(action, 'en', vocabulary).slice(1)).toEqual(['Success: Frost 2.', '1 Réussite: Frost +1.']);
  });

  test('every action has its sentences in every language', () => {
    fc.assert(
      fc.property(actions, fc.constantFrom(...LANGS), (action, lang) => {
        for (const sentence of actionInWords({ ...action, name: null }, lang)) {
          expect(sentence).toMatch(/^[^a-zà-ÿ'"][^'"]*[^ ]\.$/u);
          expect(sentence).not.toMatch(/undefined|null|NaN/);
          if (lang === 'fr') expect(sentence).not.toMatch(/ [:;!?»]|« /);
        }
      }),
    );
  });
});
