import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { eventually, menu, quick, useSite, visit } from './visit.ts';

useSite();

const POKER = '[data-decision="coup-de-poker"]';

async function toPoker(page: Page): Promise<void> {
  await page.locator('.deck').waitFor();
  await playOn(page, { decisions: 3_000, seed: 6, prefer: ['attaque', 'reveler'], until: POKER });
  await page.locator(POKER).waitFor();
}

/** Nobody has to scroll to see them whole. */
async function expectInSight(page: Page, options: Locator): Promise<void> {
  const foot = await page.locator('.tabs').evaluate((tabs) => tabs.getBoundingClientRect().top);
  for (const option of await options.all()) {
    const { y, height } = (await option.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(foot);
  }
}

test('a Coup de poker: sixes are taken on the dice themselves, with the chances beside, while the options stay', async () => {
  const page = await visit({ path: '/?system=attention-donjon&quick=1&seed=poker', reducedMotion: 'no-preference' });
  await toPoker(page);
  // The dice are still falling: nothing waits for them, and any key ends them.
  await page.keyboard.press('Shift');
  await eventually(() => page.locator('#tray.settled').count()).toBe(1);
  const six = page.locator('#tray [data-die]').first();
  await six.click();
  await eventually(() => six.getAttribute('aria-pressed')).toBe('true');
  const stake = page.locator('[data-stake="miser-1"]');
  await eventually(() => stake.innerText()).toMatch(/\d+\s%/);
  await eventually(() => stake.getAttribute('class')).toContain('main');
  await eventually(() => page.locator(`${POKER} [data-option="miser-1"]`).isEnabled()).toBe(true);
  await stake.click();
  await eventually(() => page.locator('[role="log"]').innerText()).toMatch(/Coup de poker/);
  // The risked six lies beside the new dice, out of the count.
  await eventually(() => page.locator('#tray .die.out').count()).toBeGreaterThan(0);
});

test('on a phone the same dice are taken in the sheet of the question', async () => {
  const page = await visit({
    path: '/?system=attention-donjon&quick=1&seed=poker',
    viewport: { width: 390, height: 844 },
  });
  await toPoker(page);
  const asked = await page.locator(POKER).getAttribute('data-seq');
  const options = page.locator(`${POKER} [data-option]`);
  await eventually(() => options.last().innerText()).toMatch(/\d+\s%/);
  await eventually(() => options.count()).toBeGreaterThanOrEqual(2);
  await expectInSight(page, options);
  await page.locator('#turn [data-die]').first().click();
  const staged = page.locator('#turn .opt.pointed');
  await eventually(() => staged.getAttribute('data-option')).toBe('miser-1');
  await staged.click();
  await eventually(() => page.locator('[data-decision]').getAttribute('data-seq')).not.toBe(asked);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('cards lie in the tray when they come, until the next answer', async () => {
  const page = await visit({ path: '/?system=attention-donjon&quick=1&seed=cartes' });
  await page.locator('.deck').waitFor();
  await playOn(page, { decisions: 30, seed: 1, until: '#tray [data-drawn]' });
  await eventually(() => page.locator('#tray [data-drawn] .pc').count()).toBeGreaterThanOrEqual(3);
  await eventually(() => page.locator('#tray [data-drawn]').innerText()).toContain('Ysolde');
});

test('sounds are off until somebody asks, synthesised, and remembered', async () => {
  const page = await visit({
    path: quick('sons'),
    before: () => {
      const real = window.AudioContext;
      window.AudioContext = class extends real {
        constructor() {
          super();
          document.documentElement.dataset.sounds = 'made';
        }
      };
    },
  });
  await page.locator('.menu').waitFor();
  await playOn(page, { decisions: 2, seed: 1 });
  await eventually(() => page.locator('html[data-sounds]').count()).toBe(0);
  await menu(page, 'sons');
  await playOn(page, { decisions: 3, seed: 1 });
  await page.locator('html[data-sounds]').waitFor();
  await page.reload();
  await page.locator('.menu').waitFor();
  await eventually(() => page.locator('[data-menu="sons"]').getAttribute('aria-pressed')).toBe('true');
});
