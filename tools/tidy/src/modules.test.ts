import { expect, test } from 'vitest';
import { tidy } from './fixture.ts';

const LETS = ['let latest = 0;', 'export let latest: number;', 'var latest = 1;'];

const WRITTEN = [
  'const known = new Map<string, number>();\nexport const put = (id: string) => known.set(id, 1);',
  'const known = new Set<string>();\nexport const put = (id: string) => known.add(id);',
  'const known = new WeakMap<object, number>();\nexport const put = (key: object) => known.set(key, 1);',
  'const known: string[] = [];\nexport const put = (id: string) => known.push(id);',
  'const known = { list: [] as string[] };\nexport const put = (id: string) => known.list.push(id);',
  'const known: Record<string, number> = {};\nexport function put(id: string) { known[id] = 1; }',
  'const known = { n: 0 };\nexport function put() { known.n += 1; }',
  'const known = { n: 0 };\nexport function put() { known.n++; }',
  'const known = { list: { n: 0 } };\nexport function put() { (known as { list: { n: number } }).list!.n = 1; }',
  'const known: { n?: number } = { n: 0 };\nexport function put() { delete known.n; }',
  'const known = { n: 0 };\nexport const put = () => Object.assign(known, { n: 1 });',
  'const known = new Uint8Array(4);\nexport function put() { known.fill(1); }',
  'const known = new Map<string, number>();\nexport class Putter { put(id: string) { known.delete(id); } }',
  "const known: string[] = [];\n['a'].forEach((id) => known.push(id));",
];

const FINE = [
  "const known = new Map<string, number>();\nfor (const id of ['a']) known.set(id, 1);",
  'const known: number[] = [];\n(() => { known.push(1); })();',
  'const known = [1, 2];\nexport const first = () => known[0] ?? known.slice(1).length;',
  'const known = [2, 1];\nexport const sorted = () => [...known].sort();',
  'const known = [1];\nexport const put = (known: number[]) => known.push(known.length);',
  'const sums = { add: (n: number) => n + 1 };\nexport const two = () => sums.add(1);',
  'const WORD = /a/y;\nexport function at(i: number) { WORD.lastIndex = i; }',
  'declare let outside: number;\nexport const n = () => outside;',
];

const put = 'export const put = (key: object) => known.set(key, 1);';
const MEMO = `/** A memo: content never changes. */\nconst known = new WeakMap<object, number>();\n${put}`;
const NO_MEMO = [
  `// What is known.\nconst known = new WeakMap<object, number>();\n${put}`,
  `// A memo.\n\nconst known = new WeakMap<object, number>();\n${put}`,
  `// A memo.\nconst known = new Map<object, number>();\n${put}`,
];

/** All of them are files of one project: it is read once. */
const TEXTS = [...LETS, ...WRITTEN, ...FINE, MEMO, ...NO_MEMO];
const fileOf = (text: string) => `packages/kernel/src/a${TEXTS.indexOf(text)}.ts`;
const { findings } = tidy('modules', Object.fromEntries(TEXTS.map((text) => [fileOf(text), `${text}\n`])));
const foundIn = (text: string) =>
  findings.filter((one) => one.startsWith(`${fileOf(text)}:`)).map((one) => one.replaceAll(fileOf(text), 'a.ts'));

test.each(LETS)('a variable of the module: %s', (text) => {
  expect(foundIn(text)).toEqual([
    `a.ts:1:${text.indexOf('latest') + 1} modules: latest is a variable of the module: keep it in a game`,
  ]);
});

test.each(WRITTEN)('written to by a function:\n%s', (text) => {
  expect(foundIn(text)).toEqual(['a.ts:1:7 modules: known is written to after it was loaded (a.ts:2)']);
});

test.each([...FINE, MEMO])('fine:\n%s', (text) => {
  expect(foundIn(text)).toEqual([]);
});

test.each(NO_MEMO)('a memo that does not say so, or that holds its keys for ever:\n%s', (text) => {
  expect(foundIn(text)).toHaveLength(1);
});

test('a collection is found where it is, whichever file writes into it', () => {
  const found = tidy('modules', {
    'packages/kernel/src/a.ts': 'export const known: string[] = [];\n',
    'packages/kernel/src/b.ts': "import { known } from './a.ts';\nexport const put = (id: string) => known.push(id);\n",
    'packages/kernel/src/c.ts': "import { known } from './a.ts';\nexport const drop = () => known.pop();\n",
  });
  expect(found.findings).toEqual([
    'packages/kernel/src/a.ts:1:14 modules: known is written to after it was loaded (packages/kernel/src/b.ts:2)',
  ]);
});

test('tests, and packages that are not pure, keep what they like', () => {
  const files = { 'packages/kernel/src/a.test.ts': 'let n = 0;\n', 'packages/content/src/a.ts': 'let n = 0;\n' };
  expect(tidy('modules', files).findings).toEqual([]);
});
