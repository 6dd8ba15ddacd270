import { type Decision, option, pick } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { contextOf } from '../context.ts';
import { complaintOf } from './complaint.ts';

const asked = (ids: readonly string[], [min, max] = [1, 1]): Decision => ({
  kind: 'ask',
  id: 'choix-de-cartes',
  seat: 0,
  rule: 'TOY-ASK-01',
  prompt: 'choix-de-cartes',
  options: ids.map((id) => option(id, id)),
  min,
  max,
});

const complaint = (picks: readonly string[], decision: Decision, lang: 'fr' | 'en' = 'fr'): string => {
  const picked = pick(decision, picks);
  if (picked.ok) throw new Error('a fault was expected');
  return complaintOf(picked.fault, decision, contextOf(lang, {})).replace(/[\u00A0\u202F]/g, '_');
};

const suits = ['coeur', 'pique', 'trefle'];

test('a choice that is not there is refused by the numbers on the screen, never by ids', () => {
  expect(complaint(['7'], asked(suits))).toBe(
    '«_7_» n’est pas un de ces choix_: tapez un numéro de 1 à 3, ou le nom d’un choix_; «_?_» pour l’aide.',
  );
  for (const lang of ['fr', 'en'] as const) expect(complaint(['7'], asked(suits), lang)).not.toMatch(/coeur|choix-de/);
});

test('a face that no die has is refused by the faces it has', () => {
  expect(complaint(['11'], asked(['1', '2', '3', '4']))).toBe('«_11_» ne convient pas_: de 1 à 4.');
  expect(complaint(['3'], asked(['1', '2', '4']), 'en')).toBe('"3" does not fit: 1, 2, 4.');
});

test('too many, too few and twice the same are counted', () => {
  expect(complaint(['coeur', 'pique'], asked(suits))).toBe('1 choix est attendu, reçu 2.');
  expect(complaint(['coeur'], asked(suits, [2, 3]))).toBe('De 2 à 3 choix sont attendus, reçu 1.');
  expect(complaint(['pique', 'pique'], asked(suits, [2, 2]), 'en')).toBe('Choice 2 is there twice.');
});
