import type { Handlers } from '@souterrain/crawl';
import type { JetEvent } from './events.ts';

const nothing = (): void => {};

/** Dice change nothing by themselves. */
export const jetHandlers: Handlers<JetEvent> = {
  jetAnnounced: nothing,
  diceThrown: nothing,
  dieRethrown: nothing,
  pokerTried: nothing,
  jetChanged: nothing,
  jetSettled: nothing,
  reussiteSpent: nothing,
};
