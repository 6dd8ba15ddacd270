import { bots } from '@souterrain/bots';
import { Prng, playOut, SeededChance, type Setup, type System } from '@souterrain/kernel';
import { cpuSeconds, median, thousands } from '../measure.ts';
import { namedOf, readOptions } from '../options.ts';
import { type Measured, measuredOf, setupOf } from '../systems.ts';

/** Made beforehand: setting a table up is not playing. */
const PARTIES = 60;
/** Rounds that are not counted: a game runs through a thousand functions, and what a long simulation does is measured. */
const WARM_UP = 3;

/** Without `--seats`, the usual party of each system. */
const { json, numbers, words } = readOptions({ games: 4000, rounds: 5, seats: 0 }, { words: ['system', 'scenario'] });

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

function time(measured: Measured, scenario: string | undefined): void {
  const { system } = measured;
  const name = scenario === undefined ? system.id : `${system.id}, ${scenario}`;
  const seats = numbers.seats || measured.party;
  const setups = Array.from({ length: PARTIES }, (_, game) => setupOf(measured, { game, scenario, seats }));
  for (let round = 0; round > -WARM_UP; round--) playGames(system, setups, round);
  const rates: number[] = [];
  let total = 0;
  for (let round = 1; round <= numbers.rounds; round++) {
    let decisions = 0;
    const seconds = cpuSeconds(() => {
      decisions = playGames(system, setups, round);
    });
    rates.push(decisions / seconds);
    total += decisions;
    if (!json) process.stdout.write(`${name} round ${round}: ${thousands(decisions / seconds)}\n`);
  }
  const games = numbers.games * numbers.rounds;
  const perGame = Number((total / games).toFixed(1));
  const decisionsPerCpuSecond = Math.round(median(rates));
  const best = Math.round(Math.max(...rates));
  const { id, version } = system;
  const summary = {
    bench: 'engine',
    system: id,
    version,
    scenario,
    seats: setups[0]!.seats.length,
    games,
    decisions: total,
    perGame,
  };
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...summary, decisionsPerCpuSecond, best })}\n`
      : `${name}  ${thousands(decisionsPerCpuSecond)} decisions per CPU second (median), ${thousands(best)} (best round), ${perGame} decisions a game\n`,
  );
}

for (const measured of measuredOf(words.system)) {
  const { scenarios, timed: usual } = measured;
  for (const scenario of namedOf({ option: 'scenario', given: words.scenario, known: scenarios.values, usual }))
    time(measured, scenario);
}
