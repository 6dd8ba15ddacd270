import { attentionDonjon } from '@souterrain/attention-donjon';
import { loadGame, readSave } from '@souterrain/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { eventually, exported, useSite, visit } from './visit.ts';

useSite();

const GAME = '/?system=attention-donjon&quick=1&seed=au-fond';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const panel = (page: Page) => page.locator('#odds');
const button = (page: Page) => page.locator('.odds-button');

/** Plays until somebody may attack. */
async function untilFight(page: Page): Promise<void> {
  await page.locator('.deck').waitFor();
  await playOn(page, { decisions: 400, seed: 2, prefer: 'ouvrir', until: '[data-option^="attaquer"]' });
}

/** The rows once every option has been worked out: the chance of each option that has one. */
async function shown(page: Page): Promise<Readonly<Record<string, number>>> {
  await page.locator('#odds[aria-busy="false"]').waitFor();
  const rows = await page
    .locator('#odds [data-odds]')
    .evaluateAll((all) =>
      all.map((row) => [(row as HTMLElement).dataset.odds!, Number((row as HTMLElement).dataset.chance)]),
    );
  return Object.fromEntries(
    (rows as [string, number][]).flatMap(([ids, chance]) => ids.split(' ').map((id) => [id, chance])),
  );
}

/** What the engine itself says of the game that the page exports. */
async function engineOdds(page: Page): Promise<Readonly<Record<string, number>>> {
  const save = readSave(await exported(page));
  if (!save.ok) throw new Error(save.fault.code);
  const loaded = loadGame(attentionDonjon, save.value);
  if (!loaded.ok) throw new Error(loaded.fault.code);
  const options = loaded.value.game.open[0]!.options.filter(({ odds }) => odds);
  return Object.fromEntries(options.map(({ id, odds }) => [id, odds!().prospects[0].chance]));
}

test('the chance of every option that throws dice stands on it, as the engine has it', async () => {
  const page = await visit({ path: GAME });
  await untilFight(page);
  const engine = await engineOdds(page);
  const written = () =>
    page
      .locator('[data-option] .chance i')
      .evaluateAll((bars) =>
        bars.map((bar) => [
          bar.closest<HTMLElement>('[data-option]')!.dataset.option,
          (bar as HTMLElement).style.width,
        ]),
      );
  const expected = Object.entries(engine).map(([id, chance]) => [id, `${Number((100 * chance).toFixed(1))}%`]);
  await eventually(async () => Object.fromEntries(await written())).toEqual(Object.fromEntries(expected));
});

test('closed until O is pressed, there at the next frame, with the figures of the engine, and it follows the decision', async () => {
  const page = await visit({ path: GAME });
  await untilFight(page);
  await eventually(() => panel(page).count()).toBe(0);

  const isThere = await page.evaluate(
    () =>
      new Promise<boolean>((seen) => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
        requestAnimationFrame(() => requestAnimationFrame(() => seen(document.getElementById('odds') !== null)));
      }),
  );
  expect(isThere).toBe(true);
  const first = await shown(page);
  expect(Object.keys(first).length).toBeGreaterThan(0);
  expect(first).toEqual(await engineOdds(page));
  await eventually(() => panel(page).innerText()).toMatch(/\d+,\d\u202f%/);

  await playOn(page, { decisions: 1, seed: 1 });
  await playOn(page, { decisions: 400, seed: 2, until: '#odds' });
  await eventually(() => shown(page)).toEqual(await engineOdds(page));

  await page.keyboard.press('o');
  await eventually(() => panel(page).count()).toBe(0);
});

test('Escape closes what stands over the table first, then the panel, and gives the focus back to the question', async () => {
  const page = await visit({ path: GAME });
  await untilFight(page);
  await page.keyboard.press('o');
  await panel(page).waitFor();
  await page.keyboard.press('e');
  await page.locator('[data-spoken]').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('[data-spoken]').count()).toBe(0);
  await page.locator('.menu > summary').click();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('.menu[open]').count()).toBe(0);
  await eventually(() => panel(page).count()).toBe(1);
  await panel(page).getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await eventually(() => panel(page).count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-decision'))).toBe(true);
  // A second one leaves the table as it is.
  await page.keyboard.press('Escape');
  await eventually(() => panel(page).count()).toBe(0);
});

test('on a phone a tap opens it, this device remembers it, a tap closes it, and nothing moves sideways', async () => {
  const page = await visit({ path: GAME, ...PHONE });
  await untilFight(page);
  await button(page).tap();
  await shown(page);
  await eventually(() => button(page).getAttribute('aria-expanded')).toBe('true');
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const box = (await button(page).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);

  await page.locator('[data-kept="saved"]').waitFor({ state: 'attached' });
  await page.reload();
  await panel(page).waitFor();
  await panel(page).getByRole('button').tap();
  await eventually(() => panel(page).count()).toBe(0);
});
