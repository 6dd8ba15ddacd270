import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickOn, playOn } from './automaton.ts';
import { quickly, SYSTEMS } from './systems.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const seqOf = (page: Page) => page.locator('[data-decision]').getAttribute('data-seq');
const standing = (page: Page) => page.locator('[role="log"]').waitFor({ state: 'attached' });
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.decision !== undefined);

test('an option is typed: by its words or its id, with a clear refusal, and Escape gives the focus back', async () => {
  const page = await visit({ path: quickly('attention-donjon', 'taper') });
  await standing(page);
  const before = await seqOf(page);
  await page.keyboard.press('/');
  // Letters typed at once belong to the field, even those that are keys of the table.
  await page.keyboard.type('au bout');
  await eventually(() => page.locator('#typing-field').inputValue()).toBe('au bout');
  await page.keyboard.press('Enter');
  await eventually(() => page.locator('#typing-told').innerText()).toContain('Aucune option ne commence par');
  await page.locator('#typing-field').fill('en');
  await page.keyboard.press('Enter');
  await eventually(() => page.locator('#typing-told').innerText()).toContain('Plusieurs options conviennent');
  await eventually(() => seqOf(page)).toBe(before);
  await page.keyboard.press('Escape');
  await eventually(() => focused(page)).toBe(true);
  const id = (await page.locator('[data-option]').last().getAttribute('data-option'))!;
  await page.keyboard.press(':');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await eventually(() => seqOf(page)).not.toBe(before);
  await eventually(() => page.locator('.typing').count()).toBe(0);
});

test.each(SYSTEMS)(
  '$id: one key each for the last events, my state, threats, initiative and the map',
  async ({ id, fight }) => {
    for (const [locale, keys] of [
      ['fr-FR', 'demic'],
      ['en-GB', 'lstiw'],
    ] as const) {
      const page = await visit({ path: quickly(id, 'touches'), locale });
      await standing(page);
      await playOn(page, { decisions: 300, seed: 6, ...fight });
      const panel = page.locator('[role="status"] [data-spoken]');
      const heard = new Set<string>();
      for (const key of keys) {
        await page.keyboard.press(key);
        await eventually(() => panel.getAttribute('data-spoken')).not.toBeNull();
        await page.waitForFunction((n) => document.querySelectorAll('[data-spoken]').length === n, 1);
        heard.add(await panel.innerText());
        expect((await panel.locator('p').allInnerTexts()).join('')).not.toBe('');
      }
      expect(heard.size).toBe(keys.length);
      await page.keyboard.press('Escape');
      await eventually(() => panel.count()).toBe(0);
      // What has just happened and the question are said without being asked for.
      await eventually(() => page.locator('[data-news]').innerText()).toContain(
        await page.locator('.turn h2').innerText(),
      );
    }
  },
);

test.each(SYSTEMS)(
  '$id: the map in words stands for the drawn one, answers, and stays after a reload',
  async ({ id }) => {
    const page = await visit({ path: quickly(id, 'en-mots'), viewport: { width: 1440, height: 900 } });
    await standing(page);
    await page.getByRole('button', { name: 'Carte en mots' }).click();
    const places = page.locator('.words-map [data-place]');
    await places.first().waitFor();
    await eventually(() => page.locator('svg.map').count()).toBe(0);
    await eventually(() => places.first().innerText()).toMatch(/\S{3}/);
    await places.first().focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(
      await places.nth(1).getAttribute('data-place'),
    );
    await playOn(page, { decisions: 60, seed: 1, until: '.words-map button' });
    const before = await seqOf(page);
    await page.locator('.words-map button').first().click();
    await eventually(() => seqOf(page)).not.toBe(before);
    await page.reload();
    await places.first().waitFor();
    await page.keyboard.press('v');
    await page.locator('svg.map').waitFor();
  },
);

