import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { type Game, writeSave } from '@souterrain/kernel';
import { badUsage } from '../failure.ts';
import { codeOf, writeWhole } from '../files.ts';
import type { Words } from '../words/index.ts';

/** Where saved games of this person go, as the XDG folders say; a relative XDG_STATE_HOME must be ignored. */
export function stateFolder(env: NodeJS.ProcessEnv): string {
  const home = env.XDG_STATE_HOME;
  return join(home && isAbsolute(home) ? home : join(homedir(), '.local', 'state'), 'souterrain');
}

/** The first of `name`, `name-2`, `name-3`… that does not exist: a game never takes the place of another. */
export function freePath(path: string): string {
  const stem = path.replace(/\.json$/, '');
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? path : `${stem}-${n}.json`;
    if (!existsSync(candidate)) return candidate;
  }
}

export const slug = (seed: string): string =>
  seed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40) || 'partie';

/** The file a new game is kept in. */
export function newPath(
  words: Words,
  { save, system, seed, env }: { save?: string | undefined; system: string; seed: string; env: NodeJS.ProcessEnv },
): string {
  if (save === undefined) return freePath(join(stateFolder(env), `${system}-${slug(seed)}.json`));
  if (existsSync(save)) throw badUsage(words.saveExists(save));
  return resolve(save);
}

export interface Autosave {
  readonly path: string;
  /** Undefined when the game is safe; what went wrong otherwise. */
  write(game: Game): string | undefined;
}

export const autosaveTo = (path: string): Autosave => ({
  path,
  write(game) {
    try {
      writeWhole(path, writeSave(game.save()));
      return undefined;
    } catch (error) {
      return codeOf(error);
    }
  },
});
