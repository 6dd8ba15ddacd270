import { expect, test } from 'vitest';
import { CATALOGUE, type Files, ruleId, tidy } from './fixture.ts';

const HOME = 'packages/systems/cinquante-etages';
const TESTS = `${HOME}/src/a.test.ts`;
const PLAN = `${HOME}/planned.yaml`;
const coverage = (files: Files) => tidy('coverage', { ...CATALOGUE, ...files });

test('tests, cases and the plan together cover a catalogue', () => {
  const { findings, notes } = coverage({
    [TESTS]: "test('[C50-MOVE-01] moves', () => {});\ntest.each([1])('[C50-Q-01] both readings of %i', () => {});\n",
    'cases/cinquante-etages/a.yaml': 'name: a\nrules: [C50-MOVE-02]\n',
    [PLAN]: 'sections: [GEN]\n',
  });
  expect(findings).toEqual([]);
  expect(notes).toEqual(['cinquante-etages: 4 ids, 3 covered, 1 planned']);
});

test('an id that nothing names is found, whatever else mentions it', () => {
  const { findings, notes } = coverage({
    [TESTS]: [
      '// [C50-MOVE-01]',
      "test.skip('[C50-MOVE-01] later', () => {});",
      "test('moves as in [C50-MOVE-01]', () => {});",
      `test(\`[C50-GEN-01] floor \${1}\`, () => expect('[C50-MOVE-01]').toBe(1));`,
    ].join('\n'),
    'cases/cinquante-etages/a.yaml':
      'cases:\n  - rules: [C50-MOVE-02]\n    expected:\n      - {type: moved, rules: [C50-Q-01]}\n',
  });
  expect(findings).toEqual([
    'rules/cinquante-etages.yaml:7:10 coverage: C50-MOVE-01 is named by no test and no case',
    'rules/cinquante-etages.yaml:11:10 coverage: C50-Q-01 is named by no test and no case',
  ]);
  expect(notes).toEqual(['cinquante-etages: 4 ids, 2 covered, 0 planned']);
});

test('a plan that is already done is stale, one that plans the unknown is wrong', () => {
  const lost = ruleId('GEN', '77');
  const { findings } = coverage({
    [TESTS]: "test('[C50-MOVE-01][C50-MOVE-02] [C50-GEN-01] moves', () => {});\n",
    [PLAN]: `sections: [Q, BAL]\nids:\n  - C50-MOVE-02\n  - ${lost}\n`,
  });
  expect(findings).toEqual([
    `${PLAN}:1:15 coverage: BAL is not in the catalogue`,
    `${PLAN}:4:5 coverage: ${lost} is not in the catalogue`,
    `${PLAN}:3:5 coverage: C50-MOVE-02 is planned, yet a test or a case covers it`,
  ]);
});

test('a plan of another shape is refused', () => {
  const { findings } = coverage({ [PLAN]: 'sections: [MOVE, GEN, Q]\nlater: [x]\n' });
  expect(findings).toEqual([`${PLAN}:2:1 coverage: later: a plan is a map of \`sections\` and \`ids\``]);
});

test('a system without a folder is planned whole', () => {
  const { findings, notes } = coverage({});
  expect(findings).toEqual([]);
  expect(notes).toEqual(['cinquante-etages: 4 ids, all planned']);
});
