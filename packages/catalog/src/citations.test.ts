import { expect, test } from 'vitest';
import { applies, citationsIn, citationsOf } from './citations.ts';

const idsIn = (text: string): string[] => citationsIn('packages/one/src/a.ts', text).map(({ id }) => id);

test('a rule is cited once a line, with the line it stands on', () => {
  expect(
    citationsIn(
      'packages/one/src/a.ts',
      "\n  // C50-MOVE-01, C50-MOVE-02: why.\nconst rules = ['C50-MOVE-01', 'C50-MOVE-01'];\n",
    ),
  ).toEqual([
    { id: 'C50-MOVE-01', file: 'packages/one/src/a.ts', line: 2, text: '// C50-MOVE-01, C50-MOVE-02: why.' },
    { id: 'C50-MOVE-02', file: 'packages/one/src/a.ts', line: 2, text: '// C50-MOVE-01, C50-MOVE-02: why.' },
    {
      id: 'C50-MOVE-01',
      file: 'packages/one/src/a.ts',
      line: 3,
      text: "const rules = ['C50-MOVE-01', 'C50-MOVE-01'];",
    },
  ]);
});

test('a span of five rules at most speaks for those between its ends, a longer one for its ends', () => {
  expect(idsIn('// C50-JET-08 to C50-JET-12: why.')).toEqual([
    'C50-JET-08',
    'C50-JET-12',
    'C50-JET-09',
    'C50-JET-10',
    'C50-JET-11',
  ]);
  expect(idsIn('// C50-JET-07 to C50-JET-12: why.')).toEqual(['C50-JET-07', 'C50-JET-12']);
  expect(idsIn('// C50-JET-08 to C50-CRIT-09: why.')).toEqual(['C50-JET-08', 'C50-CRIT-09']);
  expect(idsIn('// C50-JET-09 to C50-JET-08: why.')).toEqual(['C50-JET-09', 'C50-JET-08']);
});

test('a span may be broken between two lines of a comment, in TypeScript or YAML, in English or French', () => {
  expect(idsIn('/**\n * C50-JET-05 to\n * C50-JET-07.\n */')).toContain('C50-JET-06');
  expect(idsIn('# C50-JET-05\n# à C50-JET-07.')).toContain('C50-JET-06');
  expect(idsIn('// C50-JET-05, C50-JET-07.')).not.toContain('C50-JET-06');
});

test('what only resembles an id is none', () => {
  expect(idsIn("'XC50-MOVE-77' 'AD3-X-1' 'C50-MOVE' 'C50-MOVE-01x'")).toEqual([]);
});

test('rules are applied by sources and packs, not by tests, generated files, guides or the list of all ids', () => {
  const applied = [
    'packages/systems/heros-bataillons/packs/checks.yaml',
    'packages/crawl/src/world/features.ts',
    'apps/web/src/table/table.tsx',
  ];
  const others = [
    'packages/crawl/src/world/features.test.ts',
    'packages/crawl/testing/scene.ts',
    'packages/crawl/src/content/pack.gen.json',
    'packages/catalog/src/rule-ids.gen.ts',
    'apps/web/src/systems/attention-donjon/guide.ts',
    'apps/web/e2e/table.test.ts',
    'rules/cinquante-etages.yaml',
    'README.md',
  ];
  expect([...applied, ...others].filter(applies)).toEqual(applied);
});

test('the places of a rule: systems, then other packages, then clients', () => {
  const texts: Readonly<Record<string, string>> = {
    'apps/web/src/a.ts': '// C50-MOVE-01',
    'packages/systems/two/src/a.ts': '// C50-MOVE-01',
    'packages/one/src/a.test.ts': '// C50-MOVE-02',
    'packages/one/src/a.ts': '\n// C50-MOVE-01',
  };
  const found = citationsOf(Object.keys(texts), (file) => texts[file]!);
  expect(found.map(({ id, file, line }) => [id, file, line])).toEqual([
    ['C50-MOVE-01', 'packages/systems/two/src/a.ts', 1],
    ['C50-MOVE-01', 'packages/one/src/a.ts', 2],
    ['C50-MOVE-01', 'apps/web/src/a.ts', 1],
  ]);
});
