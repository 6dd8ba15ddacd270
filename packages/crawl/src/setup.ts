import { freshDeck } from './cards/index.ts';
import type { Stocked } from './content/content.ts';
import type { ScenarioEntry } from './content/types.ts';
import { startBoard } from './exploration/start.ts';
import type { Board, CrawlState, Figure } from './state.ts';

const NO_BOARD: Board = { rooms: [], doors: [], changes: {} };

type Given<S extends CrawlState> = Pick<S, 'edition' | 'variants' | 'scenario' | 'campaign' | 'players'> & {
  readonly figures: Figure[];
  /** None before a scenario is drawn. */
  readonly entry: ScenarioEntry | undefined;
};

/** The state before the first step: heroes known, the first room laid, nobody placed. */
export function newCrawl<S extends CrawlState>(
  g: Stocked,
  { edition, variants, scenario, campaign, entry, figures, players }: Given<S>,
): S {
  const crawl: CrawlState = {
    // Named one by one: a state made by spreading would have a shape of its own in every game, and each read of it would be slow.
    edition,
    variants,
    scenario,
    campaign,
    generated: null,
    phase: 'creation',
    round: 0,
    deck: freshDeck(),
    order: [],
    lastCard: null,
    turn: null,
    acting: [],
    players,
    lastPlayer: 0,
    figures,
    groups: [],
    meetings: [],
    treasures: [],
    board: entry ? startBoard(g, entry) : NO_BOARD,
    hazards: [],
    piles: [],
    ticks: {},
    tallies: {},
    next: 1,
    result: null,
  };
  // An edition adds nothing to the state but its readings, which were given.
  return crawl as S;
}
