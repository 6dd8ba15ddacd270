import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, hashText } from '@souterrain/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { downloaded, eventually, exported, quick, speak, useSite, visit } from './visit.ts';

useSite();

const importText = async (page: Page, text: string | Buffer): Promise<string> => {
  const file = join(tmpdir(), `souterrain-import-${process.pid}.json`);
  await writeFile(file, text);
  const status = page.locator('.hall [role="status"]');
  await page.locator('input[type="file"]').setInputFiles(file);
  await status.waitFor();
  return status.innerText();
};

/** The same file with a checksum that is right: what is wrong is then found further on. */
function checked(text: string): string {
  const { check: _, ...save } = JSON.parse(text);
  return text.replace(/"check": .*$/m, `"check": "${hashText(canonical(save))}"`);
}

const exportedFromShelf = (page: Page): Promise<string> =>
  downloaded(page, () => page.locator('.shelf .saved').first().getByText('Exporter').click());

test('a browser that keeps nothing says so, and the game goes on in the page', async () => {
  const page = await visit({
    path: quick('sans-coffre'),
    before: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  });
  await page.locator('[data-kept="unavailable"]').waitFor();
  await eventually(() => page.locator('.notice').innerText()).toContain('Ce navigateur ne garde rien ici');
  expect(await playOn(page, { decisions: 10, seed: 2 })).toBe(10);
  expect(await exported(page)).toContain('"decisions"');
});

test('a full device says so, keeps what it had, and saves again once there is room', async () => {
  const page = await visit({ path: quick('plein') });
  await playOn(page, { decisions: 5, seed: 2 });
  await untilKept(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await playOn(page, { decisions: 1, seed: 2 });
  await page.locator('[data-kept="full"]').waitFor();
  await eventually(() => page.locator('.notice').innerText()).toContain('n’a plus de place');

  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
  await playOn(page, { decisions: 1, seed: 2 });
  await untilKept(page);
  await eventually(() => page.locator('.notice').count()).toBe(0);
});

test('saved games are listed, exported, imported and deleted with a question', async () => {
  const page = await visit({ path: quick('etagere') });
  await playOn(page, { decisions: 12, seed: 9 });
  await untilKept(page);
  await page.locator('.brand').click();
  const rows = page.locator('.shelf .saved');
  await rows.first().waitFor();
  await eventually(() => rows.count()).toBe(1);
  const text = await exportedFromShelf(page);

  expect(await importText(page, text)).toContain('Partie importée');
  await eventually(() => rows.count()).toBe(2);

  await rows.first().getByText('Supprimer').click();
  await rows.first().getByText('Garder').click();
  await eventually(() => rows.count()).toBe(2);
  await rows.first().getByText('Supprimer').click();
  await rows.first().locator('.btn.risk').click();
  await eventually(() => rows.count()).toBe(1);

  await rows.first().getByText('Reprendre').click();
  await page.locator('[data-decision], [data-outcome]').first().waitFor();
});

test('a file that is not a save is refused by name, and nothing kept is lost', async () => {
  const page = await visit({ path: quick('garde') });
  await playOn(page, { decisions: 4, seed: 1 });
  await untilKept(page);
  await page.locator('.brand').click();
  const rows = page.locator('.shelf .saved');
  await rows.first().waitFor();
  const good = await exportedFromShelf(page);

  const cut = good.slice(0, good.length / 2);
  const decisions = [...good.matchAll(/^"[\w-]+",?$/gm)];
  const stray = good.replace(decisions[1]![0], decisions[1]![0].replace(/"[\w-]+"/, '"licorne"'));
  const cases: readonly (readonly [string | Buffer, RegExp])[] = [
    ['', /Le fichier est vide/],
    ['bonjour', /n’est pas une sauvegarde de Souterrain/],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 255, 254]), /pas du texte/],
    [Buffer.alloc(60_000_000, 'x'), /n’est pas une sauvegarde de Souterrain/],
    [cut, new RegExp(`tronqué.*ligne ${cut.split('\n').length},`)],
    [good.replace('"seed":', '"seed"'), /lisible.*ligne \d+, caractère \d+/],
    ['{"format":"autre/1"}', /pas une sauvegarde de Souterrain \(format autre/],
    ['{"format":"heros-bataillons/heros","version":1}', /fiche d’un héros.*Mes héros/],
    ['{"format":"souterrain-tout/1", "games": [', /tronqué/],
    [good.replace('"souterrain/1"', '"souterrain/99"'), /plus récente/],
    [good.replace('"garde"', '"grade"'), /abîmée.*somme de contrôle/],
    [
      checked(stray.replace(/"checkpoint": .*$/m, '"checkpoint": null,')),
      /La décision 2 ne convient pas \(ligne \d+\)/,
    ],
    [checked(good.replace('"cinquante-etages"', '"vingt-mille-lieues"')), /vingt-mille-lieues/],
    [checked(good.replace(/"seats": .*$/m, '"seats": 3,')), /la liste des joueurs n’est pas lisible/],
  ];
  for (const [text, why] of cases) {
    const told = await importText(page, text);
    expect(told).toMatch(why);
    expect(told).toMatch(/^souterrain-import-\d+\.json\s: .*Rien de ce que garde cet appareil n’a changé\.$/);
    expect(told).not.toMatch(/JSON\b|token|position|undefined/);
  }
  await speak(page, 'en');
  expect(await importText(page, cut)).toMatch(/truncated.*line \d+.*Nothing that this device keeps has changed\.$/);
  await eventually(() => rows.count()).toBe(1);
});

