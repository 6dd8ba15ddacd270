import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { eventually, speak, useSite, visit } from './visit.ts';

useSite();

const PHONE = { width: 390, height: 844 };

test('the colours are chosen at the table too, and stay chosen', async () => {
  const page = await visit({ path: '/?system=cinquante-etages&quick=1&seed=couleurs', viewport: PHONE });
  await page.locator('.menu > summary').click();
  await page.locator('.menu [data-theme-choice="dark"]').click();
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await page.locator('.menu [data-theme-choice="dark"]').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.menu').getAttribute('open')).not.toBeNull();
  await page.reload();
  await page.locator('html[data-theme="dark"]').waitFor();
});

test.each([PHONE, { width: 1024, height: 768 }, { width: 1440, height: 900 }])(
  'a game that is kept says so at any width: %o',
  async (viewport) => {
    const page = await visit({ path: '/?system=cinquante-etages&quick=1&seed=garde', viewport });
    await playOn(page, { decisions: 2, seed: 1 });
    await untilKept(page);
    for (const [lang, said] of [
      ['en', 'Saved'],
      ['fr', 'Enregistré'],
    ] as const) {
      await speak(page, lang);
      await page.locator('[data-kept="saved"]').waitFor();
      const mark = page.locator('[data-kept] .icon');
      expect(await mark.isVisible()).toBe(true);
      const { x, width } = (await mark.boundingBox())!;
      expect([x >= 0, width > 8, x + width <= viewport.width]).toEqual([true, true, true]);
      await eventually(() => page.locator('[data-kept]').textContent()).toContain(said);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  },
);

/** Turns that are in sight, but not whole: cut by the left edge of their strip or by what lies over it. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const strip = document.querySelector('.track, .turns')!;
    const round = document.querySelector('.order .round')!;
    const scrolled = [strip, strip.parentElement!].find((box) => box.scrollLeft > 0);
    const over = getComputedStyle(round).position === 'sticky' ? round.getBoundingClientRect().right : 0;
    const edge = scrolled ? Math.max(scrolled.getBoundingClientRect().left, over) : 0;
    return [...strip.children]
      .filter((turn) => {
        const { left, right } = turn.getBoundingClientRect();
        return left < edge - 1 && right > edge + 1;
      })
      .map((turn) => `${turn.textContent} at ${turn.getBoundingClientRect().left}, edge ${edge}`);
  });

test.each(['attention-donjon', 'attention-donjon-2', 'heros-bataillons'])(
  '%s: the strip of turns never cuts the first one that it shows',
  async (system) => {
    for (const width of [390, 960]) {
      const page = await visit({ path: `/?system=${system}&quick=1&seed=file`, viewport: { width, height: 844 } });
      for (let i = 0; i < 8; i++) {
        await playOn(page, { decisions: 3, seed: i });
        if ((await page.locator('.track > *, .turns > *').count()) > 0) await eventually(() => cut(page)).toEqual([]);
      }
      await page.close();
    }
  },
);
