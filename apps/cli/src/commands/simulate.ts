import { accessSync, constants, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BOT_IDS } from '@souterrain/bots';
import { checkSetup, type Setup, type System } from '@souterrain/kernel';
import { addTallies, defaultSetup, NO_GAMES, type Tally, tallyHash } from '@souterrain/lab';
import { faultText } from '@souterrain/words';
import { Tinypool } from 'tinypool';
import type { Context } from '../context.ts';
import { badUsage, failedCheck, type Status } from '../failure.ts';
import { codeOf } from '../files/read.ts';
import { wholeNumber } from '../numbers.ts';
import { type PackOptions, playableWith } from '../own-packs.ts';
import { variantsOf } from '../play/start.ts';
import { insteadOf } from '../suggest.ts';
import type { Words } from '../words/index.ts';
import type { PlayedRange, Range } from '../worker.ts';
import { openProgress } from './progress.ts';

export interface SimulateOptions extends PackOptions {
  readonly games: string;
  readonly seed: string;
  readonly bot: string;
  readonly seats?: string;
  readonly variant?: readonly string[];
  readonly out?: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;
/** Small enough for a bar that moves, large enough that handing out ranges costs nothing. */
const MOST_PER_RANGE = 200;

export async function simulate(id: string, options: SimulateOptions, context: Context): Promise<Status> {
  const { words } = context;
  const { system, bots } = await playableWith(id, options, context);
  const setup = setupOf(system, options, context);
  const own = system.carried ?? [];
  const games = wholeNumber(words, { option: '--games', text: options.games, min: 1, max: MOST_GAMES });
  const asked = options.jobs ?? String(Math.min(availableParallelism(), MOST_JOBS));
  const jobs = wholeNumber(words, { option: '--jobs', text: asked, min: 1, max: MOST_JOBS });
  const bot = botOf(context, options.bot, [...BOT_IDS, ...Object.keys((await bots?.()) ?? {})]);
  const { seed, out } = options;
  if (out !== undefined) openFolder(out, words);

  const started = performance.now();
  const tally = await playAll({ system: id, own, setup, games, seed, bot, out }, jobs, context);
  const seconds = (performance.now() - started) / 1000;
  const report = {
    system: id,
    version: system.version,
    ...(own.length > 0 && { packs: own.map(({ pack }) => `${pack.id} ${pack.version} (${pack.hash})`) }),
    games,
    seed,
    ...(options.seats !== undefined && { seats: setup.seats.length }),
    ...(options.variant && { variants: options.variant }),
    ...(out !== undefined && { out }),
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

/** The party of every game, which the system must take. */
function setupOf(system: System, { seats, variant = [] }: SimulateOptions, context: Context): Setup {
  const { words, lang } = context;
  const { min, max } = system.seats;
  const setup = defaultSetup(system, {
    ...(seats !== undefined && { count: wholeNumber(words, { option: '--seats', text: seats, min, max }) }),
    variants: variantsOf(variant, context),
  });
  const checked = checkSetup(system, setup);
  if (!checked.ok) throw badUsage(faultText(lang, checked.fault));
  return setup;
}

/** A folder that takes no file is told before anything is played. */
function openFolder(folder: string, words: Words): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw failedCheck(words.cannotWrite(folder, codeOf(error)));
  }
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
      const { tally, unwritten }: PlayedRange = await pool.run(range);
      if (unwritten) throw failedCheck(context.words.cannotWrite(unwritten.path, unwritten.code));
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
