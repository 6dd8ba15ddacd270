import { expect, test } from 'vitest';
import { type Files, tidy, workspace } from './fixture.ts';

const PACKAGES: Files = {
  ...workspace('packages/kernel', { exports: { '.': './src/index.ts', './testing': './testing/index.ts' } }),
  ...workspace('packages/catalog', { exports: { '.': './src/index.ts', './dist/*.json': './dist/*.json' } }),
  ...workspace('packages/bots'),
  ...workspace('packages/systems/one'),
  ...workspace('packages/systems/two'),
  ...workspace('apps/web', { dependencies: { preact: '11.0.0' } }),
  ...workspace('apps/cli'),
};

const faults = (files: Files) => tidy('boundaries', { ...PACKAGES, ...files }).findings;

test('imports that follow the layers are silent', () => {
  expect(
    faults({
      'packages/kernel/src/index.ts':
        "import type { RuleId } from '@souterrain/catalog';\nexport * from './rule.ts';\n",
      'packages/kernel/testing/index.ts':
        "import { expect } from 'vitest';\nimport { run } from '@souterrain/kernel';\n",
      'packages/systems/one/src/index.ts': "import { run } from '@souterrain/kernel';\n",
      'packages/systems/one/src/index.test.ts':
        "import { test } from 'vitest';\nimport { play } from '@souterrain/bots';\nimport '@souterrain/kernel/testing';\n",
      'apps/web/src/main.tsx':
        "import { render } from 'preact';\nimport { one } from '@souterrain/one';\nimport './look.css?inline';\n",
      'apps/cli/src/rules.ts': "import { readFileSync } from 'node:fs';\nimport '@souterrain/catalog/dist/one.json';\n",
    }),
  ).toEqual([]);
});

test.each<[string, string, string, string]>([
  [
    'a layer reaching up',
    'packages/kernel/src/a.ts',
    "import { play } from '@souterrain/bots';",
    '1:22 boundaries: packages/kernel may not import @souterrain/bots',
  ],
  [
    'a value where only types may pass',
    'packages/kernel/src/a.ts',
    "import { type RuleId, load } from '@souterrain/catalog';",
    '1:35 boundaries: packages/kernel may import @souterrain/catalog for its types alone',
  ],
  [
    'a re-exported value',
    'packages/kernel/src/a.ts',
    "export * from '@souterrain/catalog';",
    '1:15 boundaries: packages/kernel may import @souterrain/catalog for its types alone',
  ],
  [
    'one system in another, even in a test',
    'packages/systems/one/src/a.test.ts',
    "import { two } from '@souterrain/two';",
    '1:21 boundaries: a system never imports another system',
  ],
  [
    'an app in another, loaded on demand',
    'apps/web/src/a.ts',
    "const cli = () => import('@souterrain/cli');",
    '1:26 boundaries: nothing imports an app (@souterrain/cli)',
  ],
  [
    'a door that the package does not open',
    'packages/systems/one/src/a.ts',
    "import { deep } from '@souterrain/kernel/src/deep.ts';",
    '1:22 boundaries: @souterrain/kernel/src/deep.ts is not among the exports of @souterrain/kernel',
  ],
  [
    'a neighbour reached by its path',
    'packages/bots/src/a.ts',
    "type Deep = import('../../kernel/src/deep.ts').Deep;",
    '1:20 boundaries: ../../kernel/src/deep.ts leaves packages/bots by its path',
  ],
  [
    'a library that the package does not declare',
    'packages/kernel/src/a.ts',
    "import { xoroshiro } from 'pure-rand/generator';",
    '1:27 boundaries: pure-rand is not a dependency of @souterrain/kernel',
  ],
  [
    'a tool of the tests in code that ships',
    'packages/kernel/src/a.ts',
    "import { expect } from 'vitest';",
    '1:24 boundaries: vitest is not a dependency of @souterrain/kernel',
  ],
])('%s is found', (_what, file, text, expected) => {
  expect(faults({ [file]: `${text}\n` })).toEqual([`${file}:${expected}`]);
});

test('a package without a row is found', () => {
  expect(faults(workspace('packages/newcomer'))).toEqual([
    'packages/newcomer/package.json:1:1 boundaries: packages/newcomer has no row in tools/tidy/src/layers.mjs',
  ]);
});
