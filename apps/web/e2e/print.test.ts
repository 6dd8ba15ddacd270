import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { eventually, menu, quick, useSite, visit } from './visit.ts';

useSite();

/** A4 at 96 dots an inch. */
const HEIGHT = (297 / 25.4) * 96;

const VETERAN = {
  name: 'Odon',
  values: { for: 18, agi: 16, vol: 18, end: 15 },
  talents: ['athlete', 'colosse', 'endurci', 'lutte', 'sapeur', 'discretion', 'escalade', 'crochetage', 'larcin'].map(
    (id) => ({ id, degree: 3 }),
  ),
  abilities: [
    'conjurateur',
    'charge',
    'tourbillon',
    'second-souffle',
    'garde-du-corps',
    'tir-vise',
    'frappe-sournoise',
  ],
  schools: ['elementaire'],
  forms: [],
  items: ['epee', 'arc', 'dague', 'corde', 'torches'].map((base) => ({ base, place: 'sac' })),
  chanceMax: 3,
  progress: 12,
  gold: 140,
};

async function pagesOf(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const at = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

test('a hero sheet is one A4 page in each system, with nothing cut', async () => {
  const page = await visit({ path: '/?print=heros&system=cinquante-etages' });
  for (const system of ['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons']) {
    await at(page, `/?print=heros&system=${system}`);
    await page.locator('[data-sheet]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const sheets = await page.locator('[data-sheet]').evaluateAll((papers) =>
      papers.map((paper) => ({
        height: paper.getBoundingClientRect().height,
        cut: [paper, ...paper.querySelectorAll('.cols > div')].some(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
        ),
      })),
    );
    for (const { height, cut } of sheets) {
      expect(Math.abs(height - HEIGHT)).toBeLessThan(1);
      expect(cut).toBe(false);
    }
    expect(await pagesOf(page)).toBe(sheets.length);
  }
});

test('marks by fives never leave one alone on a line, and red suits are red on paper too', async () => {
  const page = await visit({ path: '/?print=heros&system=cinquante-etages' });
  await page.locator('.marks.many').first().waitFor();
  const lines = await page.locator('.marks.many').evaluateAll((tracks) =>
    tracks.map((track) => {
      const tops = [...track.children].map((mark) => Math.round(mark.getBoundingClientRect().top));
      return tops.filter((top) => top === tops.at(-1)).length;
    }),
  );
  expect(Math.min(...lines)).toBeGreaterThan(1);
  await at(page, '/?print=scenario&system=attention-donjon');
  await page.emulateMedia({ media: 'print' });
  const suits = page.locator('[data-scenario] .red-suit');
  await suits.first().waitFor();
  for (const suit of await suits.all()) {
    await eventually(() => suit.innerText()).toMatch(/^[♥♦]+$/);
    await eventually(() => suit.evaluate((sign) => getComputedStyle(sign).color)).toBe('rgb(140, 35, 21)');
  }
});

test('every hero that is ready to play has its sheet, under its own name', async () => {
  const page = await visit();
  for (const [system, count, name] of [
    ['attention-donjon', 5, 'Octavie'],
    ['attention-donjon-2', 6, 'Gregor'],
    ['heros-bataillons', 4, 'Tibalt'],
    ['cinquante-etages', 3, 'Ysolde'],
  ] as const) {
    await at(page, `/?print=heros&system=${system}`);
    await eventually(() => page.locator('[data-sheet]').count()).toBe(count);
    await eventually(() => page.locator('[data-sheet] h1').nth(1).innerText()).toBe(name);
  }
});

test('a veteran who has learnt everything still holds on one page', async () => {
  const page = await visit({ path: '/?heroes' });
  const sheet = JSON.stringify({ format: 'heros-bataillons/heros', version: 1, sheet: VETERAN });
  await page
    .locator('.heroes-page input[type="file"]')
    .setInputFiles({ name: 'odon.json', mimeType: 'application/json', buffer: Buffer.from(sheet) });
  await page.locator('.saved').getByText('Imprimer').click();
  await page.locator('[data-sheet]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await eventually(() => page.locator('.gift').count()).toBe(VETERAN.talents.length + VETERAN.abilities.length);
  const small = await page.locator('[data-sheet]').evaluate((paper) => ({
    fit: Number(getComputedStyle(paper).getPropertyValue('--fit')),
    cut: [...paper.querySelectorAll('.cols > div')].some((part) => part.scrollHeight > part.clientHeight + 1),
  }));
  expect(small.fit).toBeLessThan(1);
  expect(small.cut).toBe(false);
  expect(await pagesOf(page)).toBe(1);
});

test('on paper only the paper is left, white in the dark theme too', async () => {
  const page = await visit({ path: '/?print=heros&system=attention-donjon', colorScheme: 'dark', locale: 'en-GB' });
  await page.locator('[data-sheet]').first().waitFor();
  await eventually(() => page.locator('.print-bar').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await eventually(() => page.locator('.print-bar').isVisible()).toBe(false);
  const [paper, around] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.paper')!).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect([paper, around]).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
});

test('cards and scenario sheets are as wide as their page, and nothing lies over anything', async () => {
  // A4 less the margins of the sheet.
  const page = await visit({ viewport: { width: Math.floor((186 / 25.4) * 96), height: 900 } });
  for (const system of ['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons'])
    for (const what of ['monstres', ...(system.startsWith('attention') ? ['scenario'] : [])]) {
      await at(page, `/?print=${what}&system=${system}`);
      await page.locator('.paper').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      const over = await page.evaluate(() => ({
        wide: Math.max(...[...document.querySelectorAll('.paper *')].map((one) => one.getBoundingClientRect().right)),
        heads: [...document.querySelectorAll('.head')].map(
          (head) =>
            head.nextElementSibling!.getBoundingClientRect().top -
            head.querySelector('svg')!.getBoundingClientRect().bottom,
        ),
      }));
      expect(over.wide, `${what} of ${system}`).toBeLessThanOrEqual(Math.ceil((186 / 25.4) * 96));
      for (const room of over.heads) expect(room).toBeGreaterThan(0);
    }
});

test('each sheet of a scenario is one A4 page', async () => {
  const page = await visit();
  for (const scenario of ['le-nid', 'la-captive', 'les-profondeurs', 'jusqu-a-l-aube']) {
    await at(page, `/?print=scenario&system=attention-donjon&scenario=${scenario}`);
    await page.locator('[data-scenario]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await pagesOf(page), scenario).toBe(2);
  }
});

test('monster cards are several to a page, and scenario sheets hold their boxes', async () => {
  const page = await visit({ path: '/?print=monstres&system=attention-donjon-2' });
  await page.locator('[data-card]').first().waitFor();
  const cards = await page.locator('[data-card]').count();
  const pages = await pagesOf(page);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(Math.ceil(cards / 4));
  await eventually(() => page.locator('[data-card] code').first().innerText()).toMatch(/ATT\/CAC/);
  await page.getByRole('link', { name: 'Feuilles du scénario' }).click();
  await page.locator('[data-scenario="evenements"] .ticks .sq').first().waitFor();
  await eventually(() => page.locator('[data-scenario]').count()).toBe(2);
});

test('a game on the table prints its heroes, whom it has met and its scenario, and is come back to', async () => {
  const page = await visit({ path: '/?system=attention-donjon&quick=1&seed=papier' });
  await playOn(page, { decisions: 25, seed: 4 });
  await menu(page, 'imprimer');
  await eventually(() => page.locator('[data-sheet]').count()).toBe(3);
  await page.getByRole('link', { name: 'Feuilles du scénario' }).click();
  await eventually(() => page.locator('[data-scenario="route"] h1').innerText()).toBe('Le nid');
  await page.getByRole('link', { name: 'Retour à la table' }).click();
  await page.locator('[data-decision], [data-outcome]').first().waitFor();
});

test('another tab prints a game without taking it from the one that plays it', async () => {
  const page = await visit({ path: quick('deux-feuilles') });
  await playOn(page, { decisions: 3, seed: 4 });
  await untilKept(page);
  const id = new URL(page.url()).searchParams.get('game');
  const paper = await page.context().newPage();
  await paper.goto(new URL(`/?print=heros&game=${id}`, page.url()).href);
  await paper.locator('[data-sheet]').waitFor();
  await playOn(page, { decisions: 1, seed: 4 });
  await untilKept(page);
});

test('nothing of paper is fetched before it is asked for', async () => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await at(page, '/?system=heros-bataillons&quick=1&seed=papier');
  await page.locator('[data-kept="saved"]').waitFor();
  expect(asked.filter((url) => /print/.test(url))).toEqual([]);
});
