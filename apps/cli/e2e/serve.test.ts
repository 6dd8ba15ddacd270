import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { BIN, environment, freshFolder, ROOT, talkTo } from './command.ts';

const serve = (...args: string[]) => talkTo(process.execPath, [BIN, 'serve', ...args], environment(freshFolder()));
const start = (args: readonly string[], env: Record<string, string> = {}) =>
  talkTo(process.execPath, [`${ROOT}tools/start.mjs`, ...args], environment(freshFolder(), env));

const ADDRESS = /http:\/\/127\.0\.0\.1:(\d+)\//;
const portOf = (text: string): number => Number(ADDRESS.exec(text)?.[1]);

/** Holds a free port while a test runs. */
async function heldPort(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, free: () => new Promise((resolve) => server.close(() => resolve())) };
}

test('npm start builds what is missing and serves the app; serve does the same from there', async () => {
  const first = start([], { PORT: '0' });
  const address = await first.until(ADDRESS);
  const page = await fetch(address);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<div id="');
  const headersOf = async (file: string) => {
    const { headers } = await fetch(address + file);
    return [headers.get('content-type'), headers.get('cache-control')];
  };
  // What a browser asks of an app that it installs and plays offline.
  expect(await headersOf('manifest.webmanifest')).toEqual(['application/manifest+json', 'no-cache']);
  expect(await headersOf('sw.js')).toEqual([expect.stringMatching(/^(text|application)\/javascript/), 'no-cache']);
  expect(await headersOf('icon-192.png')).toEqual(['image/png', 'no-cache']);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);

  const second = serve('--port', '0');
  const again = await second.until(ADDRESS);
  expect((await fetch(again)).status).toBe(200);
  expect((await fetch(`${again}nulle-part`)).status).toBe(404);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a port in use: one clear line and status 1, for serve and for npm start', async () => {
  const { port, free } = await heldPort();
  const line = `Le port ${port} est déjà pris\u202F; choisissez-en un autre avec --port.\n`;
  for (const talk of [
    serve('--port', String(port)),
    start(['--port', String(port)]),
    start([], { PORT: String(port) }),
  ]) {
    expect(await talk.ended).toBe(1);
    expect(talk.said()).toBe(line);
  }
  await free();
});

test('the default port gives way to the next free one, and says so', async () => {
  const server = createServer();
  const held = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(3000, '127.0.0.1', () => resolve(true));
  });
  const talk = start([]);
  await talk.until(/Le port 3000 est déjà pris\u00A0: le port 30\d\d le remplace\./);
  expect(portOf(await talk.until(ADDRESS))).toBeGreaterThan(3000);
  talk.child.kill('SIGINT');
  expect(await talk.ended).toBe(0);
  if (held) await new Promise((resolve) => server.close(resolve));
});

test('bad usage of npm start', async () => {
  const talk = start(['--prot', '1']);
  expect(await talk.ended).toBe(2);
  expect(talk.said()).toContain('npm start -- [--port <port>]');
});
