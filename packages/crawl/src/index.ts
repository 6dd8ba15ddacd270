export { applying } from './apply.ts';
export {
  type CardId,
  DECK,
  DEFAULT_SUIT_ORDER,
  isJoker,
  JOKERS,
  pileOf,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  type SuitedCard,
  type SuitOrder,
  suitOf,
} from './cards/index.ts';
export { NEW_HERO, RANDOM_SCENARIO } from './choices.ts';
export type { CrawlEvent } from './events.ts';
export type { Handlers } from './handlers.ts';
export { reading } from './reading.ts';
export {
  type Board,
  type CrawlState,
  type Door,
  type Figure,
  type FigureId,
  figureAt,
  figureOf,
  type Group,
  type GroupId,
  hasMark,
  type Item,
  isOnBoard,
  type Mark,
  type Meeting,
  type Pile,
  type Sheet,
  type Slot,
  type Span,
  type Treasure,
  type Turn,
  type Until,
  type Wound,
} from './state.ts';
export { step } from './step.ts';
export { type AnyCrawl, type CrawlSystem, crawlSystem } from './system.ts';
export type { Variants } from './variants.ts';
export type { CrawlView } from './view.ts';
