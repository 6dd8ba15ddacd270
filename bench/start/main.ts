import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../options.ts';

const { json } = readOptions({});
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const QUIET = { stdio: 'ignore' } as const;

const clone = join(mkdtempSync(join(tmpdir(), 'souterrain-start-')), 'clone');
execFileSync('git', ['clone', '-q', ROOT, clone], QUIET);
execFileSync('npm', ['ci', '--silent', '--prefer-offline', '--no-audit', '--no-fund'], { ...QUIET, cwd: clone });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Seconds from `npm start` to the first page, then the server is stopped. */
async function secondsToAnswer(): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const server = spawn('npm', ['start', '--silent', '--', '--port', String(port)], {
    cwd: clone,
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (server.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (server.exitCode !== null) throw new Error(`npm start ended with status ${server.exitCode}`);
  const seconds = (performance.now() - began) / 1000;
  // npm and what it started.
  process.kill(-server.pid!, 'SIGTERM');
  await ended;
  return seconds;
}

const first = await secondsToAnswer();
const second = await secondsToAnswer();
rmSync(join(clone, '..'), { recursive: true, force: true });

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
process.stdout.write(
  json
    ? `${JSON.stringify({ bench: 'start', first: rounded(first), second: rounded(second) })}\n`
    : `npm start, on a clone after npm ci: ${first.toFixed(1)} s to the first page, ${second.toFixed(1)} s the second time\n`,
);
