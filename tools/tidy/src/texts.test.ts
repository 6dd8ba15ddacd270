import { expect, test } from 'vitest';
import { CATALOGUE, type Files, tidy } from './fixture.ts';

const texts = (files: Files) => tidy('texts', { ...CATALOGUE, ...files }).findings;
const FR = 'rules/fr/cinquante-etages.yaml';

test('a catalogue complete in both languages is silent', () => {
  expect(texts({})).toEqual([]);
});

test('a text missing in French is found at its English rule', () => {
  expect(texts({ [FR]: CATALOGUE[FR]!.replace(/C50-GEN-01.*\n/, '') })).toEqual([
    `rules/cinquante-etages.yaml:9:10 texts: rules[2].id: C50-GEN-01 has no French text in ${FR}`,
  ]);
});

test('a stale generated type is found', () => {
  const file = 'packages/catalog/src/rule-ids.gen.ts';
  expect(texts({ [file]: 'export type RuleId = never;\n' })).toEqual([
    `${file}:1:1 texts: stale: run node packages/catalog/generate.mjs`,
  ]);
});
