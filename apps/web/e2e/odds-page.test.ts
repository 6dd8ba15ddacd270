import { opposed, successOf } from '@souterrain/odds/attention-donjon';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const figure = (page: Page) => page.locator('.answer[aria-busy="false"] [data-figure]').getAttribute('data-figure');

test('a form answers exactly, in a worker, and its link brings back the form and the answer', async () => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('link', { name: 'Probabilités' }).click();
  await page.locator('input[name="dice"]').fill('7');
  await page.locator('input[name="difficulty"]').fill('4');
  await page.locator('input[name="blessed"]').check();
  await eventually(() => figure(page)).toBe(String(successOf({ dice: 7, difficulty: 4, blessed: true })));
  expect(page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await eventually(() => page.locator('.share [role="status"]').innerText()).toBe('Lien copié.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const { pathname, search, hash } = new URL(link);
  const other = await visit({ path: pathname + search + hash, locale: 'en-GB' });
  await eventually(() => figure(other)).toBe(String(successOf({ dice: 7, difficulty: 4, blessed: true })));
  await eventually(() => other.locator('input[name="dice"]').inputValue()).toBe('7');
  await eventually(() => other.locator('input[name="blessed"]').isChecked()).toBe(true);
  await eventually(() => other.locator('h1').innerText()).toBe('Odds');
});

test('a blessing takes the curse away, a number out of bounds is told at its field, and the back button goes back', async () => {
  const page = await visit({ path: '/?odds' });
  await page.locator('input[name="cursed"]').check();
  await page.locator('input[name="blessed"]').check();
  await eventually(() => page.locator('input[name="cursed"]').isChecked()).toBe(false);
  await page.locator('input[name="dice"]').fill('99');
  await eventually(() => page.locator('#dice-trouble').innerText()).toContain('de 0 à 40');
  await eventually(() => page.locator('.answer').innerText()).toContain('quand tous les champs');

  await page.getByRole('link', { name: 'Jet en opposition' }).click();
  const { success } = opposed({ attacker: { dice: 4 }, defender: { dice: 3 }, minimum: 2 });
  await eventually(() => figure(page)).toBe(String(success));
  await page.goBack();
  await eventually(() => page.locator('input[name="dice"]').inputValue()).toBe('99');
});

test('an expression that does not parse shows where, under the field; a right one answers', async () => {
  const page = await visit({ path: '/?odds#des/expression' });
  const field = page.locator('input[name="text"]');
  await field.fill('4d6 + x');
  await eventually(() => page.locator('[data-column]').getAttribute('data-column')).toBe('7');
  await eventually(() => page.locator('.expression pre').innerText()).toBe('4d6 + x\n      ^');
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('2d6>=4');
  await eventually(() => figure(page)).toBe('0.75');
  await eventually(() => page.locator('[data-column]').count()).toBe(0);
  await field.fill('');
  await eventually(() => page.locator('.answer').innerText()).toContain('Écrivez des dés');
});

test('a heavy table comes from the worker, and a phone never scrolls sideways', async () => {
  const page = await visit({
    path: '/?odds#attention-donjon/opposed-table?mode=cursed&minimum=2&poker=optimal',
    viewport: { width: 390, height: 844 },
  });
  await page.locator('.chances').waitFor();
  await eventually(() => page.locator('.chances td').count()).toBe(144);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
