import { playRun, STYLES, type StyleId } from '@souterrain/cinquante-etages/reference';
import { namedOf } from '../options.ts';
import { type Row, shareOf, type Tables } from './share.ts';

const CLASSES = ['guerrier', 'rodeur', 'mage'] as const;
const FLOORS = [10, 25, 45, 50] as const;

/** The tables of C50-BAL-01, C50-BAL-03 and C50-BAL-04: shares of heroes who complete floors 10, 25, 45 and 50. */
export const cinquanteEtages: Tables = (count, given) => ({
  heads: FLOORS.map((floor) => `${floor}`),
  rows: () => {
    namedOf({ option: 'scenario', given, known: [] });
    return rows(count);
  },
});

const row = (name: string, floors: readonly number[]): Row => ({
  name,
  shares: FLOORS.map((floor) => shareOf(`${floor}`, floors.filter((f) => f >= floor).length, floors.length)),
});

function* rows(count: number): Generator<Row> {
  const games = Array.from({ length: count }, (_, i) => i);
  for (const style of Object.keys(STYLES) as StyleId[]) {
    const byClass = CLASSES.map((classe) =>
      games.map((i) => playRun({ classes: [classe], style, seed: `bench ${classe} ${i}` })[0]!),
    );
    for (const [i, classe] of CLASSES.entries()) yield row(`${style}, ${classe}`, byClass[i]!);
    yield row(`${style}, mean`, byClass.flat());
  }
  for (const players of [2, 3, 4]) {
    const tables = games.slice(0, Math.ceil(games.length / players));
    const classes = (i: number) => Array.from({ length: players }, (_, k) => CLASSES[(i + k) % 3]!);
    yield row(
      `reference, ${players} players`,
      tables.flatMap((i) => playRun({ classes: classes(i), style: 'reference', seed: `bench ${players} ${i}` })),
    );
  }
}
