import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { downloaded, eventually, exported, quick, useSite, visit } from './visit.ts';

useSite();

const rows = (page: Page) => page.locator('.shelf .saved');

async function importText(page: Page, text: string): Promise<string> {
  const file = join(tmpdir(), `souterrain-everything-${process.pid}.json`);
  await writeFile(file, text);
  await page.locator('.hall input[type="file"]').setInputFiles(file);
  const status = page.locator('.hall [role="status"]');
  await status.waitFor();
  return status.innerText();
}

async function start(page: Page, seed: string, decisions: number): Promise<void> {
  await page.goto(new URL(quick(seed), page.url()).href);
  await playOn(page, { decisions, seed: 5 });
  await untilKept(page);
}

const decisionsOf = async (page: Page): Promise<string[]> => JSON.parse(await exported(page)).decisions;

test('everything goes into one file, and comes back from it once', async () => {
  const page = await visit();
  await start(page, 'un', 4);
  await start(page, 'deux', 6);
  await page.locator('.brand').click();
  await eventually(() => rows(page).count()).toBe(2);
  const text = await downloaded(page, () => page.locator('[data-export-all]').click());
  expect(await importText(page, text)).toContain('0 partie reprise, 0 héros repris, 2 déjà là');
  await eventually(() => rows(page).count()).toBe(2);

  const other = await visit({ locale: 'en-GB' });
  expect(await importText(other, text)).toBe('2 games and 0 heroes restored.');
  await eventually(() => rows(other).count()).toBe(2);
  expect(await importText(other, text.replace('"deux"', '"dieu"'))).toContain('damaged');
  await rows(other).first().getByText('Resume').click();
  await other.locator('[data-decision]').waitFor();
  expect(await decisionsOf(other)).toHaveLength(6);
});

test('a browser that may clear what it keeps says so once', async () => {
  const page = await visit({
    path: quick('purge'),
    before: () => {
      StorageManager.prototype.persisted = async () => false;
      StorageManager.prototype.persist = async () => false;
    },
  });
  await playOn(page, { decisions: 2, seed: 1 });
  await untilKept(page);
  await page.locator('.brand').click();
  const notice = page.locator('[data-purge]');
  await notice.waitFor();
  await eventually(() => notice.innerText()).toContain('effacer');
  await notice.getByText('Compris').click();
  await eventually(() => notice.count()).toBe(0);
  await page.reload();
  await rows(page).first().waitFor();
  await eventually(() => notice.count()).toBe(0);
});

