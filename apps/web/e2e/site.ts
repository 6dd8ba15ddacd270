import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Site {
  readonly url: string;
  /** Files that are not answered as they were built, by path. */
  readonly instead: Map<string, string>;
  /** Hangs up on whoever asks, as a server that is away. */
  isAway: boolean;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The app as it ships, served on a free port and kept by browsers as `souterrain serve` has them keep it. */
export async function openSite(folder: string): Promise<Site> {
  const instead = new Map<string, string>();
  const server = createServer(async (request, response) => {
    if (site.isAway) {
      request.socket.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    try {
      const body = instead.get(pathname) ?? (await readFile(file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  // Closed by the server while it is asked again, a kept connection would fail a test.
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    instead,
    isAway: false,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

export interface Built {
  readonly folder: string;
  drop(): Promise<void>;
}

/** What `npm run build` left, if nothing has changed since; otherwise the app built in a folder of its own. */
export async function builtApp(): Promise<Built> {
  const { href } = new URL('../../../tools/build.mjs', import.meta.url);
  const { webIsStale } = (await import(/* @vite-ignore */ href)) as { webIsStale(): boolean };
  if (!webIsStale()) return { folder: fileURLToPath(new URL('../dist', import.meta.url)), drop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'souterrain-web-'));
  await buildApp(folder);
  return { folder, drop: () => rm(folder, { recursive: true, force: true }) };
}

// In a process of its own: a test runner declares a test environment, and the app would be built for it.
async function buildApp(folder: string): Promise<void> {
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '..', 'bin', 'vite.js');
  const app = fileURLToPath(new URL('..', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', app, '--outDir', folder, '--emptyOutDir'], { env });
}
