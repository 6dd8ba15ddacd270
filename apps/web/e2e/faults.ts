import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

type Look = readonly [size: typeof LAPTOP, colorScheme: 'light' | 'dark'];

const LOOKS: readonly Look[] = [
  [LAPTOP, 'light'],
  [LAPTOP, 'dark'],
  [PHONE, 'light'],
  [PHONE, 'dark'],
];

/** Paper is the same in both themes: each width once, and each theme. */
export const PAPER: readonly Look[] = [
  [LAPTOP, 'light'],
  [PHONE, 'dark'],
];

/** Once a width has been looked at whole, a theme only changes its colours. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Everything serious that is wrong with a page as it stands, in both themes and at both widths. */
export async function faultsOf(page: Page, looks: readonly Look[] = LOOKS): Promise<readonly string[]> {
  const faults = new Set<string>();
  await page.evaluate(AXE);
  const seen = new Set<typeof LAPTOP>();
  for (const [size, colorScheme] of looks) {
    const options = { resultTypes: ['violations'], ...(seen.has(size) && COLOURS) };
    seen.add(size);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const { violations } = await page.evaluate(
      (how) => (window as unknown as { axe: { run(how: object): Promise<AxeResults> } }).axe.run(how),
      options,
    );
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        for (const { target } of nodes) faults.add(`${size.width} ${colorScheme} ${id}: ${target.join(' ')}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.add(`${size.width} scrolls sideways by ${over}`);
  }
  return [...faults];
}
