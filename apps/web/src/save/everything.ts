import { canonical, hashText, type JsonLimits, jsonExcess, LONGEST_SAVE } from '@souterrain/kernel';
import type { KeptHero, SavedGame } from './store.ts';

const FORMAT = 'souterrain-tout';
const VERSION = 1;

/** As many of the longest games as a page can hold at once: each is looked at by itself afterwards. */
export const LONGEST_EVERYTHING = 8 * LONGEST_SAVE;
const LIMITS: JsonLimits = { length: LONGEST_EVERYTHING, depth: 70, values: 4_000_000 };

/** All that a device keeps, as one file. */
export interface Everything {
  readonly games: readonly SavedGame[];
  readonly heroes: readonly KeptHero[];
}

/** JSON with a game or a hero a line, and a hash of them all at its end. */
export function writeEverything({ games, heroes }: Everything): string {
  const list = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const body = `"format": "${FORMAT}/${VERSION}",\n"games": ${list(games)},\n"heroes": ${list(heroes)}`;
  // Hashed as it will be read: a record of the database may hold what JSON leaves out.
  const check = hashText(canonical(JSON.parse(`{${body}}`)));
  return `{\n${body},\n"check": "${check}"\n}\n`;
}

/** What `writeEverything` wrote; undefined for any other file, `damaged` for one that was cut or changed. */
export function readEverything(text: string): Everything | 'damaged' | undefined {
  const named = text.slice(0, 200).includes(`"${FORMAT}/`);
  if (!named) return undefined;
  if (jsonExcess(text, LIMITS)) return 'damaged';
  try {
    const { check, ...file } = JSON.parse(text) as Everything & { format: string; check: string };
    const sound = file.format === `${FORMAT}/${VERSION}` && check === hashText(canonical(file));
    return sound && Array.isArray(file.games) && Array.isArray(file.heroes) ? file : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** True when a game kept here is that one, as far as it goes or further. */
export const isSameGame = (here: SavedGame, there: SavedGame): boolean =>
  headerOf(here) === headerOf(there) &&
  there.save.decisions.every((decision, i) => here.save.decisions[i] === decision) &&
  (here.branch ?? -1) === (there.branch ?? -1);

const headerOf = ({
  save: { decisions: _, hashes: __, checkpoint: ___, result: ____, ...header },
}: SavedGame): string => canonical(header);

export const isSameHero = (here: KeptHero, there: KeptHero): boolean =>
  here.system === there.system && here.sheet === there.sheet;
