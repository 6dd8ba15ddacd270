import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { eventually, quick, speak, theSite, useSite, type Visit, visit as visitWith } from './visit.ts';

useSite();

const visit = (how: Visit = {}): Promise<Page> => visitWith({ serviceWorkers: 'allow', ...how });

const OTHERS = ['attention-donjon', 'attention-donjon-2', 'heros-bataillons'] as const;

const ready = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test('after a first load, everything is played offline: a whole game, the four systems, both languages', async () => {
  const page = await visit({ path: quick('hors-ligne') });
  const site = theSite();
  await page.locator('[data-decision]').waitFor();
  await ready(page);
  // Not only the page: what its worker asks for gets no answer either.
  site.isAway = true;
  await page.context().setOffline(true);

  await page.reload();
  await playOn(page, { decisions: 20_000, seed: 7 });
  await page.locator('[data-outcome]').waitFor();
  await untilKept(page);

  await speak(page, 'en');

  for (const system of OTHERS) {
    await page.goto(`${site.url}/?system=${system}&quick=1&seed=hors-ligne`);
    expect(await playOn(page, { decisions: 3, seed: 3 }), system).toBe(3);
    await page.locator('[role="log"]').waitFor();
  }

  await page.goto(site.url);
  await speak(page, 'fr');
  await eventually(() => page.locator('.shelf .saved').count()).toBe(4);
  await page.goto(`${site.url}/?odds`);
  await page.locator('h1').waitFor();
});

test('a new version is fetched beside the old one, said, and taken when the player wants', async () => {
  const page = await visit({ path: quick('version') });
  const { instead, url } = theSite();
  await playOn(page, { decisions: 3, seed: 5 });
  await untilKept(page);
  await ready(page);
  await page.reload();
  await page.locator('[data-decision]').waitFor();
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const textOf = async (path: string) => (await fetch(url + path)).text();
  const [html, worker] = await Promise.all([textOf('/'), textOf('/sw.js')]);
  const entry = /index-[\w-]+\.js/.exec(html)![0];
  // Other scripts import the entry by its name: the new one runs it.
  instead.set('/assets/index-nouveau.js', `import './${entry}';`);
  instead.set('/', html.replace(entry, 'index-nouveau.js'));
  const version = /"([0-9a-f]{12})"/.exec(worker)![1]!;
  instead.set('/sw.js', worker.replace('"./"', '"./","assets/index-nouveau.js"').replace(version, 'fedcba987654'));

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.locator('[data-update]');
  await notice.waitFor();
  await eventually(() => notice.innerText()).toContain('Nouvelle version');
  await eventually(() => page.evaluate(() => caches.keys())).toContain(`souterrain-${version}`);

  await Promise.all([page.waitForEvent('load'), notice.getByText('Recharger').click()]);
  await page.locator('[data-decision]').waitFor();
  await eventually(() => page.locator('script[src*="index-nouveau"]').count()).toBe(1);
  await eventually(() => page.evaluate(() => caches.keys())).toEqual(['souterrain-fedcba987654']);
  await eventually(() => notice.count()).toBe(0);
});

test('nothing is kept for offline before the first question stands', async () => {
  const page = await visit();
  await page.locator('.play').waitFor();
  await page.waitForTimeout(2500);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the app can be installed: its manifest names it, its icons are what they say', async () => {
  const page = await visit();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const answer = await fetch(link.href);
    return { type: answer.headers.get('content-type'), is: await answer.json() };
  });
  expect(manifest.type).toBe('application/manifest+json');
  expect(manifest.is).toMatchObject({ name: 'Souterrain', start_url: './', display: 'standalone' });
  const { icons } = manifest.is as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons) {
    const drawn = await page.evaluate(async (file) => {
      const answer = await fetch(file);
      const image = new Image();
      image.src = file;
      await image.decode();
      return { type: answer.headers.get('content-type'), sizes: `${image.naturalWidth}x${image.naturalHeight}` };
    }, src);
    expect(drawn).toEqual({ type, sizes: sizes === 'any' ? drawn.sizes : sizes });
  }
});
