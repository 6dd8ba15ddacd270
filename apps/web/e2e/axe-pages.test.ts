import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pick, playOn } from './automaton.ts';
import { faultsOf, PAPER } from './faults.ts';
import { quickly, SYSTEMS } from './systems.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const at = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

async function expectSound(page: Page, what: string): Promise<void> {
  expect(await faultsOf(page), what).toEqual([]);
}

test('rules: a chapter open, a rule in both languages, words found and not found', async () => {
  const page = await visit();
  for (const { id } of SYSTEMS) {
    await at(page, `/?rules=${id}`);
    await page.locator('.chapters summary').first().click();
    await page.locator('.rule-entry .other').first().click();
    await page.locator('.rule-entry .both').waitFor();
    await expectSound(page, id);
  }
  const field = page.locator('input[type="search"]');
  await field.fill('zone');
  await page.locator('.rule-entry mark').first().waitFor();
  await expectSound(page, 'found');
  await field.fill('xylophone');
  await page.locator('.nothing').waitFor();
  await expectSound(page, 'nothing found');
});

test('guided first games: the first note, one after an answer, and one strayed from', async () => {
  const page = await visit();
  for (const { id } of SYSTEMS) {
    await at(page, `/?guide=${id}`);
    await page.locator('[data-guide="1"]').waitFor();
    await page.locator('[role="log"]').waitFor({ state: 'attached' });
    await expectSound(page, id);
  }
  await page.locator('[data-guide-advice]').first().click();
  await page.locator('[data-guide="2"]').waitFor();
  await playOn(page, { decisions: 30, seed: 9, until: '[data-guide="strayed"]' });
  await expectSound(page, 'strayed');
});

test('heroes: nobody yet, a creation from its name to its sheet, one kept, a file refused', async () => {
  const page = await visit({ path: '/?heroes' });
  await page.locator('[data-empty]').waitFor();
  await expectSound(page, 'nobody');
  for (const { id } of SYSTEMS) {
    await at(page, `/?heroes&create=${id}`);
    await page.locator('input[name="name"]').fill('Bérénice');
    await expectSound(page, `${id}, a name`);
    if (id === 'cinquante-etages') continue;
    await page.locator('button[type="submit"]').click();
    await playOn(page, { decisions: 3, seed: 5 });
    await expectSound(page, `${id}, a question`);
  }
  await playOn(page, { decisions: 100, seed: 5, until: '[data-made]' });
  await page.locator('.brief dd').first().waitFor();
  await expectSound(page, 'made');
  await page.getByRole('link', { name: 'Mes héros' }).click();
  await page.locator('.saved summary').click();
  await page.locator('.saved .brief dd').first().waitFor();
  await page
    .locator('.heroes-page input[type="file"]')
    .setInputFiles({ name: 'un.json', mimeType: 'application/json', buffer: Buffer.from('{"sheet":{"name":3}}') });
  await page.getByRole('alert').waitFor();
  await expectSound(page, 'library');
});

test('addresses that lead nowhere say so, and lead on', async () => {
  const page = await visit();
  for (const search of ['game=rien', 'replay=rien', 'system=rien', 'rules=rien', 'heroes&town=rien', 'print=rien']) {
    await at(page, `/?${search}`);
    await page.locator('.notice').waitFor();
    await eventually(() => page.locator('.notice').innerText()).not.toMatch(/: ?\.$/);
    await eventually(() => page.locator('main a.btn').count()).toBe(1);
    await expectSound(page, search);
  }
});

test('paper: sheets, scenarios, cards', async () => {
  const page = await visit();
  for (const { id } of SYSTEMS) {
    for (const what of ['heros', ...(id.startsWith('attention') ? ['scenario'] : [])]) {
      await at(page, `/?print=${what}&system=${id}`);
      await page.locator('.paper').first().waitFor();
      expect(await faultsOf(page, PAPER), `${what} of ${id}`).toEqual([]);
    }
    await at(page, `/?print=monstres&system=${id}`);
    await page.locator('[data-card]').first().waitFor();
    // Cards are many and alike: a few of them are looked at.
    await page.locator('[data-card]').evaluateAll((cards) => cards.slice(8).map((card) => card.remove()));
    expect(await faultsOf(page, PAPER), `cards of ${id}`).toEqual([]);
  }
});

