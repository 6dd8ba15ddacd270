import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { downloaded, eventually, exported, menu, quick, useSite, visit } from './visit.ts';

useSite();

const position = (page: Page): Promise<string> => page.locator('.turn .prompt').innerText();
const show = (page: Page, at: number): Promise<void> =>
  page.locator('.transport input').evaluate((range: HTMLInputElement, value) => {
    range.value = String(value);
    range.dispatchEvent(new Event('input', { bubbles: true }));
  }, at);

async function replayOf(page: Page): Promise<void> {
  await untilKept(page);
  await menu(page, 'revoir');
  await page.locator('[data-turns]').waitFor();
}

test('a game is gone through by decision and by turn, by mouse and by keyboard', async () => {
  const page = await visit({ path: quick('bobine') });
  await playOn(page, { decisions: 30, seed: 4 });
  await replayOf(page);
  const turns = await page.locator('[data-turns] option').allInnerTexts();
  expect(turns.length).toBeGreaterThan(2);
  const chosen = () => page.locator('[data-turns]').evaluate((s: HTMLSelectElement) => s.selectedOptions[0]!.text);

  await page.getByRole('button', { name: 'Tour suivant' }).click();
  await eventually(() => chosen()).toBe(turns[1]);
  await page.locator('[data-turns]').selectOption({ index: 2 });
  await eventually(() => chosen()).toBe(turns[2]);
  const third = await position(page);
  await page.getByRole('button', { name: 'Suivante' }).click();
  await eventually(() => position(page)).not.toBe(third);
  await page.locator('body').press('PageUp');
  await eventually(() => position(page)).toBe(third);
  await page.locator('body').press('End');
  await eventually(() => position(page)).toBe('Décision 30 sur 30');
  await eventually(() => chosen()).toBe(turns.at(-1));
});

test('the map of a replay is also told in words, and nothing can be answered there', async () => {
  const page = await visit({ path: quick('bobine') });
  await playOn(page, { decisions: 12, seed: 4 });
  await replayOf(page);
  await page.getByRole('button', { name: 'Carte en mots' }).click();
  await page.locator('.words-map [data-place="autour"]').waitFor();
  await eventually(() => page.locator('.words-map button').count()).toBe(0);
});

test('« Et si ? » opens a new game at that decision, and the first stays as it was', async () => {
  const page = await visit({ path: quick('et-si') });
  await playOn(page, { decisions: 20, seed: 6 });
  const first = JSON.parse(await exported(page)) as { decisions: string[] };
  await replayOf(page);
  await show(page, 8);
  await page.locator('[data-what-if]').click();
  await page.locator('[data-decision]').waitFor();
  const branch = JSON.parse(await exported(page)) as { decisions: string[] };
  expect(branch.decisions).toEqual(first.decisions.slice(0, 8));
  expect(await playOn(page, { decisions: 3, seed: 9 })).toBe(3);
  await untilKept(page);
  await page.locator('.brand').click();
  const rows = page.locator('.shelf .saved');
  await eventually(() => rows.count()).toBe(2);
  await eventually(() => rows.first().innerText()).toMatch(/Et si\s\? à la décision 8/);
  await rows.last().getByText('Reprendre').click();
  await page.locator('[data-decision]').waitFor();
  expect((JSON.parse(await exported(page)) as typeof first).decisions).toEqual(first.decisions);
});

test('a game with secrets that still runs offers nobody’s eyes', async () => {
  const page = await visit({ path: '/?system=heros-bataillons&quick=1&seed=regards' });
  await playOn(page, { decisions: 4, seed: 2 });
  await replayOf(page);
  await eventually(() => page.locator('[data-sight]').count()).toBe(0);
});

test('the standalone page tells a long game offline from one small file, in both languages, and nothing in it runs', async () => {
  const page = await visit({ path: '/?system=attention-donjon&quick=1&seed=page' });
  await playOn(page, { decisions: 200, seed: 3 });
  await replayOf(page);
  const html = await downloaded(page, () => takeFile(page, 'page-autonome'));
  expect(html.length).toBeLessThan(300_000);

  const file = join(tmpdir(), `souterrain-page-${process.pid}.html`);
  await writeFile(file, html);
  const alone = await page.context().newPage();
  const faults: string[] = [];
  alone.on('pageerror', (error) => faults.push(error.message));
  alone.on('request', (request) => request.url().startsWith('file:') || faults.push(request.url()));
  await alone.context().setOffline(true);
  await alone.goto(`file://${file}`);
  await alone.locator('.moment').waitFor();
  const where = alone.locator('output');
  await eventually(() => where.innerText()).toMatch(/^Décision 0 sur \d+$/);
  // The map, drawn and inked as on the table, with whoever stands on it.
  const map = alone.locator('.board svg');
  await eventually(() => map.locator('.hatch').getAttribute('d')).toMatch(/^M/);
  await eventually(() => map.locator('.floor').evaluate((floor) => getComputedStyle(floor).fill)).toBe(
    'rgb(253, 249, 239)',
  );
  await eventually(() => map.evaluate((svg) => svg.getBoundingClientRect().height)).toBeGreaterThan(200);
  await alone.getByRole('slider').press('End');
  await eventually(() => where.innerText()).toMatch(/^Décision (\d+) sur \1$/);
  await eventually(() => map.innerHTML()).toContain('Ysolde');
  await alone.locator('select').selectOption({ index: 1 });
  await eventually(() => alone.locator('.journal li').count()).toBeGreaterThan(50);
  const french = await alone.locator('.moment').innerText();
  await alone.getByRole('button', { name: 'English' }).click();
  await eventually(() => where.innerText()).toMatch(/^Decision \d+ of \d+$/);
  await eventually(() => alone.locator('.moment').innerText()).not.toBe(french);
  expect(faults).toEqual([]);
});

async function takeFile(page: Page, entry: string): Promise<void> {
  await page.locator('.menu > summary').click();
  await page.locator(`[data-menu="${entry}"]`).click();
}
