import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogues, ruleIds, ruleIdsSource } from './load.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('the generated union is the one the catalogues give', () => {
  const generated = readFileSync(new URL('./rule-ids.gen.ts', import.meta.url), 'utf8');
  expect(ruleIdsSource(loadCatalogues(root))).toBe(generated);
});

test('no id is shared between systems', () => {
  const all = loadCatalogues(root).flatMap(ruleIds);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(2000);
});
