import { bots } from '@souterrain/bots';
import {
  type Decision,
  Drive,
  EngineError,
  type GameEvent,
  type Option,
  type Policy,
  Prng,
  SeededChance,
  type Setup,
  type Stop,
  type System,
} from '@souterrain/kernel';
import { cpuSeconds, median } from '../measure.ts';
import { readOptions } from '../options.ts';
import { MEASURED, setupOf } from '../systems.ts';

/** Rounds that are not counted: every system has to be compiled. */
const WARM_UP = 3;

/** Each round plays so many times its games, both ways. */
const { json, numbers } = readOptions({ games: 200, times: 3, rounds: 7 });

interface Seating {
  readonly system: System;
  readonly setup: Setup;
}

/** The usual party of every system in turn, in each of its scenarios. */
const SEATINGS: readonly Seating[] = Array.from({ length: numbers.games }, (_, index) => {
  const measured = MEASURED[index % MEASURED.length]!;
  const { system, scenarios, party } = measured;
  const game = Math.floor(index / MEASURED.length);
  const scenario = scenarios.values[game % scenarios.values.length];
  return { system, setup: setupOf(measured, { game, scenario, seats: system.seats.usual ?? party }) };
});

/** A game of the random bot, one decision at a time. */
class Table {
  decisions = 0;
  readonly #system: System;
  readonly #drive: Drive<unknown, GameEvent>;
  readonly #policy: Policy;
  #stop: Stop | undefined;

  constructor({ system, setup }: Seating, seed: string) {
    this.#system = system;
    this.#policy = bots.random(Prng.seeded(seed, 'bot'));
    this.#drive = new Drive(system, system.setup(setup), { chance: new SeededChance(Prng.seeded(seed, 'game')) });
    this.#run(undefined);
  }

  get isOver(): boolean {
    return this.#stop === undefined;
  }

  decide(): void {
    const stop = this.#stop!;
    if (stop.kind === 'ask') this.#run(this.#drive.resume(this.#answer(stop)));
    else if (stop.kind === 'askAll') this.#run(this.#drive.resume(stop.decisions.map((asked) => this.#pick(asked))));
    else throw new EngineError(`nobody is there to ${stop.kind}`);
  }

  #answer(asked: Decision): Option | readonly Option[] {
    if (asked.min === 1 && asked.max === 1) return this.#pick(asked);
    this.decisions++;
    return this.#policy.chooseSome!(asked, this.#drive.world).map((i) => asked.options[i]!);
  }

  #pick(asked: Decision): Option {
    this.decisions++;
    return asked.options[this.#policy.choose(asked, this.#drive.world)]!;
  }

  /** On to the next question, or to the end. */
  #run(stop: Stop | undefined): void {
    let next = stop;
    while (!next && !this.#system.outcome(this.#drive.world.state)) next = this.#drive.begin();
    this.#stop = next;
  }
}

const seedOf = (round: string, game: number): string => `mixed ${round} ${game}`;

function oneAfterTheOther(round: string): number {
  let decisions = 0;
  for (const [game, seating] of SEATINGS.entries()) {
    const table = new Table(seating, seedOf(round, game));
    while (!table.isOver) table.decide();
    decisions += table.decisions;
  }
  return decisions;
}

function inTurn(round: string): number {
  const tables = SEATINGS.map((seating, game) => new Table(seating, seedOf(round, game)));
  for (let open = tables; open.length > 0; open = open.filter(({ isOver }) => !isOver))
    for (const table of open) table.decide();
  return tables.reduce((sum, { decisions }) => sum + decisions, 0);
}

/** Microseconds of processor time a decision. */
function microsOf(play: (round: string) => number, round: number): number {
  let decisions = 0;
  const seconds = cpuSeconds(() => {
    for (let n = 0; n < numbers.times; n++) decisions += play(`${round} ${n}`);
  });
  return (seconds * 1e6) / decisions;
}

const alone: number[] = [];
const mixed: number[] = [];
for (let round = 1 - WARM_UP; round <= numbers.rounds; round++) {
  // Who comes second finds the heap of who came first.
  const first = round % 2 === 0 ? microsOf(oneAfterTheOther, round) : undefined;
  const together = microsOf(inTurn, round);
  const each = first ?? microsOf(oneAfterTheOther, round);
  if (round < 1) continue;
  alone.push(each);
  mixed.push(together);
  if (!json) process.stdout.write(`round ${round}: ${each.toFixed(2)} µs alone, ${together.toFixed(2)} µs mixed\n`);
}

const { games } = numbers;
const aloneMicros = Number(median(alone).toFixed(2));
const mixedMicros = Number(median(mixed).toFixed(2));
const ratio = Number(median(mixed.map((micros, round) => micros / alone[round]!)).toFixed(3));
process.stdout.write(
  json
    ? `${JSON.stringify({ games, aloneMicros, mixedMicros, ratio })}\n`
    : `${games} games of every system: a decision ${aloneMicros} µs one after the other, ${mixedMicros} µs in turn (${ratio})\n`,
);
