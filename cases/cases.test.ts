import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type CaseSystem, readCases, readSource, runCase } from '@souterrain/cases';
import { caseSystem as cinquanteEtages } from '@souterrain/cinquante-etages/testing';
import { describe, expect, test } from 'vitest';

const SYSTEMS: Readonly<Record<string, CaseSystem>> = { 'cinquante-etages': cinquanteEtages };

const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder of cases is that of a system, and every system has its cases', () => {
  expect(folders.filter((name) => !SYSTEMS[name])).toEqual([]);
  for (const id of Object.keys(SYSTEMS)) expect(existsSync(new URL(`./${id}/`, import.meta.url))).toBe(true);
});

for (const [id, system] of Object.entries(SYSTEMS)) {
  const folder = new URL(`./${id}/`, import.meta.url);
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const file = `cases/${id}/${name}`;
    describe(file, () => {
      const read = readCases(readSource(file, readFileSync(new URL(name, folder), 'utf8')), system, 'en');
      test('is a case file', () => expect(read).toMatchObject({ ok: true }));
      if (!read.ok) return;
      for (const one of read.cases) {
        test(`${one.rules.map((rule) => `[${rule}]`).join('')} ${one.title.en}`, () => {
          expect(runCase(system, one)).toEqual({ id: one.id, ok: true, failures: [] });
        });
      }
    });
  }
}
