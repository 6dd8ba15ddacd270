import { expect, test } from 'vitest';
import { type Files, tidy, workspace } from './fixture.ts';

const HOUSE: Files = {
  ...workspace('packages/kernel', { exports: { '.': './src/index.ts', './testing/*': './testing/*.ts' } }),
  ...workspace('packages/bots'),
};
const KERNEL = 'packages/kernel/src';

/** Files of one package, by name, each with what it imports. */
const inKernel = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${KERNEL}/${name}`, `${text}\n`]));
const cycles = (files: Files) => tidy('cycles', { ...HOUSE, ...files });

test('a ring at run time is found, in one folder too, with all its files', () => {
  const { findings, notes } = cycles(
    inKernel({
      'a.ts': "import { b } from './b.ts';",
      'b.ts': "export * from './c.ts';",
      'c.ts': "import './a.ts';",
      'd.ts': "import { a } from './a.ts';",
    }),
  );
  expect(findings).toEqual([`${KERNEL}/a.ts:1:19 cycles: a.ts -> b.ts -> c.ts -> a.ts`]);
  expect(notes).toEqual(['packages/kernel: 3 files in rings at run time, in 1 groups that load each other']);
});

test('the shortest rings come first, one for each file that is in one', () => {
  const { findings, notes } = cycles(
    inKernel({
      'a.ts': "import { b } from './b.ts';\nimport { c } from './in/c.ts';",
      'b.ts': "import { c } from './in/c.ts';",
      'in/c.ts': "import { a } from '../a.ts';\nimport { d } from './d.ts';",
      'in/d.ts': "import { d } from './d.ts';",
    }),
  );
  expect(findings).toEqual([
    `${KERNEL}/in/d.ts:1:19 cycles: d.ts -> d.ts`,
    `${KERNEL}/a.ts:2:19 cycles: a.ts -> in/c.ts -> a.ts`,
    `${KERNEL}/a.ts:1:19 cycles: a.ts -> b.ts -> in/c.ts -> a.ts`,
  ]);
  expect(notes).toEqual(['packages/kernel: 4 files in rings at run time, in 2 groups that load each other']);
});

test('a ring through the doors of packages is found', () => {
  const { findings } = cycles({
    'packages/kernel/testing/script.ts': "import { play } from '@souterrain/bots';\n",
    'packages/bots/src/index.ts': "import { script } from '@souterrain/kernel/testing/script';\n",
  });
  expect(findings).toEqual([
    'packages/bots/src/index.ts:1:24 cycles: bots/src/index.ts -> kernel/testing/script.ts -> bots/src/index.ts',
  ]);
});

test.each<[string, Files]>([
  ['no import back', { 'a.ts': "import { b } from './b.ts';", 'b.ts': '' }],
  [
    'what is only imported once it is called',
    { 'a.ts': "import { b } from './b.ts';", 'b.ts': "export const a = () => import('./a.ts');" },
  ],
  ['types, side by side', { 'a.ts': "import type { B } from './b.ts';", 'b.ts': "import { type A } from './a.ts';" }],
  ['what a test imports', { 'a.ts': "import { b } from './b.test.ts';", 'b.test.ts': "import { a } from './a.ts';" }],
])('silent: %s', (_what, files) => {
  expect(cycles(inKernel(files))).toMatchObject({ findings: [], notes: [] });
});

test.each<[string, string]>([
  ['an import', "import type { A } from '../a.ts';"],
  ['a re-export', "export type { A } from '../a.ts';"],
  ['names that are all types', "import { type A, type C } from '../a.ts';"],
  ['a type in the middle', "export interface B { a: import('../a.ts').A }"],
])('through types, from one folder to another: %s', (_what, text) => {
  const { findings, notes } = cycles(inKernel({ 'a.ts': "import { b } from './in/b.ts';", 'in/b.ts': text }));
  expect(findings).toEqual([`${KERNEL}/a.ts:1:19 cycles: a.ts -> in/b.ts -> a.ts (through types)`]);
  expect(notes).toEqual([]);
});

test('of a name that is a type and one that is not, the file is needed', () => {
  const { findings } = cycles(
    inKernel({ 'a.ts': "import { b } from './b.ts';", 'b.ts': "import { type A, a } from './a.ts';" }),
  );
  expect(findings).toEqual([`${KERNEL}/a.ts:1:19 cycles: a.ts -> b.ts -> a.ts`]);
});
