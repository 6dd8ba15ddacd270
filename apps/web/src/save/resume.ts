import { loadGame } from '@souterrain/kernel';
import { loaderOf } from '../systems/registry.ts';
import { type Opened, seatBots } from '../table/opening.ts';
import { openSitting } from '../table/sitting.ts';
import { sayFault } from '../words/fault.ts';
import { words } from '../words/language.ts';
import { games } from './store.ts';

/** A game kept on this device, played through again to where it was left. */
export async function readSitting(id: string): Promise<Opened> {
  const { missing, unknownSystem } = words.value.table;
  const kept = await games.read(id).catch(() => undefined);
  if (!kept) return { problem: missing };
  const adaptor = await loaderOf(kept.system)?.();
  if (!adaptor) return { problem: unknownSystem(kept.system) };
  const loaded = loadGame(adaptor.system, kept.save);
  if (!loaded.ok) return { problem: await sayFault(loaded.fault) };
  return { sitting: openSitting({ id, adaptor, ...loaded.value, bots: await seatBots(adaptor, kept.bots) }) };
}
