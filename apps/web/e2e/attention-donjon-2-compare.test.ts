import { expect, test } from 'vitest';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const SCENE = '/?compare=&party=felis-berserker+sylvae-traqueur&encounter=ogre-et-ses-rats&fights=12&seed=aube';

test('both editions are shown side by side, with exact chances and fights that can be repeated', async () => {
  const page = await visit({ path: SCENE });
  const first = page.locator('[data-edition="attention-donjon"]');
  const second = page.locator('[data-edition="attention-donjon-2"]');
  await page.locator('.blows').first().waitFor();
  await eventually(() => first.nth(1).innerText()).toContain('Rhaska');
  await eventually(() => second.nth(1).innerText()).toContain('Griffonne');
  // A blow of each hero on each creature, and back.
  await eventually(() => page.locator('.blows tbody tr').count()).toBe(16);
  await eventually(() => page.locator('.blows tbody td').first().innerText()).toMatch(/^\d+\u202f%$/);
  await eventually(() => second.last().innerText()).toContain('Agilité/Mêlée');
  const results = async () => {
    await page.locator('[data-run]').click();
    await eventually(() => page.locator('.run').innerText()).toContain('12 sur 12');
    return page.locator('.results').allInnerTexts();
  };
  const once = await results();
  expect(once).toHaveLength(2);
  expect(once[0]).toMatch(/Victoires\s+[\d,]+\u202f%/);
  await eventually(() => results()).toEqual(once);
});

test('the address holds the scene, and a run can be stopped', async () => {
  const page = await visit({ path: '/', viewport: { width: 1440, height: 900 } });
  await page.getByText('Deux éditions').click();
  await page.locator('select').selectOption('ogre-solitaire');
  await page.locator('input[type="number"]').fill('5000');
  await page.locator('input[type="number"]').press('Tab');
  await eventually(async () => page.url()).toMatch(/encounter=ogre-solitaire&fights=5000/);
  await page.locator('[data-run]').click();
  await page.locator('.results').first().waitFor();
  await page.locator('[data-stop]').click();
  await page.locator('[data-run]').waitFor();
  const said = await page.locator('.run').innerText();
  expect(said).toMatch(/\d+ sur 5000/);
  await page.reload();
  await page.locator('.blows').first().waitFor();
  await eventually(() => page.locator('select').inputValue()).toBe('ogre-solitaire');
});

test('on a phone the editions stand one above the other, in English too', async () => {
  const page = await visit({ path: SCENE, locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await page.locator('.blows').first().waitFor();
  await eventually(() => page.locator('h1').innerText()).toBe('The same encounter, two editions');
  const [above, below] = await Promise.all([0, 1].map((at) => page.locator('.side').nth(at).boundingBox()));
  expect(below!.y).toBeGreaterThan(above!.y + above!.height - 1);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
