import { expect, test } from 'vitest';
import { CATALOGUE, type Files, tidy } from './fixture.ts';

const HOME = 'packages/systems/cinquante-etages';
const RULES = `${HOME}/src/a.ts`;
const citations = (files: Files) => tidy('citations', { ...CATALOGUE, ...files }).findings;
const missing = (line: number, id: string) =>
  `rules/cinquante-etages.yaml:${line}:10 citations: ${id} is cited nowhere that applies it`;

test('rules cited in sources and packs, one by one or by a span, are silent', () => {
  expect(
    citations({
      [RULES]: '// C50-MOVE-01 to C50-MOVE-02: why.\n',
      [`${HOME}/packs/floors.yaml`]: '# C50-GEN-01.\nfloors: []\n',
      'apps/web/src/sheet.ts': "export const rule = 'C50-Q-01';\n",
    }),
  ).toEqual([]);
});

test('a rule that only tests, cases, guides and papers know of is found', () => {
  expect(
    citations({
      [RULES]: '// C50-MOVE-01: why.\n',
      [`${HOME}/src/a.test.ts`]: "test('[C50-MOVE-02] moves', () => {});\n",
      'cases/cinquante-etages/a.yaml': 'rules: [C50-MOVE-02]\n',
      'apps/web/src/systems/a/guide.ts': "export const rule = 'C50-GEN-01';\n",
      'README.md': 'See C50-Q-01.\n',
    }),
  ).toEqual([missing(8, 'C50-MOVE-02'), missing(9, 'C50-GEN-01'), missing(11, 'C50-Q-01')]);
});

test('a rule that is planned waits, and so does a system without a folder', () => {
  expect(
    citations({ [RULES]: '// C50-MOVE-01', [`${HOME}/planned.yaml`]: 'sections: [GEN, Q]\nids: [C50-MOVE-02]\n' }),
  ).toEqual([]);
  expect(citations({})).toEqual([]);
});
