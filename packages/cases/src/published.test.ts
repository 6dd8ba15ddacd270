import { readdirSync, readFileSync } from 'node:fs';
import { SYSTEM_IDS } from '@souterrain/catalog';
import { expect, test } from 'vitest';
import { type CaseSystem, publishedSchemas } from './index.ts';

const SYSTEMS: readonly CaseSystem[] = await Promise.all(
  SYSTEM_IDS.map(async (id) => (await import(`@souterrain/${id}/testing`)).caseSystem),
);

const folder = new URL('../../../schemas/', import.meta.url);

test('the published schemas are those of the code: else run node packages/cases/generate.mjs', () => {
  const files = publishedSchemas(SYSTEMS);
  const published = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(published.sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text);
});

test('a published schema refuses unknown fields and knows the state of its system', () => {
  const files = publishedSchemas(SYSTEMS);
  const own = JSON.parse(files['cinquante-etages.case.schema.json']!);
  const one = own.properties.cases.items;
  expect([own.additionalProperties, one.additionalProperties, one.properties.given.additionalProperties]).toEqual([
    false,
    false,
    false,
  ]);
  expect(Object.keys(one.properties.given.properties)).toContain('heroes');
  expect(one.required).toEqual(['id', 'title', 'rules', 'given', 'expect']);
});
