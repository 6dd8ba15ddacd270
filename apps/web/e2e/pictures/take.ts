import { launch } from '@souterrain/browser';
import type { Browser, Page } from 'playwright-core';
import { builtApp, openSite } from '../site.ts';
import { playTo } from './play-to.ts';
import type { Scene } from './scenes.ts';

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;
export type PictureLang = keyof typeof LOCALES;

export interface Picture {
  /** `fr/accueil.webp`. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** Games of a scene that are tried before giving up. */
const TRIES = 12;
const QUALITY = 0.6;

/** Every scene in every language, from the app as it ships. */
export async function* takePictures(scenes: readonly Scene[]): AsyncGenerator<Picture> {
  const app = await builtApp();
  const [site, browser] = await Promise.all([openSite(app.folder), launch()]);
  try {
    for (const lang of Object.keys(LOCALES) as PictureLang[])
      for (const scene of scenes) {
        const taken = await take(scene, { browser, url: site.url, lang });
        yield { file: `${lang}/${scene.name}.webp`, bytes: await asWebp(browser, taken) };
      }
  } finally {
    await browser.close();
    await site.close();
    await app.drop();
  }
}

interface Studio {
  readonly browser: Browser;
  readonly url: string;
  readonly lang: PictureLang;
}

async function take(scene: Scene, { browser, url, lang }: Studio): Promise<Buffer> {
  const { width = 1440, height = 900, dark = false, only } = scene;
  for (let seed = 1; seed <= TRIES; seed++) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: LOCALES[lang],
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(url + scene.path);
    if (await isSet(page, scene, seed)) {
      await scene.after?.(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const taken = await (only ? page.locator(only).first() : page).screenshot({ animations: 'disabled' });
      await context.close();
      return taken;
    }
    await context.close();
    if (!scene.play) break;
  }
  throw new Error(`the scene « ${scene.name} » (${lang}) never shows ${scene.shows}`);
}

async function isSet(page: Page, { play, shows }: Scene, seed: number): Promise<boolean> {
  if (play && !(await playTo(page, { seed, ...play }))) return false;
  return page
    .locator(shows)
    .first()
    .waitFor({ timeout: play ? 5_000 : 60_000 })
    .then(
      () => true,
      () => false,
    );
}

/** The browser itself writes the small format. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
