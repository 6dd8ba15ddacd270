import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { eventually, quick, theSite, useSite, visit } from './visit.ts';

useSite();

const PHONE = { viewport: { width: 390, height: 844 } };

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('French and English: the browser chooses, the reader changes, the game does not move', async () => {
  const page = await visit({ path: quick('langues'), locale: 'en-GB' });
  await page.locator('[data-decision]').waitFor();
  await eventually(() => page.locator('html').getAttribute('lang')).toBe('en');
  await eventually(() => page.locator('.turn header h2').innerText()).toBe('Aldric’s turn');
  const question = await page.locator('[data-decision]').getAttribute('data-decision');
  const options = await page
    .locator('[data-option]')
    .evaluateAll((all) => all.map((o) => (o as HTMLElement).dataset.option));

  await page.locator('.lang [lang="fr"]').click();
  await eventually(() => page.locator('.turn header h2').innerText()).toBe('Tour d’Aldric');
  await eventually(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await eventually(() => page.locator('[data-decision]').getAttribute('data-decision')).toBe(question);
  expect(
    await page.locator('[data-option]').evaluateAll((all) => all.map((o) => (o as HTMLElement).dataset.option)),
  ).toEqual(options);

  await untilKept(page);
  await page.reload();
  await eventually(() => page.locator('.turn header h2').innerText()).toBe('Tour d’Aldric');
});

test('day and night: the device chooses, the reader changes, and both are kept', async () => {
  const page = await visit({ colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.locator('.card').first().waitFor();
  const day = await paper();
  await page.getByRole('button', { name: 'Nuit' }).click();
  const night = await paper();
  expect(night).not.toBe(day);
  await page.reload();
  await page.locator('.card').first().waitFor();
  expect(await paper()).toBe(night);
  await eventually(() => page.locator('meta[name="theme-color"]').first().getAttribute('media')).toBe('not all');
  await page.getByRole('button', { name: 'Auto' }).click();
  expect(await paper()).toBe(day);
});

test('the first page: all who made the icons at the foot of it, and a great button that stays in sight', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.locator('footer summary').click();
  await eventually(() => page.locator('footer details').innerText()).toContain('Delapouite');
  await page.setViewportSize(PHONE.viewport);
  await page.locator('.card').last().click();
  const { y, height } = (await page.locator('.play').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(PHONE.viewport.height);
});

test.each(['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons'])(
  'no style of %s is lost on the way',
  async (system) => {
    const page = await visit({ path: `/?system=${system}&quick=1&seed=styles` });
    await page.locator('#tray').waitFor();
    const rules = await page.evaluate(() => document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules).not.toContain(0);
  },
);

test('home offers four games', async () => {
  const page = await visit();
  await page.locator('.card').first().waitFor();
  await eventually(() => page.locator('.card input:enabled').count()).toBe(4);
  await page.locator('.play').click();
  await page.locator('[data-decision]').waitFor();
});

test('a phone never scrolls sideways, and everything is under the thumb', async () => {
  const home = await visit(PHONE);
  await home.locator('.card').first().waitFor();
  await eventually(() => sideways(home)).toBe(0);

  const setup = await visit({ ...PHONE, path: '/?system=cinquante-etages' });
  await setup.locator('.variants summary').click();
  await eventually(() => sideways(setup)).toBe(0);

  const page = await visit({ ...PHONE, path: quick('pouce') });
  await playOn(page, { decisions: 6, seed: 4 });
  for (const name of ['tray', 'party', 'journal', 'turn']) {
    await page.locator(`#tab-${name}`).click();
    await eventually(() => page.locator(`#tab-${name}`).getAttribute('aria-selected')).toBe('true');
    await eventually(() => page.locator(`#${name}`).isVisible()).toBe(true);
    await eventually(() => sideways(page)).toBe(0);
  }
  const heights = await page
    .locator('[data-option], [role="tab"]')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('the keyboard plays: digits choose, arrows move, Enter takes, ? lists the keys, Escape closes', async () => {
  const page = await visit({ path: quick('clavier') });
  await page.locator('[role="log"]').waitFor();
  const lines = () => page.locator('[role="log"] summary').count();
  const before = await lines();
  await page.keyboard.press('1');
  await eventually(lines).toBeGreaterThan(before);

  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('dialog[open]').count()).toBe(0);

  const after = await lines();
  await page.keyboard.press('ArrowRight');
  await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-option'))).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(lines).toBeGreaterThan(after);
});

test('every line of the journal answers why, with the rule in both languages', async () => {
  const page = await visit({ path: quick('pourquoi') });
  await playOn(page, { decisions: 10, seed: 8 });
  const line = page.locator('[role="log"] details').first();
  await line.locator('summary').click();
  const rule = line.locator('.rule').first();
  await eventually(() => rule.locator('.rid').innerText()).toMatch(/^C50-/);
  await eventually(() => rule.locator('em').first().innerText()).toMatch(/\w{3}/);
});

test('real dice: the table asks for the faces and plays them', async () => {
  const page = await visit({ path: '/?system=cinquante-etages' });
  await page.getByLabel('Nous lançons nos propres dés').check();
  await page.locator('input[name="seed"]').fill('vrais-des');
  await page.locator('button[type="submit"]').click();
  const asked = page.locator('[data-decision="lancer-les-des"]');
  await asked.waitFor();
  await eventually(() => asked.locator('[data-option]').count()).toBe(10);
  await asked.locator('[data-option="7"]').click();
  await eventually(() => page.locator('[role="log"]').innerText()).toContain('7');
});

test('a new game is composed: players, classes, seed and a variant', async () => {
  const page = await visit({ path: '/?system=cinquante-etages' });
  await page.getByText('Ajouter un joueur').click();
  await page.locator('.seat-form input[type="text"]').nth(1).fill('Maëlle');
  await page.locator('.seat-form').nth(1).getByRole('radio', { name: 'Mage' }).check();
  await page.locator('.variants summary').click();
  await page.locator('.variants select').nth(6).selectOption({ index: 1 });
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-decision]').waitFor();
  await eventually(() => page.locator('.party').innerText()).toContain('Maëlle');
  await eventually(() => page.locator('.sheet').count()).toBe(2);
});

test('a table waits for the words of its system, and asks nothing without them', async () => {
  const page = await visit();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('agir, ou attendre')) await released;
    await route.fulfill({ response: answer });
  });
  await page.goto(`${theSite().url}/?system=attention-donjon&quick=1&seed=mots`);
  await page.locator('.wait').waitFor();
  await page.waitForTimeout(500);
  expect(await page.locator('[data-decision]').count()).toBe(0);
  release();
  await page.locator('[data-decision="case-de-depart"]').waitFor();
  expect(await page.locator('.turn .prompt').innerText()).toMatch(/^Où commence \S+\u202f\?/);
  // What is still being answered is, before the page goes.
  await page.unrouteAll({ behavior: 'wait' });
});
