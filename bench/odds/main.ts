import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../options.ts';
import { loadOddsPeer, type Peer } from './peer.ts';
import { QUESTIONS, type Question } from './questions.ts';

const ROUNDS = 15;
const { json, numbers, flags } = readOptions({ processes: 5 }, { flags: ['alone', 'once'] });

/** Milliseconds of one answer: the best round of this process, and the very first answer. */
interface Timing {
  readonly best: number;
  readonly first: number;
}

interface Timed {
  readonly id: string;
  readonly odds: Timing;
  readonly peer?: Timing;
}

function timing(answer: () => unknown, times: number): Timing {
  const start = performance.now();
  answer();
  const first = performance.now() - start;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    for (let n = 0; n < times; n++) answer();
    best = Math.min(best, (performance.now() - before) / times);
  }
  return { best, first };
}

/** Both must give the same figures. */
function assertSame({ id, figures, peer }: Question, library: Peer): void {
  const [ours, theirs] = [figures?.().flat() ?? [], peer?.(library).flat() ?? []];
  const gap = Math.max(...ours.map((figure, at) => Math.abs(figure - (theirs[at] ?? Number.NaN))));
  if (ours.length === theirs.length && gap < 1e-9) return;
  process.stderr.write(`${id}: the two answers differ by ${gap}\n`);
  process.exit(1);
}

/** One process: every question, the odds and the library in turn. */
async function once(): Promise<readonly Timed[]> {
  const library = flags.has('alone') ? undefined : await loadOddsPeer();
  return QUESTIONS.map((question) => {
    const { id, times } = question;
    const odds = timing(question.odds, times.odds);
    if (!library || !question.peer) return { id, odds };
    const { peer } = question;
    const timed = timing(() => peer(library), times.peer ?? 1);
    assertSame(question, library);
    return { id, odds, peer: timed };
  });
}

function inItsOwnProcess(): readonly Timed[] {
  const args = [fileURLToPath(import.meta.url), '--once', '--json', ...(flags.has('alone') ? ['--alone'] : [])];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout);
}

const least = (timings: readonly (Timing | undefined)[], which: keyof Timing): number =>
  Math.min(...timings.map((timed) => timed?.[which] ?? Number.POSITIVE_INFINITY));

const shown = (milliseconds: number): string =>
  milliseconds >= 0.1 ? `${milliseconds.toFixed(2)} ms` : `${(1000 * milliseconds).toPrecision(3)} µs`;

function summary({ id, title, ratio, milliseconds }: Question, runs: readonly (readonly Timed[])[]) {
  const timed = runs.map((run) => run.find((one) => one.id === id));
  const odds = least(
    timed.map((one) => one?.odds),
    'best',
  );
  const first = least(
    timed.map((one) => one?.odds),
    'first',
  );
  const peer = least(
    timed.map((one) => one?.peer),
    'best',
  );
  const times = Number.isFinite(peer) ? peer / odds : undefined;
  const isReached = ratio ? times === undefined || times >= ratio.least : odds <= (milliseconds?.most ?? odds);
  return { id, title, odds, first, ...(times === undefined ? {} : { peer, ratio: times }), isReached };
}

if (flags.has('once')) process.stdout.write(`${JSON.stringify(await once())}\n`);
else {
  if (!flags.has('alone')) await loadOddsPeer();
  const runs = Array.from({ length: numbers.processes }, inItsOwnProcess);
  const summaries = QUESTIONS.map((question) => summary(question, runs));
  if (json) process.stdout.write(`${JSON.stringify({ bench: 'odds', processes: numbers.processes, summaries })}\n`);
  else
    for (const { title, odds, first, peer, ratio, isReached } of summaries) {
      const beside =
        ratio === undefined || peer === undefined
          ? ''
          : `, the library ${shown(peer)}: ${ratio.toFixed(0)} times faster`;
      process.stdout.write(
        `${title}\n  ${shown(odds)} (cold ${shown(first)})${beside}${isReached ? '' : '  NOT REACHED'}\n`,
      );
    }
}
