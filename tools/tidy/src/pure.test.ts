import { expect, test } from 'vitest';
import { type Files, tidy } from './fixture.ts';

const pure = (files: Files) => tidy('pure', files).findings;

test('names that only look like the machine are silent', () => {
  const source = `
    interface Step { process: string; Date?: number }
    const process = (step: Step) => step.process;
    const random = { random: () => 4 };
    export function fetch(performance: Step, { Date = 1 }: Step) { return [process(performance), random.random(), Date]; }
    // Date.now(), Math.random(), await: a comment harms nobody.
    export const words = 'setTimeout console toLocaleString';
    export const process2 = { process, console: 1 };
    export function* rule() { yield Math.floor(1.5); }
  `;
  expect(pure({ 'packages/kernel/src/a.ts': source })).toEqual([]);
});

test('every banned name is found where it stands', () => {
  const source = [
    'export const a = Date.now();',
    'export const b = Math.random();',
    'export const { random } = Math;',
    "export const c = Math['random']();",
    'export const d = performance.now();',
    'setTimeout(() => 0); setInterval(() => 0);',
    'export const e = process.env;',
    'console.log(1);',
    "fetch('x');",
    'export async function f() { await 1; }',
    'export type G = Promise<string>;',
    'export const h = new Intl.Collator();',
    'export const i = (1).toLocaleString();',
    "export const j = 'a'.localeCompare('b');",
    "import { readFileSync } from 'node:fs';",
    "import 'path';",
    "export const k = require('fs');",
    'export const l = { process };',
    'export const m = globalThis;',
  ];
  const at = (place: string, name: string) =>
    `packages/systems/one/src/a.ts:${place} pure: ${name} does not belong in a pure package`;
  const found = pure({ 'packages/systems/one/src/a.ts': source.join('\n') });
  expect(new Set(found)).toEqual(
    new Set([
      at('1:18', 'Date'),
      at('2:23', 'Math.random'),
      at('3:16', 'Math.random'),
      at('4:23', 'Math.random'),
      at('5:18', 'performance'),
      at('6:1', 'setTimeout'),
      at('6:22', 'setInterval'),
      at('7:18', 'process'),
      at('8:1', 'console'),
      at('9:1', 'fetch'),
      at('10:8', 'async code'),
      at('10:29', 'async code'),
      at('11:17', 'Promise'),
      at('12:22', 'Intl'),
      at('13:22', 'toLocaleString'),
      at('14:22', 'localeCompare'),
      at('15:30', 'node:fs'),
      at('16:8', 'path'),
      at('17:18', 'require'),
      at('17:26', 'fs'),
      at('18:20', 'process'),
      at('19:18', 'globalThis'),
    ]),
  );
});

test('a test may read files and wait, but not depend on the clock or on chance', () => {
  const source = "import { readFileSync } from 'node:fs';\nexport const a = async () => [console, readFileSync];\n";
  expect(
    pure({
      'packages/kernel/src/a.test.ts': source,
      'packages/kernel/src/b.test.ts': 'export const b = [Date, Math.random()];\n',
    }),
  ).toEqual([
    'packages/kernel/src/b.test.ts:1:19 pure: Date does not belong in a pure package',
    'packages/kernel/src/b.test.ts:1:30 pure: Math.random does not belong in a pure package',
  ]);
});

test('other packages may meet the machine', () => {
  expect(pure({ 'packages/cases/src/a.ts': 'export const a = Date.now();\n' })).toEqual([]);
});
