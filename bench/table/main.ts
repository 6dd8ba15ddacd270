import { fileURLToPath } from 'node:url';
import { launch } from '@souterrain/browser';
import { DRAFTS, SYSTEM_IDS } from '@souterrain/catalog';
import { median } from '../measure.ts';
import { readOptions } from '../options.ts';
import { serve } from './serve.ts';

const { json, numbers } = readOptions({ answers: 120, games: 3 });
const fromRoot = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const SYSTEMS = SYSTEM_IDS.filter((id) => !DRAFTS.includes(id));

const { answerTimes } = await import(fromRoot('bench/table/in-page.mjs').href);
const { buildWeb, webIsStale } = await import(fromRoot('tools/build.mjs').href);
if (webIsStale()) await buildWeb();
const site = await serve(fileURLToPath(fromRoot('apps/web/dist')));
const browser = await launch();

/** The options of the next question, after each answer of a few games. */
async function timesOf(system: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let game = 0; game < numbers.games; game++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
    const page = await context.newPage();
    await page.goto(`${site.url}/?system=${system}&quick=1&seed=banc-${game}`);
    // What is fetched after the first question is no part of an answer.
    await page.locator('[role="log"]').waitFor({ state: 'attached' });
    times.push(...((await page.evaluate(answerTimes, numbers.answers)) as number[]));
    await context.close();
  }
  return times.toSorted((a, b) => a - b);
}

const share = (sorted: readonly number[], of: number): number => sorted[Math.floor((sorted.length - 1) * of)] ?? 0;
const systems = [];
for (const system of SYSTEMS) {
  const times = await timesOf(system);
  const late = times.filter((time) => time > 50).length;
  systems.push({
    system,
    answers: times.length,
    median: median(times),
    p95: share(times, 0.95),
    most: share(times, 1),
    late,
  });
}
await browser.close();
site.close();

const lines = systems.map(
  ({ system, answers, median: middle, p95, most, late }) =>
    `  ${system.padEnd(20)} ${String(answers).padStart(4)} answers: median ${middle.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, most ${most.toFixed(1)} ms; ${late} above 50 ms`,
);
process.stdout.write(
  json
    ? `${JSON.stringify({ bench: 'table', systems })}\n`
    : `From an answer to the options of the next question, in the page\n${lines.join('\n')}\n`,
);
