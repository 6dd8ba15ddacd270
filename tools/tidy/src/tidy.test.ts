import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const command = fileURLToPath(new URL('./tidy.mjs', import.meta.url));
const tidy = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tidy-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('findings are printed with their place and make the command fail', () => {
  const path = ['', 'home', 'x'].join('/');
  writeFileSync(join(root, 'a.md'), `In ${path}.\n`);
  const { status, stdout } = tidy('paths', '--root', root);
  expect(stdout).toBe(`a.md:1:4 paths: ${path} is a path of one machine\ntidy: 1 files, 1 findings, 0 warnings\n`);
  expect(status).toBe(1);
});

test('warnings do not make it fail', () => {
  writeFileSync(join(root, 'a.ts'), 'export {};\n'.repeat(301));
  const { status, stdout } = tidy('size', '--root', root);
  expect(stdout).toBe('a.ts:1:1 size: 301 lines, more than 300 (warning)\ntidy: 1 files, 0 findings, 1 warnings\n');
  expect(status).toBe(0);
});

test('an unknown check is bad usage', () => {
  const { status, stderr } = tidy('sparkle');
  expect(stderr).toContain('no check named sparkle');
  expect(status).toBe(2);
});
