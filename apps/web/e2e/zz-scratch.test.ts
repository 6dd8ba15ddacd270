import { writeFileSync } from 'node:fs';
import { launch } from '@souterrain/browser';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { test, vi } from 'vitest';
import { playOn } from './automaton.ts';
vi.setConfig({ testTimeout: 240_000 });
const T: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
test('shots', async () => {
  const shots = JSON.parse(await readFile('/tmp/shots/plan.json', 'utf8')) as { name: string; path: string; width?: number; height?: number; scheme?: 'light' | 'dark'; locale?: string; plays?: number; seed?: number; until?: string; prefer?: string[]; click?: string[]; wait?: string; full?: boolean }[];
  const server = createServer(async (q, r) => {
    const { pathname } = new URL(q.url ?? '/', 'http://x');
    try { const f = join('/tmp/adweb', pathname === '/' ? 'index.html' : pathname); const b = await readFile(f); r.writeHead(200, { 'content-type': T[extname(f)] ?? '' }).end(b); } catch { r.writeHead(404).end(); }
  });
  await new Promise<void>((ok) => server.listen(0, '127.0.0.1', ok));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const browser = await launch();
  const out: string[] = [];
  for (const s of shots) {
    const context = await browser.newContext({ locale: s.locale ?? 'fr-FR', reducedMotion: 'reduce', colorScheme: s.scheme ?? 'light', viewport: { width: s.width ?? 1440, height: s.height ?? 900 } });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    page.on('pageerror', (e) => out.push(`${s.name} ERROR ${e.message} ${e.stack}`));
    page.on('console', (m) => { if (m.type() === 'error') out.push(`${s.name} CONSOLE ${m.text()}`); });
    try {
      await page.goto(url + s.path);
      if (s.plays) out.push(`${s.name} made ${await playOn(page, { decisions: s.plays, seed: s.seed ?? 1, ...(s.until ? { until: s.until } : {}), ...(s.prefer ? { prefer: s.prefer } : {}) })}`);
      for (const c of s.click ?? []) await page.locator(c).first().click();
      if (s.wait) await page.locator(s.wait).first().waitFor();
      await page.waitForTimeout(500);
      out.push(`${s.name} sideways ${await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)}`);
    } catch (e) { out.push(`${s.name} FAILED ${(e as Error).message}`); }
    await page.screenshot({ path: `/tmp/shots/${s.name}.png`, fullPage: s.full ?? false });
    writeFileSync(`/tmp/shots/${s.name}.txt`, await page.locator('body').innerText());
    await context.close();
  }
  await browser.close();
  server.close();
  writeFileSync('/tmp/shots/out.txt', out.join('\n'));
});