/** A save whose log does not fit, and whose checkpoint is not that of a game. */
function forged(text: string, change: (state: Record<string, Record<string, unknown>[]>) => object): string {
  const { check: _, ...save } = JSON.parse(text);
  const decisions = ['licorne', ...save.decisions.slice(1)];
  const { state } = save.checkpoint;
  const checkpoint = { ...save.checkpoint, at: decisions.length, state: { ...state, ...change(state) } };
  const whole = { ...save, decisions, checkpoint };
  return JSON.stringify({ ...whole, check: hashText(canonical(whole)) });
}

const FORGED: Readonly<Record<string, readonly Parameters<typeof forged>[1][]>> = {
  'cinquante-etages': [
    () => ({ fight: 1e3 }),
    ({ heroes }) => ({ heroes: [{ ...heroes![0], weapons: [-1] }] }),
    ({ heroes }) => ({ heroes: [{ ...heroes![0], shields: 1e9 }] }),
    ({ floors }) => ({ floors: [{ ...floors![0], side: 99_999 }] }),
    ({ floors }) => ({ floors: [{ ...floors![0], cells: 7 }] }),
  ],
  'attention-donjon': [
    () => ({ figures: [null] }),
    () => ({ order: 'licorne' }),
    ({ figures }) => ({ figures: [{ ...figures![0], hero: 3 }] }),
  ],
  'attention-donjon-2': [() => ({ board: null }), ({ figures }) => ({ figures: [{ ...figures![0], hero: 3 }] })],
  'heros-bataillons': [() => ({ beings: [null] }), () => ({ scene: { zones: 3 } })],
};

test.each(Object.entries(FORGED))(
  'checkpoints of %s that were forged are refused in words',
  async (system, changes) => {
    const page = await visit({ path: `/?system=${system}&quick=1&seed=forge` });
    await playOn(page, { decisions: 6, seed: 1 });
    await untilKept(page);
    await page.locator('.brand').click();
    const rows = page.locator('.shelf .saved');
    await rows.first().waitFor();
    const good = await exportedFromShelf(page);
    for (const change of changes) {
      const told = await importText(page, forged(good, change));
      expect(told).toMatch(/La décision 1 ne convient pas.*Son point de reprise ne peut pas être joué non plus/);
      expect(told).toMatch(/Rien de ce que garde cet appareil n’a changé\.$/);
    }
    await eventually(() => rows.count()).toBe(1);
    // One that was not forged is taken in, drawn and played on.
    expect(
      await importText(
        page,
        forged(good, () => ({})),
      ),
    ).toMatch(/Partie importée/);
    await eventually(() => rows.count()).toBe(2);
    await rows.first().getByText('Reprendre').click();
    expect(await playOn(page, { decisions: 3, seed: 1 })).toBe(3);
  },
);

test('a refusal stays inside the room of the first page, with all that was there', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.locator('.play').waitFor();
  await importText(page, '{\n"format": "souterrain/1",\n"seed" 3');
  const [hall, title, last] = await Promise.all(
    ['.hall', '.hall h1', '.hall .sub a >> nth=-1'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  expect(title!.y).toBeGreaterThan(hall!.y);
  expect(last!.y + last!.height).toBeLessThanOrEqual(hall!.y + hall!.height);
});

test('the address of a game that is not here says so', async () => {
  const page = await visit({ path: '/?game=inconnue' });
  await eventually(() => page.locator('.notice').innerText()).toContain('pas sur cet appareil');
});

test('a system that is not there says so', async () => {
  const page = await visit({ path: '/?system=vingt-mille-lieues&quick=1' });
  await eventually(() => page.locator('.notice').innerText()).toContain('vingt-mille-lieues');
});
