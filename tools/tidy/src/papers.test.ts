import { expect, test } from 'vitest';
import { type Files, tidy } from './fixture.ts';

const papers = (files: Files) => tidy('papers', files).findings;
const FILE = 'packages/one/src/a.ts';
const code = (...lines: readonly string[]) => ['```ts', ...lines, '```', ''].join('\n');
const house = (...lines: readonly string[]) => ['## The house', '', '```', ...lines, '```', ''].join('\n');

test('code that a text shows is code of the file it names, wherever it is indented', () => {
  const source = "describe('a', () => {\n  test('b', () => {\n    go();\n  });\n});\n";
  const shown = (...lines: readonly string[]) => papers({ 'STYLE.md': code(`// ${FILE}`, ...lines), [FILE]: source });
  expect(shown("test('b', () => {", '  go();', '});')).toEqual([]);
  const other = [`STYLE.md:1:1 papers: not in ${FILE}`];
  expect(shown("test('b', () => {", '  went();', '});')).toEqual(other);
  expect(shown("test('b', () => {", '  go();', '  go();', '});')).toEqual(other);
  expect(shown("test('b'")).toEqual(other);
});

test('code names its file, which exists', () => {
  expect(papers({ 'docs/A.md': `Words.\n${code('go();')}${code(`// ${FILE}`, 'go();')}` })).toEqual([
    'docs/A.md:2:1 papers: code does not name its file in a first line',
    `docs/A.md:5:1 papers: ${FILE} does not exist`,
  ]);
  expect(papers({ 'README.md': '```sh\nnpm ci\n```\n' })).toEqual([]);
});

test('the house that is drawn is the one that stands', () => {
  const files = {
    'README.md': '',
    'packages/one/src/a.ts': '',
    'packages/one/src/b.ts': '',
    'packages/systems/x/src/state.ts': '',
    'packages/systems/y/src/state.ts': '',
    'packages/systems/y/src/apply.ts': '',
  };
  const drawn = house(
    'README.md packages/one/    what is read first',
    'packages/one/src/{a,b}.ts',
    'packages/systems/<system>/src/state.ts    in every system',
    'packages/*/src/*.ts',
  );
  expect(papers({ ...files, 'STYLE.md': drawn })).toEqual([]);
  const dreamt = house(
    'README.md docs/',
    'packages/one/src/{a,c}.ts',
    'packages/systems/<system>/src/{state,apply}.ts',
    'packages/systems/z/    nobody',
  );
  expect(papers({ ...files, 'STYLE.md': dreamt })).toEqual([
    'STYLE.md:4:1 papers: docs/ does not exist',
    'STYLE.md:5:1 papers: packages/one/src/c.ts does not exist',
    'STYLE.md:6:1 papers: packages/systems/x/src/apply.ts does not exist',
    'STYLE.md:7:1 papers: packages/systems/z/ does not exist',
  ]);
});
