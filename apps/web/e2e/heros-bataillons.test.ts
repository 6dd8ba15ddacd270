import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const quickly = (seed: string) => `/?system=heros-bataillons&quick=1&seed=${seed}`;

async function compose(page: Page, mode: string): Promise<void> {
  await page.getByRole('radio', { name: mode }).check();
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-decision]').waitFor();
}

test('a seat left to the computer is played by it, after a reload too', async () => {
  const page = await visit({ path: '/?system=heros-bataillons' });
  await page.getByLabel('L’ordinateur tient cette place').nth(1).check();
  await compose(page, 'Exploration');
  const askedSeats = async () => {
    const seats = new Set<string | null>();
    for (let n = 0; n < 8 && (await page.locator('[data-outcome]').count()) === 0; n++) {
      await page.locator('[data-decision], [data-outcome]').first().waitFor();
      if ((await page.locator('[data-decision]').count()) > 0)
        seats.add(await page.locator('[data-decision]').getAttribute('data-seat'));
      await playOn(page, { decisions: 1, seed: n, prefer: ['descendre', 'finir-son-tour'] });
    }
    return [...seats];
  };
  await eventually(() => askedSeats()).toEqual(['0']);
  await untilKept(page);
  await page.reload();
  await eventually(() => askedSeats()).toEqual(['0']);
});

test('a battle and a delve are composed, each with what it asks alone, and begin', async () => {
  const page = await visit({ path: '/?system=heros-bataillons' });
  await page.getByRole('radio', { name: 'Bataille' }).check();
  await page.getByText('Or de chaque armée').waitFor();
  await page.getByRole('radio', { name: 'Exploration' }).check();
  await page.getByText('Longueur du donjon').waitFor();
  await eventually(() => page.getByText('Or de chaque armée').count()).toBe(0);
  await compose(page, 'Exploration');
  await eventually(() => page.locator('[data-decision]').getAttribute('data-decision')).toBe('au-bourg');
  await eventually(() => page.locator('.order').innerText()).toContain('Matinée');
  await playOn(page, { decisions: 40, seed: 8, prefer: 'descendre', until: 'svg.map' });
  await eventually(() => page.locator('svg.map [data-figure]').count()).toBeGreaterThan(0);
});

test('at 1440 the name of a zone is read from afar, and stays in its zone', async () => {
  const page = await visit({ path: quickly('zones'), viewport: { width: 1440, height: 900 } });
  await page.locator('.deck').waitFor();
  const zones = await page.locator('svg.map [data-zone]').evaluateAll((all) =>
    all.map((zone) => {
      const [name, box] = ['.zone-name', '.tint'].map((part) => zone.querySelector(part)!.getBoundingClientRect());
      return { height: name!.height, over: name!.right - box!.right };
    }),
  );
  expect(zones.length).toBeGreaterThan(1);
  for (const { height, over } of zones) {
    expect(height).toBeGreaterThan(24);
    expect(over).toBeLessThan(0);
  }
});

test('board, turns and sheets are there in both languages, and a phone never scrolls sideways', async () => {
  for (const [locale, foes] of [
    ['fr-FR', 'Adversaires'],
    ['en-GB', 'Foes'],
  ] as const) {
    const page = await visit({ path: quickly('deux-langues'), locale, viewport: { width: 390, height: 844 } });
    await page.locator('.deck').waitFor();
    for (let made = 0; made < 12; made++) {
      await playOn(page, { decisions: 1, seed: made });
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await eventually(() => page.locator('.sheet').count()).toBe(2);
    await page.locator('#tab-party').click();
    await eventually(() => page.locator('.party').innerText()).toContain(foes);
  }
});
