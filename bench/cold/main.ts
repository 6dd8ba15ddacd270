import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.ts';
import { readOptions } from '../options.ts';

const { json, numbers } = readOptions({ runs: 15 });
const fromRoot = (path: string): URL => new URL(`../../${path}`, import.meta.url);

const { buildCli, cliIsStale } = await import(fromRoot('tools/build.mjs').href);
if (cliIsStale()) await buildCli();

const cli = fileURLToPath(fromRoot('apps/cli/dist/cli.js'));
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  nothing: ['-e', '0'],
  expression: [cli, 'odds', '4d6>=4'],
  check: [cli, 'odds', 'attention-donjon', 'check', '--dice', '5', '--difficulty', '3'],
  duel: [
    ...[cli, 'odds', 'cinquante-etages', 'duel', '--pv', '58', '--value', '12', '--damage', '4', '--charisma', '10'],
    ...['--creature-pv', '58', '--creature-value', '11', '--creature-damage', '4'],
  ],
};

/** Milliseconds from the start of a process to its end. */
function elapsed(args: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - started;
}

// Each round runs every command once, so that a busy minute slows them all.
const rounds = Array.from({ length: numbers.runs + 1 }, () =>
  Object.fromEntries(Object.entries(COMMANDS).map(([name, args]) => [name, elapsed(args)])),
).slice(1);

const summary = Object.keys(COMMANDS).map((name) => {
  const times = rounds.map((round) => round[name]!);
  const more = rounds.map((round) => round[name]! - round.nothing!);
  return {
    name,
    best: Math.min(...times),
    median: median(times),
    above: Math.min(...times) - best('nothing'),
    medianAbove: median(more),
  };
});

function best(name: string): number {
  return Math.min(...rounds.map((round) => round[name]!));
}

const lines = summary.map(
  ({ name, best: least, median: middle, above, medianAbove }) =>
    `  ${name.padEnd(12)} best ${least.toFixed(0)} ms, median ${middle.toFixed(0)} ms; above nothing: ${above.toFixed(0)} (best), ${medianAbove.toFixed(0)} (median)`,
);
process.stdout.write(
  json
    ? `${JSON.stringify({ bench: 'cold', runs: numbers.runs, commands: summary })}\n`
    : `${numbers.runs} rounds, a new process each; nothing is node -e 0\n${lines.join('\n')}\n`,
);
