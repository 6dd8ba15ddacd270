import { checkSetup, Game, Prng, type Setup, type System } from '@souterrain/kernel';
import { thousands } from '../measure.ts';
import { readOptions } from '../options.ts';
import { MEASURED, setupOf } from '../systems.ts';

/**
 * A long campaign of random games over random tables and readings of the rules. Every game is played as people would,
 * saved, loaded again, and restarted from a checkpoint of its own: the three must agree. Ends by itself, with status 1
 * and the seed of the first game that failed.
 */
const { json, numbers } = readOptions({ games: 2000, most: 20_000 });

/** Any number of seats, any value of any choice, a few readings that are not the default. */
function randomSetup(system: System, prng: Prng, game: number): Setup {
  const { min, max } = system.seats;
  const { seats } = setupOf(system, game, min + prng.below(max - min + 1));
  const chosen = system.variants.filter(() => prng.below(4) === 0);
  const variants = Object.fromEntries(chosen.map(({ id, values }) => [id, values[prng.below(values.length)]!]));
  const setup = { seats, variants };
  return checkSetup(system, setup).ok ? setup : { seats, variants: {} };
}

function soak(system: System, seed: string, game: number): number {
  const prng = Prng.seeded(seed, 'people');
  const started = Game.start(system, { ...randomSetup(system, prng, game), seed });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const { value: played } = started;
  const stopAt = prng.below(200);
  let kept = played.checkpoint;
  while (!played.outcome && played.seq < numbers.most) {
    if (played.seq <= stopAt) kept = played.checkpoint;
    const decision = played.open[0];
    if (!decision) throw played.frozen ?? new Error('nobody is asked and the game is not over');
    const left = decision.options.map((o) => o.id);
    const count = decision.min + prng.below(decision.max - decision.min + 1);
    const picks = Array.from({ length: count }, () => left.splice(prng.below(left.length), 1)[0]!);
    const answered = played.answer({ seq: played.seq, seat: decision.seat, picks });
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

for (const { system } of MEASURED) {
  let decisions = 0;
  for (let game = 0; game < numbers.games; game++) {
    const seed = `soak ${game}`;
    try {
      decisions += soak(system, seed, game);
    } catch (error) {
      process.stderr.write(`${system.id}, seed "${seed}": ${(error as Error).message}\n`);
      const { report } = error as { report?: { header?: Setup } };
      if (report?.header) process.stderr.write(`${JSON.stringify(report.header)}\n`);
      process.exit(1);
    }
    if (!json && (game + 1) % 500 === 0) process.stdout.write(`${system.id}: ${thousands(game + 1)} games\n`);
  }
  const summary = { bench: 'soak', system: system.id, version: system.version, games: numbers.games, decisions };
  const told = `${system.id}  ${thousands(numbers.games)} games, ${thousands(decisions)} decisions, no fault`;
  process.stdout.write(json ? `${JSON.stringify(summary)}\n` : `${told}\n`);
}
