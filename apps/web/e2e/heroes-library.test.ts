import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { downloaded, eventually, useSite, visit } from './visit.ts';

useSite();

/** Makes a hero, taking options one after the other, by mouse. */
async function create(page: Page, system: string, name: string): Promise<void> {
  await page.goto(new URL(`/?heroes&create=${system}`, page.url()).href);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('button[type="submit"]').click();
  await playOn(page, { decisions: 100, seed: 5, until: '[data-made]' });
  await page.locator('[data-made="kept"]').waitFor();
}

const rowsOf = (page: Page, system: string) => page.locator(`[data-system="${system}"] .saved`);

test('heroes of three systems are made, kept, read, taken away, deleted and taken in again', async () => {
  const page = await visit({ path: '/?heroes' });
  await page.locator('[data-empty]').waitFor();
  for (const system of ['attention-donjon', 'attention-donjon-2', 'heros-bataillons'])
    await create(page, system, 'Bérénice');
  await page.locator('.brief dd').first().waitFor();
  await page.getByRole('link', { name: 'Mes héros' }).click();
  for (const system of ['attention-donjon', 'attention-donjon-2', 'heros-bataillons'])
    await eventually(() => rowsOf(page, system).count()).toBe(1);
  await eventually(() => page.locator('[data-empty]').count()).toBe(0);

  const row = rowsOf(page, 'attention-donjon');
  await row.locator('summary').click();
  await eventually(() => row.locator('.brief').innerText()).toContain('Deniers');
  const sheet = await downloaded(page, () => row.getByText('Exporter').click());
  expect(JSON.parse(sheet)).toMatchObject({ format: 'attention-donjon/heros', sheet: { name: 'Bérénice' } });
  await row.getByText('Supprimer').click();
  await row.locator('.btn.risk').click();
  await eventually(() => row.count()).toBe(0);

  const file = (name: string, text: string) =>
    page
      .locator('.heroes-page input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await file('autre.json', '{"format":"heros-bataillons/heros","version":1,"sheet":{"name":3}}');
  await eventually(() => page.getByRole('alert').innerText()).toMatch(/autre\.json[\s\S]*un texte est attendu/);
  await file('berenice.json', sheet);
  await eventually(() => row.count()).toBe(1);
});

test('a creation goes on after a reload, until it is made or given up', async () => {
  const page = await visit({ path: '/?heroes&create=heros-bataillons' });
  await page.locator('input[name="name"]').fill('Bérénice');
  await page.getByRole('radio').last().check({ force: true });
  await page.locator('button[type="submit"]').click();
  await playOn(page, { decisions: 3, seed: 5 });
  const told = async () => ({
    question: await page.locator('.asked').innerText(),
    chosen: await page.locator('.so-far li').allInnerTexts(),
  });
  const before = await told();
  expect(before.chosen).toHaveLength(3);
  await page.reload();
  await page.locator('[data-decision]').waitFor();
  await eventually(() => told()).toEqual(before);

  await page.goto(new URL('/?heroes', page.url()).href);
  await page.getByRole('link', { name: 'Continuer la création de Bérénice' }).click();
  await page.locator('[data-abandon]').click();
  await page.locator('input[name="name"]').waitFor();
  await page.reload();
  await page.locator('input[name="name"]').waitFor();

  await create(page, 'heros-bataillons', 'Bérénice');
  await page.reload();
  await page.locator('input[name="name"]').waitFor();
  await eventually(() => page.locator('[data-made]').count()).toBe(0);
});

test('a hero of Héros & Bataillons goes from a game to the next', async () => {
  const page = await visit({ path: '/?heroes&create=heros-bataillons' });
  await create(page, 'heros-bataillons', 'Bérénice');
  await page.getByRole('link', { name: 'Jouer' }).click();
  await page.locator('.seat-form').first().waitFor();
  await eventually(() => page.locator('.seat-form input[type="text"]').first().inputValue()).toBe('Bérénice');
  await page.locator('button[type="submit"]').click();
  await eventually(() => page.locator('.sheet h3').first().innerText()).toContain('Bérénice');
});

/** Makes a hero and gives it something to spend, as after an adventure. */
async function backFromAdventure(page: Page, name: string): Promise<void> {
  await create(page, 'attention-donjon', name);
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('souterrain');
      request.onsuccess = () => resolve(request.result);
    });
    const work = db.transaction('heroes', 'readwrite');
    const store = work.objectStore('heroes');
    const [hero] = await new Promise<{ sheet: string; visited: boolean }[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
    const file = JSON.parse(hero!.sheet);
    Object.assign(file.sheet, { xp: 6, deniers: 500 });
    store.put({ ...hero!, sheet: JSON.stringify(file), visited: false });
    await new Promise<void>((resolve) => {
      work.oncomplete = () => resolve();
    });
    db.close();
  });
  await page.goto(new URL('/?heroes', page.url()).href);
}

