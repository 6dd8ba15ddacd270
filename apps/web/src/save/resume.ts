import { type Opened, seatBots } from '../table/opening.ts';
import { openSitting } from '../table/sitting.ts';
import { words } from '../words/language.ts';
import { takeKept } from './keeping.ts';
import { readKept, unread } from './kept-game.ts';

/** A game kept on this device, played through again to where it was left. */
export async function readSitting(id: string): Promise<Opened> {
  const taken = await takeKept(id).catch(unread);
  if (!taken) return { problem: words.value.table.missing };
  if ('problem' in taken) return taken;
  const { record, ...keeping } = taken;
  const found = await readKept(record, id);
  if ('problem' in found) return found;
  const { kept, adaptor, loaded } = found;
  const bots = await seatBots(adaptor, kept.bots);
  return { sitting: openSitting({ id, adaptor, keeping, ...loaded, bots, branch: kept.branch }) };
}
