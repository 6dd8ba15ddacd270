import { availableParallelism } from 'node:os';
import { BOT_IDS } from '@souterrain/bots';
import { addTallies, NO_GAMES, type Tally, tallyHash } from '@souterrain/lab';
import { Tinypool } from 'tinypool';
import type { Context } from '../context.ts';
import { badUsage, type Status } from '../failure.ts';
import { wholeNumber } from '../numbers.ts';
import { insteadOf } from '../suggest.ts';
import { loadSystem } from '../systems.ts';
import type { Range } from '../worker.ts';
import { openProgress } from './progress.ts';

export interface SimulateOptions {
  readonly games: string;
  readonly seed: string;
  readonly bot: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;
/** Small enough for a bar that moves, large enough that handing out ranges costs nothing. */
const MOST_PER_RANGE = 200;

export async function simulate(id: string, options: SimulateOptions, context: Context): Promise<Status> {
  const { words } = context;
  const { system, bots } = await loadSystem(words, id);
  const games = wholeNumber(words, { option: '--games', text: options.games, min: 1, max: MOST_GAMES });
  const asked = options.jobs ?? String(Math.min(availableParallelism(), MOST_JOBS));
  const jobs = wholeNumber(words, { option: '--jobs', text: asked, min: 1, max: MOST_JOBS });
  const bot = botOf(context, options.bot, [...BOT_IDS, ...Object.keys((await bots?.()) ?? {})]);
  const { seed } = options;

  const started = performance.now();
  const tally = await playAll({ system: id, games, seed, bot }, jobs, context);
  const seconds = (performance.now() - started) / 1000;
  const report = {
    system: id,
    version: system.version,
    games,
    seed,
    outcomes: Object.fromEntries(Object.entries(tally.outcomes).sort(([a], [b]) => (a < b ? -1 : 1))),
    decisions: tally.decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    hash: tallyHash(system, seed, tally),
  };
  if (options.json) context.json(report);
  else printTable(report, context);
  return 0;
}

function botOf({ words }: Context, id: string, known: readonly string[]): string {
  if (known.includes(id)) return id;
  throw badUsage(words.unknownBot(id, insteadOf(id, known)));
}

async function playAll(all: Omit<Range, 'from' | 'to'>, jobs: number, context: Context): Promise<Tally> {
  const perRange = Math.min(MOST_PER_RANGE, Math.ceil(all.games / (jobs * 4)));
  const starts = Array.from({ length: Math.ceil(all.games / perRange) }, (_, i) => i * perRange);
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    name: 'playRange',
    minThreads: Math.min(jobs, starts.length),
    maxThreads: Math.min(jobs, starts.length),
  });
  const progress = openProgress(all.games, context);
  try {
    const ranges = starts.map(async (from) => {
      const range: Range = { ...all, from, to: Math.min(from + perRange, all.games) };
      const tally: Tally = await pool.run(range);
      progress.add(tally.games);
      return tally;
    });
    return (await Promise.all(ranges)).reduce(addTallies, NO_GAMES);
  } finally {
    progress.close();
    await pool.destroy();
  }
}

function printTable(
  report: Readonly<Record<string, unknown>> & { outcomes: Record<string, number>; games: number },
  context: Context,
) {
  const { colours, words } = context;
  const { outcomes, ...rest } = report;
  const share = (count: number) => words.share(count, report.games);
  const rows: [string, string][] = [
    ...Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]),
    ...Object.entries(outcomes).map(([id, count]): [string, string] => [`outcomes.${id}`, share(count)]),
  ];
  const wide = Math.max(...rows.map(([key]) => key.length));
  for (const [key, value] of rows) context.print(`${colours.dim(key.padEnd(wide))}  ${value}`);
}
