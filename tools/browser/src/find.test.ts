import { afterEach, expect, test } from 'vitest';
import { findBrowser } from './find.ts';
import { launch } from './launch.ts';

const before = process.env.SOUTERRAIN_CHROMIUM;
afterEach(() => {
  if (before === undefined) delete process.env.SOUTERRAIN_CHROMIUM;
  else process.env.SOUTERRAIN_CHROMIUM = before;
});

test('a browser named by the environment that does not exist is refused by its path', async () => {
  process.env.SOUTERRAIN_CHROMIUM = '/nowhere/chrome';
  await expect(findBrowser()).rejects.toThrow('SOUTERRAIN_CHROMIUM=/nowhere/chrome does not exist');
});

test('the browser found draws a page and leaves the environment as it was', async () => {
  const keys = [process.env.TMPDIR, process.env.AWS_EXECUTION_ENV];
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent('<p>Souterrain</p>');
    expect(
      await page.locator('p').evaluate((p) => (p as unknown as { offsetWidth: number }).offsetWidth),
    ).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
  expect([process.env.TMPDIR, process.env.AWS_EXECUTION_ENV]).toEqual(keys);
});
