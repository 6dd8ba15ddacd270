import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pick, playOn } from './automaton.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const NAMES = ['Maëlle', 'Ysolde', 'Bardin'] as const;
const journal = (page: Page) => page.locator('[role="log"]').innerText();

/** Three people around one screen. */
async function sitDown(system: string, mode?: string): Promise<Page> {
  const page = await visit({ path: `/?system=${system}`, viewport: { width: 1440, height: 900 } });
  await page.locator('button[type="submit"]').waitFor();
  if (mode !== undefined) await page.getByRole('radio', { name: mode }).check();
  const seats = page.locator('.seat-form input[type="text"]');
  while ((await seats.count()) < NAMES.length) await page.getByText('Ajouter un joueur').click();
  while ((await seats.count()) > NAMES.length)
    await page
      .getByRole('button', { name: /^Retirer/ })
      .last()
      .click();
  for (const [i, name] of NAMES.entries()) await seats.nth(i).fill(name);
  await page.locator('input[name="seed"]').fill('a-trois');
  await page.locator('button[type="submit"]').click();
  await page.locator('[role="log"]').waitFor();
  return page;
}

test.each(['attention-donjon', 'attention-donjon-2'])(
  '%s: question, sheet and figure name whoever decides, and the journal whoever acted',
  async (system) => {
    const page = await sitDown(system);
    // An ordinal is raised wherever the edition is named.
    await eventually(() => page.locator('.where sup').innerText()).toMatch(/^(re|e)$/);
    const met = new Set<string>();
    for (let made = 0; made < 80 && met.size < NAMES.length; made++) {
      const name = NAMES[Number(await page.locator('[data-decision]').getAttribute('data-seat'))]!;
      await eventually(() => page.locator('.turn h2').innerText()).toContain(name);
      await eventually(() => page.locator('.sheet.now').count()).toBe(1);
      await eventually(() => page.locator('.sheet.now').innerText()).toContain(name);
      if ((await page.locator('[data-option="fin-du-tour"]').count()) > 0) {
        await eventually(() => page.locator('svg.map .fig:has(.halo)').textContent()).toContain(name);
        met.add(name);
      }
      await playOn(page, { decisions: 1, seed: made, prefer: 'fin-du-tour' });
    }
    expect([...met].sort()).toEqual([...NAMES].sort());
    for (const name of NAMES) await eventually(() => journal(page)).toContain(name);
  },
);

test('[HB-SOLO-22] heros-bataillons: each votes alone before the screen, and what they vote is read by nobody before all have voted', async () => {
  const page = await sitDown('heros-bataillons', 'Exploration');
  const seat = () => page.locator('[data-decision]').getAttribute('data-seat');
  await playOn(page, { decisions: 60, seed: 4, prefer: 'descendre', until: '[data-decision="objecter"]' });
  await eventually(() => page.locator('.turn h2').innerText()).toContain(NAMES[Number(await seat())]!);
  await pick(page, 'objecter');
  while ((await page.locator('[data-decision="objecter"]').count()) > 0) await pick(page, 'accepter');
  await page.locator('.curtain').waitFor();
  await eventually(() => journal(page)).toContain('Objection d’Ysolde');
  const before = await journal(page);
  for (const [voter, name] of NAMES.entries()) {
    await page.locator('.curtain').waitFor();
    await eventually(() => page.locator('[data-curtain]').innerText()).toBe(`${name} est là`);
    await page.locator('[data-curtain]').click();
    await page.locator('[data-decision^="vote-"]').waitFor();
    await eventually(() => seat()).toBe(String(voter));
    await eventually(() => page.locator('.turn h2').innerText()).toContain(name);
    await eventually(() => page.locator('.turn .prompt').innerText()).toMatch(/^Vote secret\. /);
    await eventually(() => journal(page)).toBe(before);
    await page.locator('[data-option]').first().click();
  }
  await eventually(() => journal(page)).not.toBe(before);
});

test('[HB-GM-19] heros-bataillons: the curtain names whom the screen is for, covers everything, and a key lifts it', async () => {
  const page = await sitDown('heros-bataillons', 'Table');
  await pick(page, 'ouvrir-une-scene', 'libre-ruine', 'valider', 'faire-paraitre', 'rat-geant', 'cache-oui', 'valider');
  await pick(page, 'laisser-un-heros-agir', 'h3');
  await eventually(() => page.locator('.turn h2').innerText()).toContain('Bardin');
  await page.locator('[data-option="rien"]').click();
  const curtain = page.locator('[data-curtain]');
  await curtain.waitFor();
  await eventually(() => curtain.innerText()).toBe('Maëlle est là');
  await eventually(() => page.locator('.curtain').innerText()).toContain('L’écran est pour Maëlle');
  await eventually(() => page.locator('body').innerText()).not.toContain('Rat');
  await eventually(() => page.locator('[data-option]').count()).toBe(0);
  // Keys of the table do not look behind it.
  for (const key of ['1', 'e', 'c', 'Escape']) await page.keyboard.press(key);
  await eventually(() => page.locator('[data-decision]').count()).toBe(0);
  await eventually(() => page.locator('body').innerText()).not.toContain('Rat');
  await curtain.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-decision="mj"]').waitFor();
  await eventually(() => page.locator('.party').innerText()).toContain('Rat géant');
});