test('a hero with XP goes to town once, and learns', async () => {
  const page = await visit({ path: '/?heroes&create=attention-donjon' });
  await backFromAdventure(page, 'Rhaska');
  await page.locator('[data-town]').click();
  // The sheet is there to choose by, and follows what is chosen.
  const sheet = page.locator('.now .brief');
  const before = await sheet.innerText();
  await playOn(page, { decisions: 1, seed: 2, prefer: ['talent-', 'vendre-'] });
  await eventually(() => sheet.innerText()).not.toBe(before);
  await playOn(page, {
    decisions: 40,
    seed: 2,
    prefer: ['talent-', 'terminer', 'garder'],
    until: '[data-visited]',
  });
  await page.locator('[data-visited="kept"]').waitFor();
  await eventually(() => page.locator('.brief').innerText()).toMatch(/Talents.*,/);
  await page.getByRole('link', { name: 'Mes héros' }).click();
  await page.locator('.saved').waitFor();
  await eventually(() => page.locator('[data-town]').count()).toBe(0);
});

test('a visit to town goes on after a reload, until it is over or given up', async () => {
  const page = await visit({ path: '/?heroes&create=attention-donjon' });
  await backFromAdventure(page, 'Rhaska');
  const town = page.locator('[data-town]');
  await eventually(() => town.innerText()).toBe('En ville');
  await town.click();
  await playOn(page, { decisions: 2, seed: 2, prefer: ['talent-', 'garder'] });
  const told = async () => ({
    question: await page.locator('.asked').innerText(),
    chosen: await page.locator('.so-far li').allInnerTexts(),
  });
  const before = await told();
  expect(before.chosen).toHaveLength(2);
  await page.reload();
  await page.locator('[data-decision]').waitFor();
  await eventually(() => told()).toEqual(before);

  await page.goto(new URL('/?heroes', page.url()).href);
  await eventually(() => town.innerText()).toBe('Continuer sa visite en ville');
  await town.click();
  await page.locator('[data-abandon]').click();
  await eventually(() => town.innerText()).toBe('En ville');
  await town.click();
  await page.locator('[data-decision]').waitFor();
  await eventually(() => page.locator('.so-far li').count()).toBe(0);

  // What merchants turned out to have, they have again.
  const found = async () => {
    const prefer = ['demander-', 'terminer', 'garder'];
    const until = '[data-decision="boutique"]:not(:has([data-option^="demander-"]))';
    await playOn(page, { decisions: 100, seed: 3, prefer, until });
    await eventually(() => page.locator('.so-far li').count()).toBeGreaterThan(5);
    return page.locator('[data-decision]').innerText();
  };
  const first = await found();
  await page.locator('[data-abandon]').click();
  await town.click();
  await page.locator('[data-decision]').waitFor();
  expect(await found()).toBe(first);
});

test('a library that holds somebody never says that it is empty, even while it is read', async () => {
  const page = await visit({
    path: '/?heroes&create=heros-bataillons',
    before: () => {
      new MutationObserver(() => {
        if (document.querySelector('[data-empty]')) document.documentElement.dataset.saidEmpty = 'true';
      }).observe(document, { childList: true, subtree: true });
    },
  });
  await create(page, 'heros-bataillons', 'Bérénice');
  await page.goto(new URL('/?heroes', page.url()).href);
  await rowsOf(page, 'heros-bataillons').waitFor();
  await eventually(() => page.locator('html').getAttribute('data-said-empty')).toBeNull();
});

test('a class and a name make a hero of Cinquante Étages, at 390 pixels, in English', async () => {
  const page = await visit({
    path: '/?heroes&create=cinquante-etages',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  await page.locator('input[name="name"]').fill('Ysolde');
  await page.getByRole('radio', { name: /Mage/ }).check({ force: true });
  await eventually(() => page.locator('.brief').innerText()).toContain('Spells in memory');
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-decision]').waitFor();
});
