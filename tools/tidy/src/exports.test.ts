import { expect, test } from 'vitest';
import { tidy, workspace } from './fixture.ts';

test('a door by its name is silent, a pattern is found, in packages alone', () => {
  const { findings } = tidy('exports', {
    ...workspace('packages/kernel', { exports: { '.': './src/index.ts', './testing': './testing/index.ts' } }),
    ...workspace('packages/systems/one', { exports: { './*': './src/*.ts' } }),
    ...workspace('apps/web', { exports: { './*': './src/*.ts' } }),
  });
  expect(findings).toEqual([
    'packages/systems/one/package.json:1:38 exports: @souterrain/one exports ./*: name what it lends',
  ]);
});
