import { Prng } from '@souterrain/kernel';
import { Disk, type Trouble } from './disk.ts';
import { Desk, type Played, Tab } from './tab.ts';
import { Timeline } from './timeline.ts';

/** What came of one schedule. */
export interface Ran {
  readonly acknowledged: number;
  /** Decisions that were said to be kept and stand nowhere. */
  readonly lost: number;
  /** Decisions that stand twice in one game. */
  readonly duplicated: number;
  /** Games that nobody can open and go on with, once all is well again. */
  readonly deadEnds: number;
}

const TROUBLES: readonly Trouble[] = ['none', 'none', 'slow', 'silent', 'full', 'closed', 'unsure'];
const STEPS = 24;

/** Two to four tabs of one browser, and all that may happen to them, under one seed. */
export async function runSchedule(seed: string): Promise<Ran> {
  const prng = Prng.seeded(seed, 'shelf');
  const time = new Timeline(prng);
  const desk = new Desk(time, prng.below(4) > 0);
  const kept = new Map<string, readonly string[]>();
  const removed = new Set<string>();
  const disk = new Disk<Played>(time, (game) => removed.add(game));
  const witness = {
    acknowledged: (game: string, moves: readonly string[]) => {
      kept.set(game, longest(kept.get(game), moves));
    },
  };
  let born = 0;
  const open = () => new Tab(`t${++born}`, { time, disk, desk, witness });
  const tabs = Array.from({ length: 2 + prng.below(3) }, open);
  tabs[0]!.start();
  await time.pass(time.now + 60);
  const games = () => [...new Set([...kept.keys(), ...disk.standing.map(({ id }) => id)])];
  const some = () => {
    const ids = games();
    return ids[prng.below(Math.max(1, ids.length))] ?? 't1-1';
  };
  for (let step = 0; step < STEPS; step++) {
    const at = prng.below(tabs.length);
    const tab = tabs[at]!;
    const what = prng.below(20);
    if (what < 8) tab.answer();
    else if (what < 12) void tab.open(some());
    else if (what === 12) tab.start();
    else if (what === 13) void tab.copy();
    else if (what === 14) void tab.delete(some());
    else if (what < 17) {
      tab.alive = false;
      tabs[at] = open();
    } else if (what === 17) disk.trouble = TROUBLES[prng.below(TROUBLES.length)]!;
    else if (what === 18 && prng.below(4) === 0) {
      disk.empty();
      kept.clear();
    } else if (what === 19 && prng.below(4) === 0) {
      for (const one of tabs) one.alive = false;
      disk.cutPower();
      tabs.forEach((_, i) => {
        tabs[i] = open();
      });
    }
    // Now and then several things happen at the same moment.
    if (prng.below(3) > 0) await time.pass(time.now + prng.below(40));
  }
  disk.trouble = 'none';
  await time.pass(time.now + 2_000);
  for (const game of removed) kept.delete(game);
  const dead = await deadEnds(disk, time, open);
  return counted(disk.standing, kept, dead);
}

/** What was kept last of a game holds all that was kept before, or came from another answer that was taken. */
const longest = (before: readonly string[] | undefined, moves: readonly string[]): readonly string[] =>
  before?.every((move, i) => moves[i] === move) ? moves : [...new Set([...(before ?? []), ...moves])];

function counted(standing: readonly Played[], kept: ReadonlyMap<string, readonly string[]>, dead: number): Ran {
  const ran = { acknowledged: 0, lost: 0, duplicated: 0, deadEnds: dead };
  for (const [id, moves] of kept) {
    ran.acknowledged += moves.length;
    const stands = new Set(standing.find((record) => record.id === id)?.moves);
    ran.lost += moves.filter((move) => !stands.has(move)).length;
  }
  for (const { moves } of standing) ran.duplicated += moves.length - new Set(moves).size;
  return ran;
}

/** Every game that stands can be opened by somebody new, who goes on with it. */
async function deadEnds(disk: Disk<Played>, time: Timeline, open: () => Tab): Promise<number> {
  let dead = 0;
  for (const { id } of disk.standing) {
    const tab = open();
    void tab.open(id);
    await time.pass(time.now + 200);
    tab.answer();
    await time.pass(time.now + 200);
    if (tab.sitting?.state !== 'saved') dead++;
  }
  return dead;
}
