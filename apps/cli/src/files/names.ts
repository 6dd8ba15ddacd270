import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where saved games of this person go, as the XDG folders say; a relative XDG_STATE_HOME must be ignored. */
export function stateFolder(env: NodeJS.ProcessEnv): string {
  const home = env.XDG_STATE_HOME;
  return join(home && isAbsolute(home) ? home : join(homedir(), '.local', 'state'), 'souterrain');
}

export const slug = (seed: string): string =>
  seed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40) || 'partie';

/** Tries `name`, `name-2`, `name-3`… until one can be taken: a game never takes the place of another. */
export function inFreeName<T>(path: string, take: (name: string) => T | undefined): T {
  const stem = path.replace(/\.json$/, '');
  for (let n = 1; ; n++) {
    const taken = take(n === 1 ? path : `${stem}-${n}.json`);
    if (taken !== undefined) return taken;
  }
}
