import type { CardId } from '../src/cards/index.ts';
import type { ScenarioEntry } from '../src/content/types.ts';
import type { CrawlState, Slot, Turn } from '../src/state.ts';

/** A scenario in which nothing happens by itself. */
export const quiet = (over: Partial<ScenarioEntry> = {}): ScenarioEntry => ({
  id: 'calme',
  name: { fr: 'Calme', en: 'Quiet' },
  pitch: { fr: 'Rien ne se passe.', en: 'Nothing happens.' },
  heroes: [1, 6],
  start: { room: 'scene', tile: 'scene', heroRows: [0, 1] },
  roundLimit: null,
  road: [],
  events: { unexpected: [] },
  encounters: [],
  peripeties: [],
  objective: { survive: 99 },
  ...over,
});

/** Turns to come, the highest card first, and the deck that holds their cards. */
export function dealt(cards: Readonly<Record<string, CardId | readonly CardId[]>>): Pick<CrawlState, 'order' | 'deck'> {
  const order = Object.entries(cards).flatMap(([who, given]) =>
    [given].flat().map((card): Slot => ({ kind: /^h\d$/.test(who) ? 'heros' : 'groupe', who, card, status: 'attend' })),
  );
  return { order, deck: { discard: [], held: order.map((slot) => slot.card) } };
}

/** A turn that has just begun. */
export const turnOf = (figure: string, more: Partial<Turn> = {}): Turn => ({
  figure,
  actions: 2,
  standard: false,
  bonus: false,
  movements: 0,
  flags: [],
  ...more,
});
