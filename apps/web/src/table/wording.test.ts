import { expect, test } from 'vitest';
import { joined } from './wording.ts';

test.each([
  ['Attaquer Squelette 3 : Épée longue', 'Attaquer Squelette\u00A03 : Épée longue'],
  ['Attaquer Goule 4 (Dague 1)', 'Attaquer Goule\u00A04 (Dague\u00A01)'],
  ['Révéler : Porte 2, salle 0', 'Révéler : Porte\u00A02, salle\u00A00'],
  ['Dépenser 1 Héroïsme', 'Dépenser 1 Héroïsme'],
  ['Lever un bataillon (200 po)', 'Lever un bataillon (200 po)'],
])('%s: a number is not parted from what it numbers', (label, shown) => {
  expect(joined(label)).toBe(shown);
});
