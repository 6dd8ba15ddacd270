import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite, visit } from './visit.ts';

useSite();

/** Holds back the script that says this, until it is let go; the others come at once. */
async function holdBack(page: Page, said: string): Promise<{ held: Promise<void>; letGo(): void }> {
  let [letGo, asked] = [() => {}, () => {}];
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(said)) {
      asked();
      await free;
    }
    await route.fulfill({ response, body });
  });
  return { held, letGo: () => letGo() };
}

test('the language asked for last is the one that is spoken, whichever words come first', async () => {
  const page = await visit();
  await page.locator('.play').waitFor();
  const { held, letGo } = await holdBack(page, 'Import a game');
  await page.getByRole('button', { name: 'English' }).click();
  await held;
  await page.getByRole('button', { name: 'Français' }).click();
  letGo();
  await page.evaluate(() => new Promise((soon) => setTimeout(soon, 500)));
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});
