import { bots } from '@souterrain/bots';
import { Prng, playOut, SeededChance, type Setup, type System } from '@souterrain/kernel';
import { cpuSeconds, median, thousands } from '../measure.ts';
import { readOptions } from '../options.ts';
import { MEASURED, setupOf } from '../systems.ts';

/** Made beforehand: setting a table up is not playing. */
const PARTIES = 60;

const { json, numbers } = readOptions({ games: 4000, rounds: 5 });

/** Plays whole games with the random bot and keeps no event; returns how many decisions were taken. */
function playGames(system: System, setups: readonly Setup[], round: number): number {
  let decisions = 0;
  for (let game = 0; game < numbers.games; game++) {
    const seed = `engine ${round} ${game}`;
    const chance = new SeededChance(Prng.seeded(seed, 'game'));
    const policy = bots.random(Prng.seeded(seed, 'bot'));
    decisions += playOut(system, system.setup(setups[game % setups.length]!), { chance, policy }).decisions;
  }
  return decisions;
}

for (const { system } of MEASURED) {
  const setups = Array.from({ length: PARTIES }, (_, game) => setupOf(system, game));
  playGames(system, setups, 0);
  const rates: number[] = [];
  let total = 0;
  for (let round = 1; round <= numbers.rounds; round++) {
    let decisions = 0;
    const seconds = cpuSeconds(() => {
      decisions = playGames(system, setups, round);
    });
    rates.push(decisions / seconds);
    total += decisions;
    if (!json) process.stdout.write(`${system.id} round ${round}: ${thousands(decisions / seconds)}\n`);
  }
  const games = numbers.games * numbers.rounds;
  const perGame = Number((total / games).toFixed(1));
  const decisionsPerCpuSecond = Math.round(median(rates));
  const best = Math.round(Math.max(...rates));
  const summary = { bench: 'engine', system: system.id, version: system.version, games, decisions: total, perGame };
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...summary, decisionsPerCpuSecond, best })}\n`
      : `${system.id}  ${thousands(decisionsPerCpuSecond)} decisions per CPU second (median), ${thousands(best)} (best round), ${perGame} decisions a game\n`,
  );
}
