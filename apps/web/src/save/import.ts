import type { SystemId } from '@souterrain/catalog';
import { type Fault, readSave } from '@souterrain/kernel';
import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/safety.css?inline';
import { loaderOf } from '../systems/registry.ts';
import { sayRefused } from '../words/fault.ts';
import { language, words } from '../words/language.ts';
import { type Everything, LONGEST_EVERYTHING, readEverything } from './everything.ts';
import { fault } from './fault.ts';
import { loadKept } from './readable.ts';
import { restore } from './restore.ts';
import { safetyWords } from './save-words.ts';
import { games, newId, type SavedGame } from './store.ts';
import { gameTitle } from './title.ts';

adoptStyles(css);

export interface ImportReport {
  readonly text: string;
  readonly bad: boolean;
}

const bad = (text: string): ImportReport => ({ text, bad: true });

/** Reads a file into this device, one game or everything; what is already kept is never replaced. */
export async function importFile(file: File): Promise<ImportReport> {
  const refused = (why: string) => bad(safetyWords[language.value].refused(file.name, why));
  const text = await textOf(file);
  if (text === undefined) return refused(safetyWords[language.value].tooLarge);
  const everything = readEverything(text);
  if (everything === 'damaged') return refused(await sayRefused(damageOf(text), text));
  return everything ? importEverything(everything) : importSave(text, refused);
}

/** A file that does not start as a save is not read any further, however large; undefined where it is too large to be one. */
async function textOf(file: File): Promise<string | undefined> {
  try {
    const start = await file.slice(0, 4_000).text();
    if (!start.trimStart().startsWith('{')) return start;
    return file.size > LONGEST_EVERYTHING ? undefined : await file.text();
  } catch {
    return undefined;
  }
}

/** A file of everything that is no longer one: cut, or changed. */
function damageOf(text: string): Fault {
  const read = readSave(text);
  return !read.ok && read.fault.code === 'save-unreadable' ? read.fault : { code: 'save-corrupt', params: {} };
}

async function importEverything(file: Everything): Promise<ImportReport> {
  try {
    const done = await restore(file);
    return { text: safetyWords[language.value].restored(done), bad: done.refused > 0 };
  } catch (error) {
    return bad(words.value.saves[fault(error)]);
  }
}

/** A new game of this device, after playing it through. */
async function importSave(text: string, refused: (why: string) => ImportReport): Promise<ImportReport> {
  const read = readSave(text);
  if (!read.ok) return refused(await sayRefused(read.fault, text));
  const load = loaderOf(read.value.system);
  if (!load) return refused(words.value.table.unknownSystem(read.value.system));
  const loaded = await loadKept(load, read.value);
  if (!loaded.ok) return refused(await sayRefused(loaded.fault, text));
  const { game, warning, adaptor } = loaded.value;
  const view = game.view(game.open[0]?.seat);
  const saved: SavedGame = {
    id: newId(),
    system: read.value.system as SystemId,
    names: read.value.seats.map((seat) => seat.name),
    place: { fr: adaptor.place(view, 'fr'), en: adaptor.place(view, 'en') },
    updated: Date.now(),
    save: game.save(),
  };
  try {
    await games.add(saved);
  } catch (error) {
    return bad(words.value.saves[fault(error)]);
  }
  const said = words.value.saves.imported(gameTitle(saved, language.value));
  return warning
    ? bad(`${said} ${words.value.table.warning} ${await sayRefused(warning, text)}`)
    : { text: said, bad: false };
}
