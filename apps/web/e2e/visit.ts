import { launch } from '@souterrain/browser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { openSite, type Site } from './site.ts';

let site: Site | undefined;
let browser: Browser | undefined;
const faults: string[] = [];

export interface Visit extends BrowserContextOptions {
  readonly path?: string;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

/**
 * The app, and a browser for the tests of a file; any error in a page fails the test it happens in. Both go on for the next
 * files of the worker, and end with it.
 */
export function useSite(): void {
  beforeAll(async () => {
    site ??= await openSite(inject('app'));
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    theSite().isAway = false;
    theSite().instead.clear();
    expect(faults.splice(0)).toEqual([]);
  });
}

export async function visit({ path = '/', before, ...options }: Visit = {}): Promise<Page> {
  // A browser that was lost is started again.
  if (!browser?.isConnected()) browser = await launch();
  // Keeping the whole app on the device takes as long as many a test: who asks for it allows it.
  const usual = { locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(120_000);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(theSite().url + path);
  return page;
}

/** The server of these tests, to answer otherwise or not at all. */
export const theSite = (): Site => site!;

export const quick = (seed: string): string => `/?system=cinquante-etages&quick=1&seed=${seed}`;

/** Waits until a question after `seq` stands and the tray shows what led to it, a moment later; its number. */
export async function trayed(page: Page, seq = ''): Promise<string> {
  const next = (await page.locator(`[data-decision]:not([data-seq="${seq}"])`).getAttribute('data-seq'))!;
  await page.locator(`#tray[data-seq="${next}"]`).waitFor();
  return next;
}

/** Looks again until it holds. */
export const eventually = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 120_000 });

/** The text of the file that a click downloads. */
export async function downloaded(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const LANGUAGES = { fr: 'Français', en: 'English' } as const;

/** Has the page speak this language, and waits until it does: its words may have to be fetched. */
export async function speak(page: Page, lang: keyof typeof LANGUAGES): Promise<void> {
  await page.getByRole('button', { name: LANGUAGES[lang] }).click();
  await page.locator(`html[lang="${lang}"]`).waitFor();
}

/** Takes a line of the game's menu. */
export async function menu(page: Page, entry: string): Promise<void> {
  await page.locator('.menu > summary').click();
  await page.locator(`[data-menu="${entry}"]`).click();
}

/** The file of the game on the table. */
export const exported = (page: Page): Promise<string> => downloaded(page, () => menu(page, 'exporter'));
