import { thousands } from '../measure.ts';
import { readOptions } from '../options.ts';
import { MEASURED } from '../systems.ts';
import { type Sizes, weigh } from './weigh.ts';

const { json, numbers, flags } = readOptions({ games: 60, seats: 1 }, { flags: ['random'] });
/** Random players die so soon that the header is most of their file: `--random` weighs them all the same. */
const skilled = !flags.has('random');

const ratio = (bytes: number, decisions: number): number => Number((bytes / decisions).toFixed(2));
const total = (sizes: readonly Sizes[], field: keyof Sizes): number =>
  sizes.reduce((sum, size) => sum + size[field], 0);
const largest = (sizes: readonly Sizes[]): number => Math.max(...sizes.map(({ snapshot }) => snapshot));

for (const measured of MEASURED) {
  const weighAll = (late: boolean) =>
    Array.from({ length: numbers.games }, (_, game) => weigh(measured, { game, seats: numbers.seats, late, skilled }));
  const sizes = weighAll(false);
  const { decisions: most, file } = sizes.reduce((a, b) => (b.decisions > a.decisions ? b : a));
  const decisions = total(sizes, 'decisions');
  const summary = {
    bench: 'size',
    system: measured.system.id,
    games: numbers.games,
    seats: numbers.seats,
    players: skilled ? 'skilled' : 'random',
    decisions,
    bytesPerDecision: ratio(total(sizes, 'file'), decisions),
    bytesPerDecisionBesideHeader: ratio(total(sizes, 'body'), decisions),
    longest: { decisions: most, bytes: file, bytesPerDecision: ratio(file, most) },
    largestSnapshot: largest(sizes),
    largestLateSnapshot: largest(weighAll(true)),
  };
  const lines = [
    `${summary.system}: ${numbers.games} games of ${summary.players} players, ${thousands(decisions)} decisions`,
    `  replay, gzip      ${summary.bytesPerDecision} bytes a decision; ${summary.bytesPerDecisionBesideHeader} beside the header`,
    `  the longest game  ${most} decisions in ${thousands(file)} bytes: ${summary.longest.bytesPerDecision} a decision`,
    `  largest snapshot  ${thousands(summary.largestSnapshot)} bytes; ${thousands(summary.largestLateSnapshot)} late in a game`,
  ];
  process.stdout.write(json ? `${JSON.stringify(summary)}\n` : `${lines.join('\n')}\n`);
}
