import { expect, test } from 'vitest';
import { CATALOGUE, type Files, ruleId, tidy } from './fixture.ts';

const ids = (files: Files) => tidy('rule-ids', { ...CATALOGUE, ...files }).findings;
const lost = ruleId('MOVE', '77');

test('ids of the catalogue are silent, and so is what only resembles one', () => {
  expect(
    ids({
      'packages/one/src/a.ts':
        "// C50-MOVE-01: why.\nexport const a = ['C50-GEN-01', 'C50-Q-01', 'XC50-MOVE-77', 'AD3-X-1'];\n",
      'cases/cinquante-etages/a.yaml': 'rules: [C50-MOVE-02]\n',
    }),
  ).toEqual([]);
});

test('an id of no catalogue is found in code, comments, tests, cases and documents', () => {
  expect(
    ids({
      'packages/one/src/a.ts': `// ${lost}: why.\nexport const a = '${lost}';\n`,
      'packages/one/src/a.test.ts': `test('[${lost}] moves');\n`,
      'cases/cinquante-etages/a.yaml': `rules: [C50-MOVE-01, ${lost}]\n`,
      'README.md': `See ${lost}.\n`,
    }),
  ).toEqual([
    `README.md:1:5 rule-ids: ${lost} is in no catalogue`,
    `cases/cinquante-etages/a.yaml:1:22 rule-ids: ${lost} is in no catalogue`,
    `packages/one/src/a.test.ts:1:8 rule-ids: ${lost} is in no catalogue`,
    `packages/one/src/a.ts:1:4 rule-ids: ${lost} is in no catalogue`,
    `packages/one/src/a.ts:2:19 rule-ids: ${lost} is in no catalogue`,
  ]);
});
