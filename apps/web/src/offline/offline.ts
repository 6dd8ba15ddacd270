import { signal } from '@preact/signals';

/** True once a newer version of the app waits for this page to be loaded again. */
export const isOutdated = signal(false);

let started = false;

/** Keeps the whole app on this device, once; called when a first question stands, never before. */
export async function keepOffline(): Promise<void> {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  const registration = await navigator.serviceWorker.register('sw.js').catch(() => undefined);
  if (!registration) return;
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && void found(worker));
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting) await found(registration.waiting);
}

/** A newer worker waits for its turn. A page that is of its version lets it in unless another page still needs the old one. */
async function found(worker: ServiceWorker): Promise<void> {
  if (!navigator.serviceWorker.controller) return;
  if (await isCurrent()) {
    worker.postMessage('if-alone');
    return;
  }
  isOutdated.value = true;
  const { renderNotice } = await import('./update-notice.tsx');
  renderNotice(() => takeNewVersion(worker));
}

/** True when the server still gives the page that runs here: the name of its script holds a hash of all that it loads. */
async function isCurrent(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1);
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    return script === undefined || (await page.text()).includes(script);
  } catch {
    return true;
  }
}

function takeNewVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('now');
}
