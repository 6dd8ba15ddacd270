import { herosBataillons } from '@souterrain/heros-bataillons';
import { loadGame, readSave } from '@souterrain/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pick, pictureOf, playOn, untilKept } from './automaton.ts';
import { eventually, exported, useSite, visit } from './visit.ts';

useSite();

/** A table of three on one machine: Aldric leads, Ysolde and Bardin play. */
async function sitDown(seed: string): Promise<Page> {
  const page = await visit({ path: '/?system=heros-bataillons', viewport: { width: 1440, height: 900 } });
  await page.getByRole('radio', { name: 'Table' }).check();
  await page.getByText('Ajouter un joueur').click();
  await page.locator('input[name="seed"]').fill(seed);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-decision="mj"]').waitFor();
  await page.locator('[role="log"]').waitFor();
  return page;
}

const journal = (page: Page) => page.locator('[role="log"]').innerText();
const lift = (page: Page) => page.locator('[data-curtain]').click();

/** Whatever players are asked is answered with their first option, until the MJ is asked for a command again. */
async function backToMaster(page: Page): Promise<void> {
  for (;;) {
    await page.locator('[data-decision], [data-curtain]').first().waitFor();
    if ((await page.locator('[data-curtain], [data-decision="mj"]').count()) > 0) return;
    await playOn(page, { decisions: 1, seed: 0, prefer: 'sans-talent' });
  }
}

/** Opens a ruin whose map is drawn with clicks on the map itself. */
async function drawRuin(page: Page): Promise<void> {
  await pick(page, 'ouvrir-une-scene', 'libre-ruine', 'plan-a-dessiner', 'valider');
  const zones = page.locator('svg.map [data-zone]');
  await eventually(() => zones.count()).toBe(1);
  for (const count of [2, 3]) {
    await page.locator('svg.map .add').click();
    await eventually(() => zones.count()).toBe(count);
  }
  await eventually(() => page.locator('svg.map .stroke.ghost').count()).toBe(1);
  await page.locator('svg.map .stroke.ghost').dispatchEvent('click');
  await eventually(() => page.locator('svg.map .stroke.drawn').count()).toBe(3);
  await pick(page, 'ouvrir-une-issue-a', 'obscurcir-c', 'valider');
  await eventually(() => page.locator('svg.map .zone.dark').count()).toBe(1);
  await eventually(() => page.locator('svg.map .fig.hero').count()).toBe(2);
}

async function callTest(page: Page, ...changes: readonly string[]): Promise<void> {
  await pick(page, 'appeler-un-test');
  const first = await page.locator('[data-option]').first().getAttribute('data-option');
  await pick(page, first!, 'h2', ...changes, 'valider');
  await backToMaster(page);
}

test('[HB-GM-02][HB-GM-19] an MJ and two players: scene, test, hidden roll, fight, rest, saved, reloaded, replayed', async () => {
  const page = await sitDown('le-moulin');
  await drawRuin(page);

  await callTest(page, 'avantages-aide', 'jet-ouvert');
  await eventually(() => page.locator('#tray .die').count()).toBe(2);
  await eventually(() => page.locator('#tray').innerText()).toContain('gardé');

  // A hidden roll: nobody reads it, and the screen waits for the MJ.
  await callTest(page, 'jet-cache');
  await eventually(() => page.locator('[data-option]').count()).toBe(0);
  await eventually(() => journal(page)).toContain('Test caché');
  await eventually(() => page.locator('.notebook').count()).toBe(0);
  await lift(page);
  await eventually(() => page.locator('.notebook').innerText()).toContain('Pour le MJ seul');
  await pick(page, 'montrer-un-jet');
  await page.locator('[data-option^="jet-"]').click();
  await eventually(() => page.locator('.notebook').innerText()).toContain('montré');
  await eventually(() => journal(page)).toContain('Le MJ montre un test caché');

  await pick(page, 'faire-paraitre', 'rat-geant', 'zone-b', 'valider', 'lancer-le-combat', 'normal');
  await eventually(() => page.locator('.turns li').count()).toBe(3);
  const fighting = ['attaquer-h', 'degats', 'aller-b', 'finir-son-tour', 'subir'];
  await playOn(page, { decisions: 300, seed: 2, prefer: fighting, until: '.round.apart' });
  await eventually(() => journal(page)).toMatch(/combat (finit|cesse)/i);

  await pick(page, 'repos', 'garde');
  await backToMaster(page);
  await eventually(() => page.locator('.order').innerText()).toContain('Relevée');

  await untilKept(page);
  const before = await pictureOf(page);
  await page.reload();
  await page.locator('[data-decision]').waitFor();
  await eventually(() => pictureOf(page)).toEqual(before);
  const save = readSave(await exported(page));
  expect(save).toMatchObject({ ok: true });
  if (!save.ok) return;
  const loaded = loadGame(herosBataillons, save.value);
  expect(loaded).toMatchObject({ ok: true });
  // State, generator and hashes: a save taken in Node after the same decisions is the same to the last figure.
  if (loaded.ok) expect(loaded.value.game.save()).toEqual(save.value);
});

test('[HB-GM-10][HB-GM-19] what the MJ hides is covered: for players, after a reload, and in a replay', async () => {
  const page = await sitDown('le-carnet');
  await pick(page, 'ouvrir-une-scene', 'aventure-le-moulin-sans-meunier', 'scene-gue-de-la-vieille', 'valider');
  await pick(page, 'note-secrete', 'la-meute-a-faim', 'faire-paraitre', 'prevus-1', 'valider');
  await eventually(() => page.locator('svg.map .fig.hidden').count()).toBe(3);
  await eventually(() => page.locator('.notebook').innerText()).toContain('quartier de viande');

  await pick(page, 'laisser-un-heros-agir', 'h2');
  await eventually(() => page.locator('[data-decision]').getAttribute('data-seat')).toBe('1');
  await eventually(() => page.locator('svg.map .fig.foe').count()).toBe(0);
  await eventually(() => page.locator('.notebook').count()).toBe(0);
  await eventually(() => journal(page)).not.toMatch(/Loup|viande/);

  await page.locator('[data-option="rien"]').click();
  await page.locator('[data-curtain]').waitFor();
  await eventually(() => page.locator('body').innerText()).not.toMatch(/Loup|viande/);
  await untilKept(page);
  await page.reload();
  await page.locator('[data-curtain]').waitFor();
  await lift(page);
  await page.locator('[data-decision="mj"]').waitFor();
  await eventually(() => page.locator('.notebook').innerText()).toContain('quartier de viande');

  const id = new URL(page.url()).searchParams.get('game')!;
  await page.goto(page.url().replace(`game=${id}`, `replay=${id}`));
  await page.getByRole('slider').press('End');
  await eventually(() => page.locator('.turn .prompt').innerText()).toMatch(/^Décision (\d+) sur \1$/);
  await eventually(() => page.locator('body').innerText()).not.toMatch(/Loup|viande/);
});
