import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';

const hasBundle = platform() === 'linux' && arch() === 'x64';
const script = join(import.meta.dirname, '../dist/opens-bundled.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souterrain-unpacking-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const OPENS = `
  import { execFileSync } from 'node:child_process';
  import { bundledBrowser } from './bundled.ts';
  const { path, env } = await bundledBrowser();
  execFileSync(path, ['--version'], { env: { ...process.env, ...env } });
`;

test.runIf(hasBundle)(
  'processes that unpack the bundled browser at once all start it, and leave one copy',
  async () => {
    const stdin = { contents: OPENS, resolveDir: import.meta.dirname };
    await build({ stdin, outfile: script, bundle: true, platform: 'node', format: 'esm' });
    const open = () => promisify(execFile)(process.execPath, [script], { env: { ...process.env, TMPDIR: folder } });
    await Promise.all([open(), open(), open()]);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^souterrain-browser-[\d.]+-\d+$/)]);
  },
);
