import { bots } from '@souterrain/bots';
import { checkSetup, Game, Prng, type Setup } from '@souterrain/kernel';
import { thousands } from '../measure.ts';
import { namedOf, readOptions } from '../options.ts';
import { type Measured, measuredOf, setupOf } from '../systems.ts';

/**
 * A long campaign of random games over random tables and readings of the rules. Every game is played as people would,
 * saved, loaded again, and restarted from a checkpoint of its own: the three must agree. Ends by itself, with status 1
 * and the seed of the first game that failed. `--skilled` plays to win; `--from` begins at a later game.
 */
const { json, numbers, flags, words } = readOptions(
  { games: 2000, from: 1, most: 20_000 },
  { flags: ['skilled'], words: ['system', 'scenario'] },
);

interface Table {
  readonly game: number;
  readonly scenario: string | undefined;
}

/** Any number of seats, any value of any choice where that makes a table, a few readings that are not the default. */
function randomSetup(measured: Measured, prng: Prng, { game, scenario }: Table): Setup {
  const { system, scenarios } = measured;
  const { min, max } = system.seats;
  const table = { game, scenario, seats: min + prng.below(max - min + 1) };
  const chosen = system.variants.filter(({ id }) => id !== scenarios.variant && prng.below(4) === 0);
  const readings = Object.fromEntries(chosen.map(({ id, values }) => [id, values[prng.below(values.length)]!]));
  const everyday = setupOf(measured, table);
  const { choices } = system;
  const anybody = setupOf({ ...measured, choices: choices.filter(({ free }) => !free) }, table);
  const read = ({ seats, variants }: Setup): Setup => ({ seats, variants: { ...readings, ...variants } });
  return [read(anybody), read(everyday)].find((setup) => checkSetup(system, setup).ok) ?? everyday;
}

function soak(measured: Measured, seed: string, table: Table): number {
  const { system, skilled } = measured;
  const prng = Prng.seeded(seed, 'people');
  const started = Game.start(system, { ...randomSetup(measured, prng, table), seed });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const { value: played } = started;
  const policy = flags.has('skilled') ? skilled : bots.random(prng);
  const stopAt = prng.below(200);
  let kept = played.checkpoint;
  while (!played.outcome) {
    if (played.seq >= numbers.most) throw new Error(`not over after ${played.seq} decisions`);
    if (played.seq <= stopAt) kept = played.checkpoint;
    const decision = played.open[0];
    if (!decision) throw played.frozen ?? new Error('nobody is asked and the game is not over');
    const { options, min, max, seat } = decision;
    const picked =
      min === 1 && max === 1 ? [policy.choose(decision, played.world)] : policy.chooseSome!(decision, played.world);
    const answered = played.answer({ seq: played.seq, seat, picks: picked.map((i) => options[i]!.id) });
    if (!answered.ok) throw played.frozen ?? new Error(JSON.stringify(answered.fault));
  }
  const replayed = Game.replay(system, played.save());
  if (!replayed.ok) throw new Error(`replay: ${JSON.stringify(replayed.fault)}`);
  const restored = Game.restore(system, played.header, JSON.parse(JSON.stringify(kept)), played.log.slice(0, kept.at));
  const fault = restored.follow(played.log.slice(kept.at));
  if (fault) throw new Error(`checkpoint ${kept.at}: ${JSON.stringify(fault)}`);
  const hashes = [played.hash, replayed.value.hash, restored.hash];
  if (new Set(hashes).size > 1) throw new Error(`played, replayed and restored games differ: ${hashes.join(', ')}`);
  return played.seq;
}

for (const measured of measuredOf(words.system)) {
  const { id, version } = measured.system;
  for (const scenario of namedOf({ option: 'scenario', given: words.scenario, known: measured.scenarios.values })) {
    const name = scenario === undefined ? id : `${id}, ${scenario}`;
    let decisions = 0;
    for (let n = 0; n < numbers.games; n++) {
      const game = numbers.from - 1 + n;
      const seed = `soak ${game}`;
      try {
        decisions += soak(measured, seed, { game, scenario });
      } catch (error) {
        process.stderr.write(`${name}, seed "${seed}": ${(error as Error).stack}\n`);
        const { report } = error as { report?: { header?: Setup } };
        if (report?.header) process.stderr.write(`${JSON.stringify(report.header)}\n`);
        process.exit(1);
      }
      if (!json && (n + 1) % 500 === 0) process.stdout.write(`${name}: ${thousands(n + 1)} games\n`);
    }
    const summary = { bench: 'soak', system: id, version, scenario, games: numbers.games, decisions };
    const told = `${name}  ${thousands(numbers.games)} games, ${thousands(decisions)} decisions, no fault`;
    process.stdout.write(json ? `${JSON.stringify(summary)}\n` : `${told}\n`);
  }
}
