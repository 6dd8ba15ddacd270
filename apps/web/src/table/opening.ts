import { Game, type NewGame } from '@souterrain/kernel';
import { isLost } from '../save/keeping.ts';
import { newId } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';
import { readySeats } from '../systems/ready-seats.ts';
import { loaderOf, manifestOf } from '../systems/registry.ts';
import { sayFault } from '../words/fault.ts';
import { words } from '../words/language.ts';
import type { Bots } from './around/bots.ts';
import { openSitting, type Sitting } from './sitting.ts';

/** What a page can open: a game, or the sentence that says why not. */
export type Opened =
  | { readonly sitting: Sitting }
  /** `broken` is the id of a game that is kept here and cannot be read. */
  | { readonly problem: string; readonly broken?: string };

let current: Sitting | undefined;

export async function startGame(system: string, setup: NewGame, bots?: readonly number[]): Promise<Opened> {
  const adaptor = await loaderOf(system)?.();
  if (!adaptor) return { problem: words.value.table.unknownSystem(system) };
  const started = Game.start(adaptor.system, setup);
  if (!started.ok) return { problem: await sayFault(started.fault) };
  current = openSitting({ id: newId(), adaptor, game: started.value, bots: await seatBots(adaptor, bots) });
  return { sitting: current };
}

/** Bots are fetched for the games that have some. */
export const seatBots = async (adaptor: Adaptor, seats: readonly number[] = []): Promise<Bots | undefined> =>
  seats.length > 0 ? (await import('./around/bots.ts')).botsOf(adaptor, seats) : undefined;

/** The default game of a system: its usual party of ready-made heroes, rules as written. */
export async function startQuickly(
  system: string,
  seed: string,
  dice: 'seeded' | 'physical' = 'seeded',
): Promise<Opened> {
  const adaptor = await loaderOf(system)?.();
  if (!adaptor) return { problem: words.value.table.unknownSystem(system) };
  const { min, usual = min } = adaptor.system.seats;
  const seats = readySeats(adaptor, words.value.heroNames.slice(0, usual));
  return startGame(system, { seats, variants: {}, seed, dice });
}

/** The game that the guide of a system tells. */
export async function startGuided(system: string): Promise<Opened> {
  const guide = manifestOf(system)?.guide;
  return guide ? startGame(system, guide.game) : { problem: words.value.table.unknownSystem(system) };
}

/** The game of an id, if this tab plays it. */
export const onTable = (id: string): Sitting | undefined =>
  current?.id === id && !isLost(current.kept.value) ? current : undefined;

/** The game of an id: the one on the table, or the one kept on this device. */
export async function resumeGame(id: string): Promise<Opened> {
  const sitting = onTable(id);
  if (sitting) return { sitting };
  // Reading a save back is more code than starting a game: it is fetched when there is one to read.
  const { readSitting } = await import('../save/resume.ts');
  const opened = await readSitting(id);
  if ('sitting' in opened) current = opened.sitting;
  return opened;
}
