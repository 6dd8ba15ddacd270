import { gzipSync } from 'node:zlib';
import { bots } from '@souterrain/bots';
import { Game, type Policy, Prng, type SaveFile, writeSave } from '@souterrain/kernel';
import { type Measured, setupOf } from '../systems.ts';

export interface Sizes {
  readonly decisions: number;
  /** Of the whole replay file, compressed, and of its decisions alone. */
  readonly file: number;
  readonly body: number;
  /** Of the largest checkpoint, as JSON, not compressed. */
  readonly snapshot: number;
}

export interface Weighing {
  readonly game: number;
  readonly seats: number;
  readonly late: boolean;
  /** Played by somebody who tries to win rather than at random. */
  readonly skilled: boolean;
}

const compressed = (save: SaveFile): number => gzipSync(writeSave(save), { level: 9 }).length;

/** Plays one game as people would and weighs what is kept of it. */
export function weigh(measured: Measured, { game, seats, late, skilled }: Weighing): Sizes {
  const { system } = measured;
  const seed = `size ${game}`;
  const started = Game.start(system, { ...setupOf(measured, { game, seats }), seed });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  let table = started.value;
  if (late) {
    const state = system.setup(table.header);
    measured.late(state);
    table = Game.restore(system, table.header, { at: 0, state, prng: Prng.seeded(seed, 'game').state });
  }
  const bot = skilled ? measured.skilled : bots.random(Prng.seeded(seed, 'bot'));
  const snapshot = playToItsEnd(table, bot);
  const save = table.save();
  const file = compressed(save);
  const body = file - compressed({ ...save, decisions: [], hashes: [] });
  return { decisions: save.decisions.length, file, body, snapshot };
}

/** Plays with a policy; returns the size of the largest checkpoint met. */
function playToItsEnd(table: Game, bot: Policy): number {
  let largest = 0;
  for (let decision = table.open[0]; decision; decision = table.open[0]) {
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(table.checkpoint)));
    const { min, max, options, seat } = decision;
    const picked =
      min === 1 && max === 1 ? [bot.choose(decision, table.world)] : bot.chooseSome!(decision, table.world);
    const answered = table.answer({ seq: table.seq, seat, picks: picked.map((i) => options[i]!.id) });
    if (!answered.ok) throw table.frozen ?? new Error(JSON.stringify(answered.fault));
  }
  return largest;
}