test('real dice and real cards: what is asked, what was typed wrong', async () => {
  const page = await visit();
  for (const [id, asked] of [
    ['cinquante-etages', 'lancer-les-des'],
    ['attention-donjon', 'tirer-les-cartes'],
    ['attention-donjon-2', 'lancer-les-des'],
    ['heros-bataillons', 'lancer-les-des'],
  ] as const) {
    await at(page, `${quickly(id, 'vrai')}&physical=1`);
    await page.locator('[role="log"]').waitFor({ state: 'attached' });
    await playOn(page, { decisions: 60, seed: 3, prefer: 'reveler', until: `[data-decision="${asked}"]` });
    const field = page.locator('[data-decision] input[name="throw"]');
    await field.fill('rien');
    await field.press('Enter');
    await eventually(() => page.locator('#throw-problem').innerText()).not.toBe('');
    await expectSound(page, id);
  }
});

test('chances: a form, a field out of bounds, an expression that does not parse, a table', async () => {
  const page = await visit({ path: '/?odds' });
  await page.locator('.answer[aria-busy="false"] [data-figure]').waitFor();
  await expectSound(page, 'form');
  await page.locator('input[name="dice"]').fill('99');
  await page.locator('#dice-trouble').waitFor();
  await expectSound(page, 'out of bounds');
  await at(page, '/?odds#des/expression');
  await page.locator('input[name="text"]').fill('4d6 + x');
  await page.locator('[data-column]').waitFor();
  await expectSound(page, 'expression');
  await at(page, '/?odds#attention-donjon/opposed-table?mode=cursed&minimum=2&poker=optimal');
  await page.locator('.chances').waitFor();
  await expectSound(page, 'table');
});

test('two editions: the scene, and the fights once they are run', async () => {
  const page = await visit({ path: '/?compare=&encounter=ogre-solitaire&fights=4&seed=aube' });
  await page.locator('.blows').first().waitFor();
  await page.locator('[data-run]').click();
  await eventually(() => page.locator('.run').innerText()).toContain('4 sur 4');
  await expectSound(page, 'run');
});

test('a table with an MJ: its panel, its forms, its map, its notebook, the curtain', async () => {
  const page = await visit({ path: '/?system=heros-bataillons' });
  await page.getByRole('radio', { name: 'Table' }).check();
  await page.getByText('Ajouter un joueur').click();
  await expectSound(page, 'seats');
  await page.locator('input[name="seed"]').fill('acces');
  await page.locator('button[type="submit"]').click();
  await page.locator('[role="log"]').waitFor({ state: 'attached' });
  await expectSound(page, 'panel');
  await pick(page, 'ouvrir-une-scene');
  await expectSound(page, 'scenes');
  await pick(page, 'libre-ruine', 'plan-a-dessiner');
  await expectSound(page, 'scene');
  await pick(page, 'valider');
  await expectSound(page, 'map');
  await pick(page, 'valider', 'faire-paraitre');
  await expectSound(page, 'foes');
  await pick(page, 'rat-geant', 'cache-oui');
  await expectSound(page, 'foe');
  await pick(page, 'valider', 'note-secrete');
  await pick(page, (await page.locator('[data-option]').first().getAttribute('data-option'))!, 'appeler-un-test');
  await pick(page, (await page.locator('[data-option]').first().getAttribute('data-option'))!, 'h2', 'avantages-aide');
  await expectSound(page, 'test');
  await pick(page, 'abandonner', 'laisser-un-heros-agir', 'h2');
  await expectSound(page, 'player');
  await page.locator('[data-option="rien"]').click();
  await page.locator('[data-curtain]').waitFor();
  await expectSound(page, 'curtain');
});
