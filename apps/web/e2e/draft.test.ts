import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

test('a system under construction is offered where drafts are asked for, and nowhere else', async () => {
  const page = await visit();
  await page.locator('.card').first().waitFor();
  expect(await page.locator('.card').count()).toBe(4);
  await page.goto(`${page.url()}?drafts=1`);
  await page.locator('.card:has(input[value="le-puits"])').click();
  await page.locator('.play').click();
  await page.locator('[data-decision="corde"]').waitFor();
});

test('it is played in a browser to its end, in both languages', async () => {
  const page = await visit({ path: '/?drafts=1&system=le-puits&quick=1&seed=puits', locale: 'en-GB' });
  await eventually(() => page.locator('.turn .prompt').innerText()).toMatch(/further down/);
  await playOn(page, { decisions: 100, seed: 3 });
  await page.locator('[data-outcome]').waitFor();
  await eventually(() => page.locator('[data-outcome]').innerText()).toMatch(/won with|kept everything/);
});
