import { expect, test } from 'vitest';
import { type Files, tidy } from './fixture.ts';

const paths = (files: Files) => tidy('paths', files).findings;
// Put together here so that this file itself names no machine and no registry.
const rooted = (folder: string) => ['', folder, 'souterrain'].join('/');
const resolved = ['"resolved":', '"http://127.0.0.1:4873'].join(' ');
const registry = ['https:/', ['registry', 'example', 'org'].join('.')].join('/');

test('relative paths, addresses and local workspaces are silent', () => {
  expect(
    paths({
      'README.md': 'See https://example.org/home/page and ../work/notes, $(pwd)/work/x.\n',
      'package-lock.json': '{ "node_modules/x": {\n  "resolved": "packages/bots", "link": true } }\n',
      '.npmrc': 'save-exact=true\n',
    }),
  ).toEqual([]);
});

test.each(['root', 'home', 'work', 'Users'])('a path under %s is found', (folder) => {
  expect(paths({ 'docs/a.md': `Run\nit in ${rooted(folder)}/main.\n` })).toEqual([
    `docs/a.md:2:7 paths: ${rooted(folder)} is a path of one machine`,
  ]);
});

test('a registry is found in the lock file, in settings and in prose', () => {
  expect(
    paths({
      'package-lock.json': `{\n  ${resolved}/x.tgz"\n}\n`,
      '.npmrc': `${'registry'}=http://example.org\n`,
      'README.md': `${registry}/x\n`,
    }),
  ).toEqual([
    `.npmrc:1:1 paths: ${'registry'}=http://example.org names a package registry`,
    `README.md:1:1 paths: ${registry} names a package registry`,
    `package-lock.json:2:3 paths: ${resolved} names a package registry`,
  ]);
});

test('binary files are not read as text', () => {
  expect(paths({ 'a.bin': `\0${rooted('home')}` })).toEqual([]);
});
