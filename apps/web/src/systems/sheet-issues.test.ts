import { readdirSync, readFileSync } from 'node:fs';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { problems } from './sheet-issues.ts';

const CHECKS = ['crawl/src/heroes', 'systems/attention-donjon/src/heroes', 'systems/attention-donjon-2/src/heroes'];

/** Every problem that the rules of the crawls may find with a sheet. */
const found = CHECKS.flatMap((folder) => {
  const home = new URL(`../../../../packages/${folder}/`, import.meta.url);
  return readdirSync(home)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, home), 'utf8').matchAll(/problem: '([^']+)'/g)])
    .map(([, key]) => key!);
});

test.each(LANGS)('in %s, each has its words', (lang) => {
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(found)].filter((key) => problems[lang][key] === undefined)).toEqual([]);
});
