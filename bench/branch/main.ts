import { Game, type Policy, Prng, playOut, SeededChance } from '@souterrain/kernel';
import { median } from '../measure.ts';
import { readOptions } from '../options.ts';
import { type Measured, measuredOf, setupOf } from '../systems.ts';

const { json, numbers, words } = readOptions({ games: 40, times: 30 }, { words: ['system'] });

const microsOf = (run: () => void, times: number): number => {
  const from = process.hrtime.bigint();
  for (let n = 0; n < times; n++) run();
  return Number(process.hrtime.bigint() - from) / 1000 / times;
};

/** Plays so many decisions as somebody who tries to win would. */
function playOn(game: Game, policy: Policy, most: number): void {
  for (let decision = game.open[0]; decision && game.seq < most; decision = game.open[0]) {
    const { min, max, options, seat } = decision;
    const picked =
      min === 1 && max === 1 ? [policy.choose(decision, game.world)] : policy.chooseSome!(decision, game.world);
    const answered = game.answer({ seq: game.seq, seat, picks: picked.map((i) => options[i]!.id) });
    if (!answered.ok) throw game.frozen ?? new Error(JSON.stringify(answered.fault));
  }
}

interface Cost {
  readonly branch: number;
  readonly undo: number;
  readonly decision: number;
}

/** What a branch and an undo cost in the middle of one game of the usual party, and a decision of the whole game. */
function costOf(measured: Measured, index: number): Cost {
  const { system, skilled, scenarios } = measured;
  const seed = `branch ${index}`;
  const scenario = scenarios.values[index % scenarios.values.length];
  const setup = setupOf(measured, { game: index, scenario, seats: system.seats.usual ?? system.seats.min });
  const state = system.setup(setup);
  const chance = new SeededChance(Prng.seeded(seed, 'game'));
  let decisions = 0;
  const whole = microsOf(() => {
    decisions = playOut(system, state, { chance, policy: skilled }).decisions;
  }, 1);
  const started = Game.start(system, { ...setup, seed });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value;
  playOn(game, skilled, Math.ceil(decisions / 2));
  const fresh = new SeededChance(Prng.seeded(seed, 'branch'));
  const last = game.history.at(-1)!.seat;
  return {
    branch: microsOf(() => game.branch(fresh), numbers.times),
    undo: microsOf(() => game.undo(last, { agreed: true }), numbers.times),
    decision: whole / decisions,
  };
}

for (const measured of measuredOf(words.system)) {
  // The first games warm up.
  const games = Array.from({ length: 2 * numbers.games }, (_, index) => costOf(measured, index)).slice(numbers.games);
  const of = (what: keyof Cost): number => Number(median(games.map((cost) => cost[what])).toFixed(1));
  const costs = { branchMicros: of('branch'), undoMicros: of('undo'), decisionMicros: of('decision') };
  const { branchMicros, undoMicros, decisionMicros } = costs;
  const ratio = (branchMicros / decisionMicros).toFixed(2);
  process.stdout.write(
    json
      ? `${JSON.stringify({ system: measured.system.id, ...costs })}\n`
      : `${measured.system.id}: a branch ${branchMicros} µs (${ratio} decisions of ${decisionMicros} µs), an undo ${undoMicros} µs\n`,
  );
}
