import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite, visit } from './visit.ts';

useSite();

/** Presses a key until the element that has the focus matches. */
async function pressUntil(page: Page, key: string, wanted: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${wanted}`);
}

/** The question as the keyboard meets it; nothing is clicked, nothing is focused from outside. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const question = document.querySelector<HTMLElement>('[data-decision]');
    const digits = [...(question?.querySelectorAll('[data-option] kbd') ?? [])].map((kbd) => kbd.textContent!);
    const confirm = question?.querySelector<HTMLButtonElement>('[data-confirm]');
    return {
      seq: question?.dataset.seq,
      digits,
      several: confirm !== null && confirm !== undefined,
      label: question?.querySelector('[data-option] strong')?.textContent ?? '',
      over: document.querySelector('[data-outcome]') !== null,
      lost: document.activeElement === document.body,
    };
  });

const changed = (page: Page, seq: string | undefined) =>
  page.waitForFunction(
    (before) =>
      document.querySelector('[data-outcome]') !== null ||
      (document.querySelector<HTMLElement>('[data-decision]')?.dataset.seq ?? before) !== before,
    seq,
  );

test('a whole game by the keyboard alone, from the first page to the outcome, the focus never lost', async () => {
  const page = await visit({ path: '/', viewport: { width: 1440, height: 900 } });
  await page.locator('.card').first().waitFor();
  await pressUntil(page, 'Tab', '.card input');
  await pressUntil(page, 'ArrowRight', 'input[value="heros-bataillons"]');
  await pressUntil(page, 'Tab', '.play');
  await page.keyboard.press('Enter');
  await page.locator('[data-decision]').waitFor();
  await page.locator('[role="log"]').waitFor();
  let state = 7;
  let made = 0;
  for (; made < 400; made++) {
    const { seq, digits, several, label, over, lost } = await asked(page);
    expect(lost, `after ${made} answers, ${over ? 'at the end' : label}`).toBe(false);
    if (over) break;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    if (made % 5 === 4 && !several) {
      // Now and then the option is typed.
      await page.keyboard.press('/');
      await page.keyboard.type(label);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press(digits[Math.floor((state / 0x1_0000_0000) * digits.length)]!);
      if (several) await page.keyboard.press('Enter');
    }
    await changed(page, seq);
  }
  expect(made).toBeGreaterThan(5);
  await page.locator('[data-outcome]').waitFor();
  await pressUntil(page, 'Tab', '[data-outcome] a');
});
