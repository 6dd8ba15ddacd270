import { basename, resolve } from 'node:path';
import { loadGame, readSave, type SaveFile } from '@souterrain/kernel';
import { refusedSave } from '@souterrain/words';
import type { Context } from '../context.ts';
import { badUsage } from '../failure.ts';
import { readText } from '../files.ts';
import type { PackOptions } from '../own-packs.ts';
import { isSystem, type Playable, unknownSystem } from '../systems.ts';
import { freePath, newPath } from './autosave.ts';
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
  const text = readText(context.words, path);
  const refused = refuse(context, { path, text, withPacks: pack.length > 0 });
  const read = readSave(text);
  if (!read.ok) throw refused(read.fault);
  return { save: read.value, text, refused };
}

/** Options that describe a new game say nothing about one that was saved. */
const NEW_ONLY = ['seed', 'physicalDice', 'players', 'name', 'class', 'variant'] as const;

type ToResume = PlayOptions & { readonly load: string };

export function readToResume(id: string, options: ToResume, context: Context): Saved {
  const { words } = context;
  if (!isSystem(id)) throw unknownSystem(words, id);
  const clash = NEW_ONLY.find((option) => options[option] !== undefined);
  if (clash) throw badUsage(words.notTogether('--load', `--${clash === 'physicalDice' ? 'physical-dice' : clash}`));
  return readSaved(options.load, options, context);
}

export function resumeGame(
  playable: Playable,
  { load, saveTo, save, text, refused }: Saved & { readonly load: string; readonly saveTo: string | undefined },
  context: Context,
): Started {
  const { system } = playable;
  const { words, lang } = context;
  const file = resolve(load);
  const { show, rehearse } = rehearsalOf(playable, context, save);
  const loaded = loadGame(system, save, show);
  if (!loaded.ok) throw refused(loaded.fault);
  const { game, warning } = loaded.value;
  if (!warning) return { game, path: saveTo === undefined ? file : otherPath(file, saveTo, context) };
  const broken = () => refused({ ...warning, params: { ...warning.params, checkpoint: 'broken' } });
  if (!rehearse(game)) throw broken();
  // What could not be replayed stays in the file it came from.
  const path = saveTo === undefined ? freePath(file) : otherPath(file, saveTo, context);
  return {
    game,
    path,
    notice: words.inFile(basename(file), words.fellBack(refusedSave(lang, { fault: warning, text }))),
    refused: broken,
  };
}

const otherPath = (file: string, save: string, { words, env }: Context): string =>
  resolve(save) === file ? file : newPath(words, { save, system: '', seed: '', env });
