import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@souterrain/catalog/load';
import { expect, test } from 'vitest';
import { cinquanteEtages } from '../system.ts';
import { VARIANTS } from '../variants.ts';
import { wordsOf } from './index.ts';

const words = wordsOf(cinquanteEtages.content);

const { questions } = loadCatalogue(fileURLToPath(new URL('../../../../../', import.meta.url)), 'cinquante-etages');

test('variants bear the labels of the catalogue of rules', () => {
  const labels = VARIANTS.map(({ id, rule }) => [rule, words.fr.variant(id).label, words.en.variant(id).label]);
  expect(labels).toEqual(questions.map(({ id, label }) => [id, label?.fr, label?.en]));
});

test('the readings of one variant are told apart', () => {
  for (const said of [words.fr, words.en])
    for (const { id, values } of VARIANTS)
      expect(new Set(values.map((value) => said.variant(id, value).label)).size).toBe(values.length);
});
