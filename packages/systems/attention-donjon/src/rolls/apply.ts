import type { Handlers } from '@souterrain/crawl';
import type { RollEvent } from './events.ts';

const nothing = (): void => {};

/** A roll lives and dies inside its rule: it is told, and changes nothing by itself. */
export const rollHandlers: Handlers<RollEvent> = {
  rollAnnounced: nothing,
  diceRolled: nothing,
  dieRerolled: nothing,
  gambled: nothing,
  rollChanged: nothing,
  opposedSettled: nothing,
  rollSettled: nothing,
};
