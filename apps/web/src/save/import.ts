import type { SystemId } from '@souterrain/catalog';
import { loadGame, readSave } from '@souterrain/kernel';
import { loaderOf } from '../systems/registry.ts';
import { sayFault } from '../words/fault.ts';
import { language, needRest, rest, words } from '../words/language.ts';
import { type Everything, readEverything } from './everything.ts';
import { fault } from './keeper.ts';
import { restore } from './restore.ts';
import { safetyWords } from './save-words.ts';
import { games, newId, type SavedGame } from './store.ts';
import { gameTitle } from './title.ts';

export interface ImportReport {
  readonly text: string;
  readonly bad: boolean;
}

const bad = (reason: string): ImportReport => ({ text: reason, bad: true });

/** Reads a file into this device, one game or everything; what is already kept is never replaced. */
export async function importFile(text: string): Promise<ImportReport> {
  await needRest();
  const everything = readEverything(text);
  if (everything === 'damaged') return bad(await sayFault({ code: 'save-corrupt', params: {} }));
  return everything ? importEverything(everything) : importSave(text);
}

async function importEverything(file: Everything): Promise<ImportReport> {
  try {
    const done = await restore(file);
    return { text: safetyWords[language.value].restored(done), bad: done.refused > 0 };
  } catch (error) {
    return bad(rest.value.saves[fault(error)]);
  }
}

/** A new game of this device, after playing it through. */
async function importSave(text: string): Promise<ImportReport> {
  const read = readSave(text);
  if (!read.ok) return bad(await sayFault(read.fault));
  const adaptor = await loaderOf(read.value.system)?.();
  if (!adaptor) return bad(words.value.table.unknownSystem(read.value.system));
  const loaded = loadGame(adaptor.system, read.value);
  if (!loaded.ok) return bad(await sayFault(loaded.fault));
  const { game, warning } = loaded.value;
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
    await games.write(saved);
  } catch (error) {
    return bad(rest.value.saves[fault(error)]);
  }
  const said = rest.value.saves.imported(gameTitle(saved, language.value));
  return warning ? bad(`${said} ${rest.value.table.warning} ${await sayFault(warning)}`) : { text: said, bad: false };
}
