import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { caseSystem as attentionDonjon } from '@souterrain/attention-donjon/testing';
import { caseSystem as attentionDonjon2 } from '@souterrain/attention-donjon-2/testing';
import { caseSystem as cinquanteEtages } from '@souterrain/cinquante-etages/testing';
import { caseSystem as herosBataillons } from '@souterrain/heros-bataillons/testing';
import { describe, expect, test } from 'vitest';
import { type CaseSystem, readCases, readYaml, runCase } from './index.ts';

const SYSTEMS: Readonly<Record<string, CaseSystem>> = {
  'cinquante-etages': cinquanteEtages,
  'attention-donjon': attentionDonjon,
  'attention-donjon-2': attentionDonjon2,
  'heros-bataillons': herosBataillons,
};

const CASES = new URL('../../../cases/', import.meta.url);

const folders = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder of cases is that of a system, and every system has its cases', () => {
  expect(folders.filter((name) => !SYSTEMS[name])).toEqual([]);
  for (const id of Object.keys(SYSTEMS)) expect(existsSync(new URL(`${id}/`, CASES))).toBe(true);
});

for (const [id, system] of Object.entries(SYSTEMS)) {
  const folder = new URL(`${id}/`, CASES);
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const file = `cases/${id}/${name}`;
    describe(file, () => {
      const read = readCases(readYaml(readFileSync(new URL(name, folder), 'utf8'), file), system, 'en');
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
