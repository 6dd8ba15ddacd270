import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { SYSTEMS } from './systems.ts';
import { useSite, visit } from './visit.ts';

useSite();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Everything serious that is wrong with a page as it stands, in both themes and at both widths. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>();
  await page.evaluate(AXE);
  for (const size of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          for (const { target } of nodes) faults.add(`${size.width} ${colorScheme} ${id}: ${target.join(' ')}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) faults.add(`${size.width} scrolls sideways by ${over}`);
    }
  return [...faults];
}

test('home, odds and the two editions side by side', async () => {
  for (const [path, there] of [
    ['/', '.card'],
    ['/?odds', 'main h1'],
    ['/?compare', 'main h1'],
  ] as const) {
    const page = await visit({ path });
    await page.locator(there).first().waitFor();
    expect(await faultsOf(page), path).toEqual([]);
  }
});

test.each(SYSTEMS)(
  '$id: a new game, its first question, the middle of a fight, its map in words',
  async ({ id, fight }) => {
    const setup = await visit({ path: `/?system=${id}` });
    await setup.locator('button[type="submit"]').waitFor();
    expect(await faultsOf(setup), 'new game').toEqual([]);

    const page = await visit({ path: `/?system=${id}&quick=1&seed=acces` });
    await page.locator('[role="log"]').waitFor({ state: 'attached' });
    expect(await faultsOf(page), 'first question').toEqual([]);
    await playOn(page, { decisions: 400, seed: 3, ...fight });
    await page.keyboard.press('o');
    expect(await faultsOf(page), 'fight').toEqual([]);
    await page.keyboard.press('v');
    await page.keyboard.press('e');
    await page.locator('[data-spoken="state"]').waitFor();
    expect(await faultsOf(page), 'in words').toEqual([]);
  },
);

test('a replay, and home once games are kept', async () => {
  const page = await visit({ path: '/?system=cinquante-etages&quick=1&seed=revoir' });
  await playOn(page, { decisions: 20, seed: 2 });
  await untilKept(page);
  const game = new URL(page.url()).searchParams.get('game')!;
  await page.goto(page.url().replace(/\?.*/, `?replay=${game}`));
  await page.getByRole('slider').first().waitFor();
  await page.getByRole('slider').first().press('End');
  expect(await faultsOf(page), 'replay').toEqual([]);
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.locator('.shelf .saved').first().waitFor();
  expect(await faultsOf(page), 'home').toEqual([]);
});
