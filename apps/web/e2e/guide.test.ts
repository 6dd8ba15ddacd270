import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilKept } from './automaton.ts';
import { eventually, menu, useSite, visit } from './visit.ts';

useSite();

const stepOf = (page: Page): Promise<string | null> => page.locator('.guide').getAttribute('data-guide');
const seqOf = (page: Page): Promise<string | null> => page.locator('[data-decision]').getAttribute('data-seq');

async function follow(page: Page, steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const before = await stepOf(page);
    await page.locator('[data-guide-advice]').click();
    await eventually(() => stepOf(page)).not.toBe(before);
  }
}

test('a first game is guided to its end, then goes on as an ordinary one', async () => {
  const page = await visit({ path: '/?guide=cinquante-etages' });
  await page.locator('[data-guide="1"]').waitFor();
  const advised = page.locator('[data-option="nord"]');
  // The option is marked where it stands, and taking it there is following the guide.
  await eventually(() => advised.evaluate((option) => getComputedStyle(option).boxShadow)).not.toBe('none');
  await advised.click();
  await page.locator('[data-guide="2"]').waitFor();
  await eventually(() => page.locator('.guide [role="status"]').innerText()).toContain('talisman');
  await page.keyboard.press('g');
  await page.locator('[data-guide="3"]').waitFor();

  await untilKept(page);
  await page.reload();
  await page.locator('[data-guide="3"]').waitFor();
  await follow(page, 8);
  await eventually(() => stepOf(page)).toBe('end');
  await page.locator('[data-decision] [data-option]').first().click();
  await eventually(() => page.locator('.guide').count()).toBe(0);
});

test('another choice is a choice: the guide says so, and takes the player back to the very same dice', async () => {
  const page = await visit({ path: '/?guide=cinquante-etages', locale: 'en-GB' });
  await page.locator('[data-guide="1"]').waitFor();
  const prompt = () => page.locator('.turn .prompt').innerText();
  const first = await prompt();
  await page.locator('[data-option="est"]').click();
  await page.locator('[data-guide="strayed"]').waitFor();
  await eventually(() => page.locator('.guide').innerText()).toContain('the table is yours');
  await page.locator('[data-decision] [data-option]').first().click();
  await page.locator('[data-guide-back]').click();
  await page.locator('[data-guide="1"]').waitFor();
  await eventually(() => prompt()).toBe(first);

  await page.locator('[data-guide-leave]').click();
  await eventually(() => page.locator('.guide').count()).toBe(0);
  await untilKept(page);
  await page.reload();
  await page.locator('[role="log"]').waitFor();
  await eventually(() => page.locator('.guide').count()).toBe(0);
  await menu(page, 'guide');
  await page.locator('[data-guide="1"]').waitFor();
});

test('the first page offers the guide to newcomers, then a free game with the guide beside it', async () => {
  const page = await visit();
  await page.locator('.play[href*="guide=cinquante-etages"]').waitFor();
  await eventually(() => page.locator('.sub a[href*="quick=1"]').count()).toBe(1);
  await page.locator('.play').click();
  await page.locator('[data-decision]').waitFor();
  await untilKept(page);
  await page.locator('.brand').click();
  await page.locator('.play[href*="quick=1"]').waitFor();
  await eventually(() => page.locator('.sub a[href*="guide="]').count()).toBe(1);
});

test.each([
  { system: 'attention-donjon', locale: 'fr-FR', steps: 20 },
  { system: 'attention-donjon-2', locale: 'en-GB', steps: 18 },
])('two heroes go through the guide of $system on a phone, and no note has to be scrolled', async (given) => {
  const { system, locale, steps } = given;
  const page = await visit({ path: `/?guide=${system}`, locale, viewport: { width: 390, height: 844 } });
  await page.locator('[data-guide="1"]').waitFor();
  const seats = new Set<string | null>();
  for (let i = 0; i < steps; i++) {
    seats.add(await page.locator('[data-decision]').getAttribute('data-seat'));
    await follow(page, 1);
    const hidden = await page.locator('.guide .said').evaluate((said) => said.scrollHeight - said.clientHeight);
    expect(hidden, `step ${i + 2}`).toBe(0);
  }
  await eventually(() => stepOf(page)).toBe('end');
  expect([...seats].sort()).toEqual(['0', '1']);
});

test('a phone shows the note, the advice and the options without scrolling sideways', async () => {
  const page = await visit({ path: '/?guide=attention-donjon', viewport: { width: 390, height: 844 } });
  await page.locator('[data-guide="1"]').waitFor();
  await follow(page, 5);
  await eventually(() => seqOf(page)).not.toBeNull();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  const heights = await page
    .locator('.guide button:visible')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const [note, end] = await Promise.all([
    page.locator('.guide').boundingBox(),
    page.locator('.opt.ends').boundingBox(),
  ]);
  expect(end!.y).toBeGreaterThanOrEqual(note!.y + note!.height);
});
