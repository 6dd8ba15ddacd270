import { basename, resolve } from 'node:path';
import { LONGEST_SAVE, loadGame, readSave, type SaveFile } from '@souterrain/kernel';
import { refusedSave } from '@souterrain/words';
import type { Context } from '../context.ts';
import { badUsage } from '../failure.ts';
import type { Lock } from '../files/lock.ts';
import { readText } from '../files/read.ts';
import type { PackOptions } from '../own-packs.ts';
import { isSystem, type Playable, unknownSystem } from '../systems.ts';
import { freePlace, lockFor, newPlace, type Place } from './place.ts';
import { type Refuse, refuse } from './refuse.ts';
import { rehearsalOf } from './rehearsal.ts';
import type { PlayOptions, Started } from './start.ts';

/** A file that holds a save, and what is said where its game cannot be played. */
export interface Saved {
  readonly save: SaveFile;
  readonly text: string;
  readonly refused: Refuse;
}

export function readSaved(path: string, { pack = [] }: PackOptions, context: Context): Saved {
  const text = readText(context.words, { path, most: LONGEST_SAVE });
  const refused = refuse(context, { path, text, withPacks: pack.length > 0 });
  const read = readSave(text);
  if (!read.ok) throw refused(read.fault);
  return { save: read.value, text, refused };
}

/** Options that describe a new game say nothing about one that was saved. */
const NEW_ONLY = ['seed', 'physicalDice', 'players', 'name', 'class', 'variant'] as const;

type ToResume = PlayOptions & { readonly load: string };

/** A game to go on with, and the lock of its file where it goes on in it. */
export interface ToGoOn extends Saved {
  readonly lock: Lock | undefined;
}

export function readToResume(id: string, options: ToResume, context: Context): ToGoOn {
  const { words } = context;
  if (!isSystem(id)) throw unknownSystem(words, id);
  const clash = NEW_ONLY.find((option) => options[option] !== undefined);
  if (clash) throw badUsage(words.notTogether('--load', `--${clash === 'physicalDice' ? 'physical-dice' : clash}`));
  const { load, save = load } = options;
  // Locked, then read: nobody writes in between.
  const lock = resolve(save) === resolve(load) ? lockFor(resolve(load), words) : undefined;
  return { ...readSaved(load, options, context), lock };
}

export function resumeGame(
  playable: Playable,
  { load, saveTo, save, text, lock, refused }: ToGoOn & { readonly load: string; readonly saveTo: string | undefined },
  context: Context,
): Started {
  const { system } = playable;
  const { words, lang, env } = context;
  const file = resolve(load);
  const { show, rehearse } = rehearsalOf(playable, context, save);
  const loaded = loadGame(system, save, show);
  if (!loaded.ok) throw refused(loaded.fault);
  const { game, warning } = loaded.value;
  const place = (): Place =>
    saveTo === undefined || resolve(saveTo) === file
      ? { path: file, lock, text }
      : newPlace(words, { save: saveTo, system: system.id, seed: save.seed, env });
  if (!warning) return { game, place: place() };
  const broken = () => refused({ ...warning, params: { ...warning.params, checkpoint: 'broken' } });
  if (!rehearse(game)) throw broken();
  // What could not be replayed stays in the file it came from.
  if (saveTo === undefined) lock?.release();
  return {
    game,
    place: saveTo === undefined ? freePlace(file) : place(),
    notice: words.inFile(basename(file), words.fellBack(refusedSave(lang, { fault: warning, text }))),
    refused: broken,
  };
}
