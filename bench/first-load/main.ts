import { fileURLToPath } from 'node:url';
import { launch } from '@souterrain/browser';
import { DRAFTS, SYSTEM_IDS } from '@souterrain/catalog';
import { median } from '../measure.ts';
import { readOptions } from '../options.ts';
import { serve } from '../table/serve.ts';

const { json, numbers } = readOptions({ runs: 5, slowdown: 1 });
const fromRoot = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const SYSTEMS = SYSTEM_IDS.filter((id) => !DRAFTS.includes(id));

const { watchFirstQuestion, timeSeen } = await import(fromRoot('bench/first-load/in-page.mjs').href);
const { buildWeb, webIsStale } = await import(fromRoot('tools/build.mjs').href);
if (webIsStale()) await buildWeb();
const site = await serve(fileURLToPath(fromRoot('apps/web/dist')));
const browser = await launch();

/** Milliseconds from the click on « Jouer » to the first options, on a device that never came here. */
async function timeOf(system: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  await context.addInitScript(watchFirstQuestion);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: numbers.slowdown });
  await page.goto(site.url);
  await page.locator(`.card:has(input[value="${system}"])`).click();
  await page.locator('.play').click();
  await page.locator('[data-option]').first().waitFor();
  const time = (await page.evaluate(timeSeen)) as number;
  await context.close();
  return time;
}

const systems = [];
for (const system of SYSTEMS) {
  const times: number[] = [];
  // The first one is not counted.
  for (let run = 0; run <= numbers.runs; run++) times.push(await timeOf(system));
  const counted = times.slice(1);
  systems.push({ system, median: median(counted), most: Math.max(...counted) });
}
await browser.close();
site.close();

const lines = systems.map(
  ({ system, median: middle, most }) =>
    `  ${system.padEnd(20)} median ${middle.toFixed(0)} ms, most ${most.toFixed(0)} ms`,
);
process.stdout.write(
  json
    ? `${JSON.stringify({ bench: 'first-load', runs: numbers.runs, slowdown: numbers.slowdown, systems })}\n`
    : `From « Jouer » to the first question, nothing kept in the browser, processor slowed ${numbers.slowdown} times\n${lines.join('\n')}\n`,
);
