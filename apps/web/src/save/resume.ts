import { type Opened, seatBots } from '../table/opening.ts';
import { openSitting } from '../table/sitting.ts';
import { findKept } from './kept-game.ts';
import { takeOver } from './tabs.ts';

/** A game kept on this device, played through again to where it was left. */
export async function readSitting(id: string): Promise<Opened> {
  takeOver(id);
  const found = await findKept(id);
  if ('problem' in found) return found;
  const { kept, adaptor, loaded } = found;
  const bots = await seatBots(adaptor, kept.bots);
  return { sitting: openSitting({ id, adaptor, ...loaded, bots, branch: kept.branch }) };
}
