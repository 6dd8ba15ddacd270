import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { quickly } from './systems.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

test('board, initiative, sheets and deck are there in both languages, on a phone too', async () => {
  for (const [locale, deck] of [
    ['fr-FR', 'Pioche'],
    ['en-GB', 'Deck'],
  ] as const) {
    const page = await visit({
      path: quickly('attention-donjon', 'deux-langues'),
      locale,
      viewport: { width: 390, height: 844 },
    });
    const slots = page.locator('.track .slot');
    await page.locator('.deck').waitFor();
    for (let made = 0; made < 30 && (await slots.count()) === 0; made++)
      await playOn(page, { decisions: 1, seed: made });
    await eventually(() => slots.count()).toBe(3);
    await eventually(() => page.locator('svg.map [data-figure]').count()).toBe(3);
    await eventually(() => page.locator('.sheet').count()).toBe(3);
    await eventually(() => page.locator('.deck').innerText()).toContain(deck);
  }
});

test('on a phone every option is read whole, nothing scrolls sideways, and the keys are listed from any tab', async () => {
  const page = await visit({ path: quickly('attention-donjon', 'au-pouce'), viewport: { width: 390, height: 844 } });
  await page.locator('.deck').waitFor();
  const board = () => page.locator('.board').evaluate((element) => element.clientHeight);
  const height = await board();
  for (let made = 0; made < 40; made++) {
    await playOn(page, { decisions: 1, seed: made });
    const cut = await page
      .locator('[data-option]')
      .evaluateAll((all) => all.filter((o) => o.scrollHeight > o.clientHeight + 1).map((o) => o.textContent));
    expect(cut).toEqual([]);
    await eventually(() => board()).toBe(height);
  }
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.locator('#tab-party').click();
  await page.locator('.tools button:has(kbd)').click();
  await eventually(() => page.locator('dialog[open]').innerText()).toContain('déplacer la carte');
});

test('what ends a turn stays in sight, and 0 takes it', async () => {
  const page = await visit({ path: quickly('attention-donjon', 'fin-de-tour') });
  const end = page.locator('[data-option="fin-du-tour"]');
  await page.locator('.deck').waitFor();
  for (let made = 0; made < 60 && (await end.count()) === 0; made++) await playOn(page, { decisions: 1, seed: made });
  const box = (await end.boundingBox())!;
  expect(box.y).toBeLessThan((await page.locator('[data-decision]').boundingBox())!.y);
  const asked = await page.locator('[data-decision]').getAttribute('data-seq');
  await page.keyboard.press('0');
  await eventually(() => page.locator('[data-decision]').getAttribute('data-seq')).not.toBe(asked);
});

test('a dungeon drawn at random is shown, and its map grows, moves and fits again from the keyboard', async () => {
  const page = await visit({ path: '/?system=attention-donjon' });
  await page.getByRole('radio', { name: 'Au hasard' }).check();
  await page.locator('button[type="submit"]').click();
  await page.locator('.deck').waitFor();
  await playOn(page, { decisions: 10, seed: 5 });
  const map = page.locator('svg.map');
  const seen = () => map.getAttribute('viewBox');
  // Whatever the size of the first room, F shows all of it.
  await page.keyboard.press('f');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  const whole = await seen();
  await page.keyboard.press('+');
  await eventually(seen).not.toBe(whole);
  const near = await seen();
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowRight');
  await eventually(seen).not.toBe(near);
  await page.getByRole('button', { name: 'Voir toute la carte' }).click();
  await eventually(seen).toBe(whole);
});
