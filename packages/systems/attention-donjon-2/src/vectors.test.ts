import { readdirSync, readFileSync } from 'node:fs';
import { loadCatalogue } from '@souterrain/catalog/load';
import { readYaml } from '@souterrain/content';
import { expect, test } from 'vitest';
import { figureVectors, parseVectors, rulesWith } from '../testing/vectors.ts';

const root = new URL('../../../..', import.meta.url).pathname;
const folder = `${root}/cases/attention-donjon-2`;

interface Written {
  readonly rules: readonly string[];
  readonly given: object;
  readonly expect: { readonly gives?: object };
}

const cases = readdirSync(folder).flatMap((name) => {
  const { value } = readYaml(readFileSync(`${folder}/${name}`, 'utf8'), name);
  return (value as { readonly cases: readonly Written[] }).cases;
});

const written = new Set(cases.map(({ rules, given, expect }) => JSON.stringify([rules[0], given, expect.gives])));

test.each(['parse', 'roll', 'damage'] as const)('every %s vector of the catalogue is a case', (kind) => {
  const wanted = rulesWith(kind).flatMap((id) =>
    kind === 'parse'
      ? parseVectors(id).map(({ line, expected }) => JSON.stringify([id, { parse: line }, expected]))
      : figureVectors(id, kind).map(({ given, expected }) => JSON.stringify([id, { [kind]: given }, expected])),
  );
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((vector) => !written.has(vector))).toEqual([]);
});

test('every worked example of the catalogue is a case', () => {
  const examples = loadCatalogue(root, 'attention-donjon-2').rules.filter(({ kind }) => kind === 'example');
  expect(examples).toHaveLength(63);
  const named = new Set(cases.flatMap(({ rules }) => rules));
  expect(examples.map(({ id }) => id).filter((id) => !named.has(id as string))).toEqual([]);
});