test('in English the map in words says nothing in French, and answers too', async () => {
  const page = await visit({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  for (const { id, fight } of SYSTEMS) {
    await page.goto(new URL(quickly(id, 'in-words'), page.url()).href);
    await standing(page);
    if ((await page.locator('.words-map').count()) === 0)
      await page.getByRole('button', { name: 'Map in words' }).click();
    await page.locator('.words-map [data-place]').first().waitFor();
    await playOn(page, { decisions: 200, seed: 6, ...fight });
    const told = await page.locator('.words-map').innerText();
    expect(told.length).toBeGreaterThan(60);
    // Proper names stay French; the words that join them do not.
    expect(told.match(/(?<!\p{L})(une?|des|vers|avec|dans|ici|cases?|à|et|sur|porte)(?!\p{L})/giu), id).toBeNull();
    await playOn(page, { decisions: 60, seed: 1, until: '.words-map button' });
    const before = await seqOf(page);
    await page.locator('.words-map button').first().click();
    await eventually(() => seqOf(page)).not.toBe(before);
  }
});

test('more options than digits: Page Down gives the digits to the next ones', async () => {
  const page = await visit({ path: quickly('attention-donjon', 'pages') });
  await standing(page);
  const many = async () => (await page.locator('[data-option]').count()) > 12;
  for (let made = 0; made < 60 && !(await many()); made++) await playOn(page, { decisions: 1, seed: made });
  const first = () => page.locator('[data-option]:has(kbd:text-is("1"))').getAttribute('data-option');
  const before = await first();
  await page.keyboard.press('PageDown');
  await eventually(first).not.toBe(before);
  const seq = await seqOf(page);
  await page.keyboard.press('1');
  await eventually(() => seqOf(page)).not.toBe(seq);
});

test('before everything else, Tab meets a way to the question', async () => {
  const page = await visit({ path: quickly('cinquante-etages', 'saut') });
  await standing(page);
  await page.locator('.brand').focus();
  await page.keyboard.press('Shift+Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Aller à la question');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page)).toBe(true);
});

test.each(SYSTEMS)('$id: at 200 % everything is there, and played', async ({ id, fight }) => {
  // 1440 by 900 at 200 %.
  const page = await visit({ path: quickly(id, 'deux-cents'), viewport: { width: 720, height: 450 } });
  await standing(page);
  await playOn(page, { decisions: 200, seed: 6, ...fight });
  await clickOn(page, { decisions: 5, seed: 2 });
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  for (const name of ['tray', 'party', 'journal', 'turn']) {
    await page.locator(`#tab-${name}`).click();
    expect((await page.locator(`#${name}`).boundingBox())!.height).toBeGreaterThan(120);
  }
});

test.each(SYSTEMS)(
  '$id: a phone on its side shows map and question together, without scrolling',
  async ({ id, fight }) => {
    const page = await visit({ path: quickly(id, 'de-cote'), viewport: { width: 844, height: 390 } });
    await standing(page);
    await playOn(page, { decisions: 200, seed: 6, ...fight });
    const boxOf = async (place: string) => (await page.locator(place).boundingBox())!;
    const [map, option] = [await boxOf('.board'), await boxOf('[data-option] >> nth=0')];
    expect(map.width * map.height).toBeGreaterThan(390 * 200);
    expect(option.y + option.height).toBeLessThanOrEqual(390);
    expect(option.x).toBeGreaterThanOrEqual(map.x + map.width);
    await eventually(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  },
);

test('four around one screen: question, sheet and figure name the same player', async () => {
  const page = await visit({ path: '/?system=cinquante-etages', viewport: { width: 1440, height: 900 } });
  for (let more = 0; more < 3; more++) await page.getByText('Ajouter un joueur').click();
  const names = ['Aldric', 'Maëlle', 'Ysolde', 'Bardin'];
  for (const [i, name] of names.entries()) await page.locator('.seat-form input[type="text"]').nth(i).fill(name);
  await page.locator('button[type="submit"]').click();
  await standing(page);
  const met = new Set<string>();
  let told = '';
  for (let made = 0; made < 40 && met.size < 4; made++) {
    const seat = Number(await page.locator('[data-decision]').getAttribute('data-seat'));
    const name = names[seat]!;
    await eventually(() => page.locator('.turn h2').innerText()).toContain(name);
    await eventually(() => page.locator('.sheet.now').innerText()).toContain(name);
    await eventually(() => page.locator('svg.map .fig:has(.halo)').textContent()).toContain(name);
    met.add(name);
    await playOn(page, { decisions: 1, seed: made });
    // The journal holds the last lines: those of a long fight push the others out.
    told += await page.locator('[role="log"]').innerText();
  }
  expect(met.size).toBe(4);
  for (const name of names) expect(told).toContain(name);
});
