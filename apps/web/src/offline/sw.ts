/** The worker that keeps the built app on this device; the build writes what it holds in place of these two. */
declare const FILES: readonly string[];
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(type: string, listen: (event: E) => void): void;
}
const worker = self as unknown as Scope;

const PREFIX = 'souterrain-';
const CACHE = PREFIX + VERSION;
/** How long a network that does not answer holds back a page that is here. */
const PATIENCE = 3000;
/** Between two files that are kept. */
const BREATH = 30;

/** A name with a hash in it never changes: what an older version holds of it is taken over. */
async function keep(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('assets/');
  const had = isHashed ? await caches.match(file) : undefined;
  const answer = had ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BREATH));

/** One file after the other, in no hurry: all at once, they would hold back the answers of whoever plays meanwhile. */
const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    await keep(cache, file);
    await breathe();
  }
};

const dropOthers = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

/** The page as the server has it now; as this device has it when the server is away or slow. */
async function page(request: Request): Promise<Response> {
  const here = await caches.match('./', { cacheName: CACHE });
  if (!here) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, here));
  return Promise.race([late, fetch(request).catch(() => here)]);
}

const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);

worker.addEventListener<Lasting>('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener<Lasting>('activate', (event) => event.waitUntil(dropOthers()));

worker.addEventListener<Asked>('fetch', (event) => {
  const { request } = event;
  // Whoever wants nothing kept asks the server itself.
  if (request.cache === 'no-store') return;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

// A page of the older version still fetches its own files from here: it says when it is ready to go.
worker.addEventListener<MessageEvent>('message', async ({ data }) => {
  if (data === 'now' || (data === 'if-alone' && (await worker.clients.matchAll()).length <= 1)) worker.skipWaiting();
});
