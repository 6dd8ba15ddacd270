import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { quickly } from './systems.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

test('sheets show the values of the edition, creatures their lines in words, in both languages and on a phone', async () => {
  for (const [locale, check] of [
    ['fr-FR', 'Jet d’Agilité avec Mêlée'],
    ['en-GB', 'Agilité check with Mêlée'],
  ] as const) {
    const page = await visit({
      path: quickly('attention-donjon-2', 'deux-langues'),
      locale,
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.deck').waitFor();
    await playOn(page, { decisions: 600, seed: 2, prefer: ['reveler-', 'agir'], until: '.foes .profile' });
    await page.locator('#tab-party').click();
    await eventually(() => page.locator('.sheet').first().innerText()).toMatch(/Arm\.\s+\d\s+Couv\.\s+\d/);
    await page.locator('.foes .profile summary').first().click();
    const line = await page.locator('.foes .lines li').first().innerText();
    expect(line).toContain(check);
    expect(line).toContain('Agilité/Mêlée');
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test('every figure of the creatures stays inside their panel, however long their name', async () => {
  const page = await visit({ path: quickly('attention-donjon-2', 'a'), viewport: { width: 1440, height: 900 } });
  await page.locator('.deck').waitFor();
  await playOn(page, { decisions: 600, seed: 2, prefer: ['reveler-', 'agir'], until: '.foes' });
  await eventually(() => page.locator('.foes').innerText()).toContain('Agrippeur');
  const room = await page.locator('.foes').evaluate((panel) => {
    const { right } = panel.getBoundingClientRect();
    return right - panel.querySelector('table')!.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(8);
});
