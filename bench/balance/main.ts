import { playRun, STYLES, type StyleId } from '@souterrain/cinquante-etages/reference';
import { readOptions } from '../options.ts';

/** The tables of C50-BAL-01, C50-BAL-03 and C50-BAL-04: shares of heroes who complete floors 10, 25, 45 and 50. */
const { json, numbers } = readOptions({ games: 300 });
const CLASSES = ['guerrier', 'rodeur', 'mage'] as const;
const FLOORS = [10, 25, 45, 50] as const;

/** A percentage with its 95 % interval (Wilson), which stays inside 0 and 100. */
function share(floors: readonly number[], floor: number) {
  const n = floors.length;
  const p = floors.filter((f) => f >= floor).length / n;
  const z2 = 1.96 ** 2;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (1.96 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  const percent = (x: number) => Number((100 * x).toFixed(1));
  return { floor, percent: percent(p), low: percent(middle - half), high: percent(middle + half) };
}

function tell(name: string, floors: readonly number[]): void {
  const shares = FLOORS.map((floor) => share(floors, floor));
  const cells = shares.map((s) => `${`${s.percent} %`.padStart(7)} [${s.low}, ${s.high}]`.padEnd(24));
  process.stdout.write(
    json ? `${JSON.stringify({ bench: 'balance', name, shares })}\n` : `${name.padEnd(26)}${cells.join('')}\n`,
  );
}

const games = Array.from({ length: numbers.games }, (_, i) => i);
if (!json)
  process.stdout.write(`${'floor completed'.padEnd(26)}${FLOORS.map((f) => `${f}`.padStart(7).padEnd(24)).join('')}\n`);
for (const style of Object.keys(STYLES) as StyleId[]) {
  const byClass = CLASSES.map((classe) =>
    games.map((i) => playRun({ classes: [classe], style, seed: `bench ${classe} ${i}` })[0]!),
  );
  CLASSES.forEach((classe, i) => {
    tell(`${style}, ${classe}`, byClass[i]!);
  });
  tell(`${style}, mean`, byClass.flat());
}
for (const players of [2, 3, 4]) {
  const tables = games.slice(0, Math.ceil(games.length / players));
  const classes = (i: number) => Array.from({ length: players }, (_, k) => CLASSES[(i + k) % 3]!);
  tell(
    `reference, ${players} players`,
    tables.flatMap((i) => playRun({ classes: classes(i), style: 'reference', seed: `bench ${players} ${i}` })),
  );
}
