import { expect, test } from 'vitest';
import { pick, playOn } from './automaton.ts';
import { eventually, quick, useSite, visit } from './visit.ts';

useSite();

const WIDE = { viewport: { width: 1440, height: 900 } };

test('R opens the rules beside the table, words are found in both languages, Escape gives the focus back', async () => {
  const page = await visit({ ...WIDE, path: quick('livre') });
  await page.locator('[role="log"]').waitFor();
  await page.locator('[data-option]').first().focus();
  await page.keyboard.press('r');
  const field = page.locator('.rules-drawer input[type="search"]');
  await field.waitFor();
  await eventually(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await eventually(() => page.locator('.rules-drawer summary').count()).toBeGreaterThan(5);

  await page.keyboard.type('DEGATS armure');
  await eventually(() => page.locator('.rule-entry[data-rule="C50-DEG-01"]').count()).toBe(1);
  await eventually(() => page.locator('.rule-entry[data-rule="C50-DEG-01"] mark').allInnerTexts()).toContain('Dégâts');
  // A word of the other language, and an id.
  await field.fill('damage armour');
  await eventually(() => page.locator('.rule-entry').count()).toBeGreaterThan(0);
  await field.fill('c50-move-13');
  await eventually(() => page.locator('.rule-entry').first().getAttribute('data-rule')).toBe('C50-MOVE-13');
  await page.locator('.rule-entry .other').first().click();
  await eventually(() => page.locator('.rule-entry .both').first().getAttribute('lang')).toBe('en');

  await field.fill('xylophone');
  await page.locator('.nothing').waitFor();
  await page.locator('.nothing button').click();
  await eventually(() => page.locator('.rules-drawer summary').count()).toBeGreaterThan(5);

  await page.keyboard.press('Escape');
  await eventually(() => page.locator('.rules-drawer').count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-option'))).toBe(true);
});

test('the game goes on beside the rules, and the id of any line opens its place', async () => {
  const page = await visit({ ...WIDE, path: quick('place') });
  await playOn(page, { decisions: 6, seed: 2 });
  const line = page.locator('[role="log"] details:not(.heading)').first();
  await line.locator('summary').click();
  const link = line.locator('.rid.link').first();
  const id = await link.innerText();
  await link.click();
  const entry = page.locator(`.rules-drawer .rule-entry.here[data-rule="${id}"]`);
  await entry.waitFor();
  await eventually(() => entry.evaluate((one) => one === document.activeElement)).toBe(true);
  const option = await page.locator('[data-option]').first().getAttribute('data-option');
  await pick(page, option!);
  await eventually(() => entry.count()).toBe(1);
});

test('a cited rule is one click away, and so is the way back', async () => {
  const page = await visit({ path: '/?rules=cinquante-etages' });
  await page.locator('input[type="search"]').fill('C50-TRE-09');
  await page.locator('.rule-entry[data-rule="C50-TRE-09"] button.rid').first().click();
  const here = page.locator('.rule-entry.here');
  await eventually(() => here.getAttribute('data-rule')).toMatch(/^C50-/);
  await page.locator('.back').click();
  await page.locator('.rule-entry[data-rule="C50-TRE-09"] mark').first().waitFor();
});

test('the second edition shows what it inherits', async () => {
  const page = await visit({ path: '/?rules=attention-donjon-2', locale: 'en-GB' });
  await page.locator('input[type="search"]').fill('AD1-POKER-01');
  await page.locator('.rule-entry[data-rule="AD1-POKER-01"]').waitFor();
  await eventually(() => page.locator('.chapters h3').first().innerText()).toContain('First edition');
});

test('on a phone the rules fill the screen and hold the focus', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, path: quick('poche') });
  await page.locator('.rules-button').click();
  const drawer = page.locator('.rules-drawer');
  await drawer.waitFor();
  expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
  await eventually(() => drawer.evaluate((one) => one.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => drawer.count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.classList.contains('rules-button'))).toBe(true);
});
