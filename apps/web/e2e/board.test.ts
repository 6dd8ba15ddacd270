import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const quickly = (system: string, seed: string) => `/?system=${system}&quick=1&seed=${seed}`;
const seen = (page: Page) => page.locator('svg.map').getAttribute('viewBox');

test('every map grows by key and by button, moves, and fits again', async () => {
  for (const system of ['cinquante-etages', 'heros-bataillons', 'attention-donjon']) {
    const page = await visit({ path: quickly(system, 'loupe'), viewport: { width: 1440, height: 900 } });
    if (system !== 'cinquante-etages') await playOn(page, { decisions: 12, seed: 3, until: 'svg.map [data-figure]' });
    await page.locator('.zoom').waitFor();
    const whole = await seen(page);
    await page.keyboard.press('+');
    await eventually(() => seen(page)).not.toBe(whole);
    const near = await seen(page);
    await page.locator('.zoom button').first().click();
    await eventually(() => seen(page)).not.toBe(near);
    const nearer = await seen(page);
    await page.keyboard.press('Shift+ArrowLeft');
    await eventually(() => seen(page)).not.toBe(nearer);
    await page.locator('.zoom button').last().click();
    await eventually(() => seen(page)).toBe(whole);
    await page.close();
  }
});

test('an option that has the focus shows on the map where it leads', async () => {
  const page = await visit({ path: quickly('attention-donjon', 'apercu') });
  await page.locator('.zoom').waitFor();
  await playOn(page, { decisions: 60, seed: 5, until: '[data-option^="pas-"]' });
  await page.locator('[data-option^="pas-"]').first().focus();
  await page.locator('[data-preview="chemin"]').waitFor({ state: 'attached' });
  await eventually(() => page.locator('.trail .cost').count()).toBeGreaterThan(3);
  await page.locator('[data-option="fin-du-tour"]').focus();
  await eventually(() => page.locator('[data-preview]').count()).toBe(0);
});

test.each(['attention-donjon', 'attention-donjon-2'])(
  '[AD1-EXPLO-15] %s: a way to lay a room shows the whole room on the map, by focus and by mouse, and says it in words',
  async (system) => {
    const page = await visit({ path: quickly(system, 's2'), viewport: { width: 1440, height: 900 } });
    await page.locator('.zoom').waitFor();
    const laying = page.locator('[data-decision="poser-la-salle"]');
    await playOn(page, {
      decisions: 150,
      seed: 1,
      prefer: ['reveler-', 'agir'],
      until: '[data-decision="poser-la-salle"]',
    });
    const ways = laying.locator('[data-option]');
    await eventually(() => page.locator('.to-lay').count()).toBe(await ways.count());
    const outline = page.locator('[data-preview="salle"] path').first();
    const drawn = new Set<string>();
    for (const [at, way] of (await ways.all()).entries()) {
      await (at === 0 ? way.focus() : way.hover());
      await eventually(() => page.locator('[data-option].pointed').getAttribute('data-option')).toBe(
        await way.getAttribute('data-option'),
      );
      const [room, map] = [(await outline.boundingBox())!, (await page.locator('svg.map').boundingBox())!];
      // The map made room for it: nothing of it is cut.
      expect(room.x).toBeGreaterThanOrEqual(map.x);
      expect(room.y).toBeGreaterThanOrEqual(map.y);
      expect(room.x + room.width).toBeLessThanOrEqual(map.x + map.width);
      // Two ways may take the same squares: their Portes tell them apart.
      drawn.add(await page.locator('.to-lay.pointed').evaluate((laid) => laid.outerHTML));
    }
    expect(drawn.size).toBe(await ways.count());
    await page.locator('.words-button').click();
    await page.locator('.words-map').waitFor();
    const said = await page.locator('.words-map fieldset .btn').allInnerTexts();
    expect(said).toHaveLength(await ways.count());
    for (const way of said) expect(way).toMatch(/de −?\d+;−?\d+ à −?\d+;−?\d+, (Portes|sans autre Porte)/);
  },
);

test('a creature that has chosen a target shows it on the map, with the rule that chose it', async () => {
  const page = await visit({ path: quickly('attention-donjon', 'a3') });
  await page.locator('.zoom').waitFor();
  await playOn(page, { decisions: 300, seed: 7, prefer: ['reveler', 'ouvrir'], until: '[data-intent][data-target]' });
  const intent = page.locator('[data-intent][data-target]').last();
  const rule = await intent.getAttribute('data-rule');
  expect(['AD1-IA-05', 'AD1-IA-06']).toContain(rule);
  const target = await intent.getAttribute('data-target');
  await eventually(() => page.locator(`[data-figure="${target}"]`).count()).toBe(1);
  await eventually(() => intent.locator('title').textContent()).toMatch(new RegExp(`vise .+${rule}$`));
});

test('what moves on the map never holds a question back, and a key ends it', async () => {
  const page = await visit({ path: quickly('cinquante-etages', 'pas'), reducedMotion: 'no-preference' });
  await page.locator('.zoom').waitFor();
  const moving = () =>
    page.evaluate(
      () =>
        document
          .querySelector('svg.map')!
          .getAnimations({ subtree: true })
          .filter((a) => a.playState === 'running').length,
    );
  let moved = 0;
  for (let made = 0; made < 12 && moved === 0; made++) {
    await page.locator('[data-decision] [data-option]').first().click();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    moved = await moving();
  }
  expect(moved).toBeGreaterThan(0);
  await eventually(() => page.locator('[data-decision] [data-option]').first().isEnabled()).toBe(true);
  await page.keyboard.press('Shift');
  await eventually(() => moving()).toBe(0);
  await eventually(() => page.locator('.float, .ghost').count()).toBe(0);
});

test('a Porte is sealed with the number that its option calls it by, where nobody hides it', async () => {
  const page = await visit({ path: quickly('attention-donjon-2', 'sceaux'), viewport: { width: 1440, height: 900 } });
  await playOn(page, { decisions: 60, seed: 3, prefer: ['tel-quel', 'agir'], until: '[data-option^="reveler-porte"]' });
  const options = page.locator('[data-option^="reveler-porte"]');
  expect(await options.count()).toBeGreaterThan(0);
  for (const option of await options.all()) {
    const door = (await option.getAttribute('data-option'))!.slice('reveler-'.length);
    const [, number] = /Porte\s(\d+)/.exec(await option.innerText())!;
    const seal = page.locator(`svg.map [data-door="${door}"] text`);
    await eventually(() => seal.textContent()).toBe(`${number} ?`);
    const { x, y, width, height } = (await seal.boundingBox())!;
    const over = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.closest('[data-figure]') !== null,
      [x + width / 2, y + height / 2],
    );
    expect(over).toBe(false);
  }
});
