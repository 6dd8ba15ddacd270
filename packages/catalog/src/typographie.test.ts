import { expect, test } from 'vitest';
import { typographie, typography } from './typographie.ts';

test.each([
  ["l'arme d'un joueur", 'l’arme d’un joueur'],
  ['Attention ! Qui ? Fin ; suite', 'Attention\u202f! Qui\u202f? Fin\u202f; suite'],
  ['Pair : ligne droite', 'Pair\u00a0: ligne droite'],
  ['dit « peut tourner » ici', 'dit «\u00a0peut tourner\u00a0» ici'],
  ['30 % de casse', '30\u202f% de casse'],
  ['30% : casse', '30\u202f%\u00a0: casse'],
  ['tours 12, 16, 20...', 'tours 12, 16, 20…'],
  ['N (0, -1) ; malus de -nD', 'N (0, −1)\u202f; malus de −nD'],
  ['max(0, 30 - CHA)', 'max(0, 30 − CHA)'],
])('%j is set as %j', (typed, set) => {
  expect(typographie(typed)).toBe(set);
});

test.each(['C50-MOVE-01', 'étages 46-50', 'au corps-à-corps', '004:19', 'Mage | - | - | Bâton', '`[ATT/CAC] : -1 !`'])(
  '%j keeps its hyphens, its colon and its notation',
  (text) => {
    expect(typographie(text)).toBe(text);
  },
);

test.each([
  ["the player's choice", 'the player’s choice'],
  ["what 'a lost attribute' refers to", 'what “a lost attribute” refers to'],
  ['it writes "Arcanes"; malus of -1', 'it writes “Arcanes”; malus of −1'],
  ['HB-GM-01, 46-50: `[ATT/CAC] : "-1"`', 'HB-GM-01, 46-50: `[ATT/CAC] : "-1"`'],
])('in English %j is set as %j', (typed, set) => {
  expect(typography(typed)).toBe(set);
});

test('setting a text twice changes nothing more', () => {
  const once = typographie("L'écart : 3 - 1 ; « -1 » !");
  expect(typographie(once)).toBe(once);
});