test('a second tab takes the game over; the first says so, and destroys nothing', async () => {
  const first = await visit({ path: quick('onglets') });
  await playOn(first, { decisions: 5, seed: 3 });
  await untilKept(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await playOn(second, { decisions: 4, seed: 8 });
  await untilKept(second);
  const further = await decisionsOf(second);
  expect(further).toHaveLength(9);

  await first.locator('[data-kept="elsewhere"]').waitFor();
  const notice = first.locator('.elsewhere');
  await eventually(() => notice.innerText()).toContain('autre onglet');
  await playOn(first, { decisions: 2, seed: 3 });
  await first.locator('[data-kept="elsewhere"]').waitFor();
  await notice.getByText('Garder ma suite à part').click();
  await untilKept(first);
  expect(await decisionsOf(first)).toHaveLength(7);

  await second.reload();
  await second.locator('[data-decision]').waitFor();
  expect(await decisionsOf(second)).toEqual(further);
  await second.locator('.brand').click();
  await eventually(() => rows(second).count()).toBe(2);
});

/** Two tabs that a browser restores at the same moment, on one game of three decisions. */
async function restored(before?: () => void): Promise<readonly [Page, Page]> {
  const first = await visit({ path: quick('restauree'), ...(before && { before }) });
  await playOn(first, { decisions: 3, seed: 3 });
  await untilKept(first);
  const second = await first.context().newPage();
  await Promise.all([first.reload(), second.goto(first.url())]);
  for (const page of [first, second]) await page.locator('[data-decision]').waitFor();
  return [first, second];
}

test.each([
  ['with locks', undefined],
  ['where there are no locks', () => Object.defineProperty(navigator, 'locks', { value: undefined })],
] as const)(
  'two tabs restored at once on one game: nothing that was said to be kept is lost, %s',
  async (_, before) => {
    const [first, second] = await restored(before);
    const told = async (page: Page) => (await page.locator('[data-kept]').getAttribute('data-kept')) ?? '';
    await playOn(first, { decisions: 6, seed: 3 });
    await eventually(() => told(first)).toMatch(/^(saved|elsewhere)$/);
    const kept = (await told(first)) === 'saved' ? await decisionsOf(first) : [];
    await playOn(second, { decisions: 1, seed: 8 });
    await eventually(() => told(second)).toMatch(/^(saved|elsewhere)$/);
    const other = (await told(second)) === 'saved' ? await decisionsOf(second) : [];
    // One of them was told that it plays on alone, and the store holds all that the other was told it does.
    expect([await told(first), await told(second)].sort()).toEqual(['elsewhere', 'saved']);
    const third = await first.context().newPage();
    await third.goto(first.url());
    await third.locator('[data-decision]').waitFor();
    const stands = await decisionsOf(third);
    expect(stands).toEqual(kept.length > 0 ? kept : other);
  },
);

test('a game deleted in one tab is not brought back by another', async () => {
  const first = await visit({ path: quick('supprimee') });
  await playOn(first, { decisions: 2, seed: 3 });
  await untilKept(first);
  const second = await first.context().newPage();
  await second.goto(new URL('/', first.url()).href);
  await rows(second).first().getByText('Supprimer').click();
  await second.locator('.saved.asking .btn.risk').click();
  await eventually(() => rows(second).count()).toBe(0);
  await playOn(first, { decisions: 1, seed: 3 });
  await first.locator('[data-kept="gone"]').waitFor();
  await first.locator('.elsewhere').getByText('Garder ma suite à part').click();
  await untilKept(first);
  expect(await decisionsOf(first)).toHaveLength(3);
});

test('a browser that no longer answers is said not to, and says so of a game it does not give back', async () => {
  const page = await visit({
    path: quick('muette'),
    before: () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    },
  });
  await playOn(page, { decisions: 2, seed: 1 });
  await page.locator('[data-kept="silent"]').waitFor();
  await eventually(() => page.locator('.notice').first().innerText()).toContain('Exportez-la');
  await page.goto(new URL('/?game=quelconque', page.url()).href);
  await eventually(() => page.locator('.notice').first().innerText()).toContain('ne rend pas cette partie');
});

test('a game that can no longer be read is shown as such, exported as it is, deleted; the others are not touched', async () => {
  const page = await visit({ path: quick('bonne') });
  await playOn(page, { decisions: 3, seed: 2 });
  await untilKept(page);
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('souterrain');
      request.onsuccess = () => resolve(request.result);
    });
    const store = db.transaction('games', 'readwrite').objectStore('games');
    const all = await new Promise<Record<string, unknown>[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
    store.put({ id: 'vide' });
    store.put({ ...all[0], id: 'tordue', save: { decisions: ['voler'], hashes: [], system: 'cinquante-etages' } });
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    db.close();
  });
  await page.locator('.brand').click();
  await eventually(() => rows(page).count()).toBe(3);
  const broken = rows(page).filter({ hasText: 'Partie illisible' });
  expect(await downloaded(page, () => broken.getByText('Exporter tel quel').click())).toContain('"vide"');
  await broken.getByText('Supprimer').click();
  await page.locator('.saved.asking .btn.risk').click();
  await eventually(() => rows(page).count()).toBe(2);

  await page.goto(new URL('/?game=tordue', page.url()).href);
  await page.locator('[data-broken]').waitFor();
  await eventually(() => page.locator('.notice').innerText()).toContain('abîmée');
  await page.goto(new URL('/?replay=tordue', page.url()).href);
  await page.locator('[data-broken]').getByRole('button', { name: 'Supprimer' }).click();
  await page.locator('[data-broken] .btn.main').click();
  await eventually(() => rows(page).count()).toBe(1);
  await rows(page).first().getByText('Reprendre').click();
  await page.locator('[data-decision]').waitFor();
  expect(await decisionsOf(page)).toHaveLength(3);
});

test('a reload while the dice still roll loses nothing', async () => {
  const page = await visit({ path: quick('mi-jet'), reducedMotion: 'no-preference' });
  for (let taken = 1; taken <= 6; taken++) {
    await page.locator('[data-option]').first().waitFor();
    await page.locator('[role="log"]').waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-option]')!.click();
      location.reload();
    });
    await page.waitForEvent('load');
    await page.locator('[data-decision], [data-outcome]').first().waitFor();
    await page.locator('[role="log"]').waitFor();
    expect(await decisionsOf(page)).toHaveLength(taken);
  }
});
