import type { GameEvent } from '@souterrain/kernel';
import { BEYOND } from './beyond.ts';
import type { CrawlEvent } from './events.ts';
import { explorationHandlers } from './exploration/apply.ts';
import { figureHandlers } from './figures/apply.ts';
import { forgetBearings, forgetFigure, forgetReached } from './figures/bearings.ts';
import { featureOf } from './figures/registry.ts';
import { groupHandlers } from './groups/apply.ts';
import type { Handlers } from './handlers.ts';
import { healthHandlers } from './health/apply.ts';
import { type GrowthEvent, heroHandlers } from './heroes/apply.ts';
import { itemHandlers } from './items/apply.ts';
import { movementHandlers } from './movement/apply.ts';
import { roundHandlers } from './rounds/apply.ts';
import type { State } from './state.ts';

const HANDLERS: Handlers<Exclude<CrawlEvent, GrowthEvent>> = {
  ...figureHandlers,
  ...roundHandlers,
  ...explorationHandlers,
  ...movementHandlers,
  ...healthHandlers,
  ...heroHandlers,
  ...itemHandlers,
  ...groupHandlers,
};

/** Frequent events that change nothing of what acts on figures. */
const QUIET: readonly CrawlEvent['type'][] = [
  'cardsDrawn',
  'cardsDiscarded',
  'cardsSetAside',
  'cardsBroughtBack',
  'deckReshuffled',
  'jokerKept',
  'jokerSpent',
  'jokersReturned',
  'initiativeSet',
  'initiativeTaken',
  'initiativeMoved',
  'initiativeSwapped',
  'initiativeLost',
  'controllerSet',
  'roundStarted',
  'phaseStarted',
  'turnStarted',
  'turnEnded',
  'turnsOpened',
  'turnsClosed',
  'turnFlagged',
  'actionSpent',
  'actionRefunded',
  'reactionSpent',
  'reactionsRestored',
  'onceUsed',
  'groupTurnStarted',
  'targetChosen',
  'pathChosen',
  'figureStayed',
  'dodgeNeeded',
  'dodgeSettled',
  'moveStopped',
  'santeLost',
  'healed',
  'heroismSpent',
  'unexpectedEventStarted',
  'longevityTicked',
  'stageEntered',
  'scenarioEnded',
  'meetingStarted',
  'meetingEnded',
  'groupMet',
  'doorRevealed',
  'contentsRead',
  'peripetieStarted',
  'treasureOpened',
  'searchFailed',
  'treasureFound',
];

/** Events that change what acts on the figure they name, and on those its effects reach. */
const OWN: ReadonlySet<string> = new Set<CrawlEvent['type']>([
  'itemsPlaced',
  'itemGained',
  'itemLost',
  'chargesChanged',
  'weaponLoaded',
  'markLost',
  'heroPlaced',
  'heroLeft',
  'figureRemoved',
]);

/** Events after which an effect that reaches others may reach somebody else. */
const MOVES: ReadonlySet<string> = new Set<CrawlEvent['type']>(['figureMoved', 'roomPlaced']);

type Forget = (event: GameEvent, state: State) => void;

interface Known {
  readonly handle: (state: State, event: GameEvent) => void;
  /** What of the bearings must be worked out again. */
  readonly forget: Forget | undefined;
}

const forgetting = (type: string, quiet: ReadonlySet<string>): Forget | undefined => {
  if (MOVES.has(type)) return forgetReached;
  if (OWN.has(type)) return (event) => forgetFigure((event as Extract<CrawlEvent, { type: 'itemsPlaced' }>).figure);
  if (type === 'markGained') return forgetMarked as Forget;
  return quiet.has(type) ? undefined : forgetBearings;
};

/** A mark acts on whoever bears it, unless it reaches others. */
function forgetMarked({ figure, mark }: Extract<CrawlEvent, { type: 'markGained' }>, state: State): void {
  if (featureOf(state, mark.id)?.aura) forgetBearings();
  else forgetFigure(figure);
}

/** The only place where state changes: what a crawl does with its events, and an edition with those it adds. */
export function applying<E extends GameEvent>(
  own: Handlers<E>,
  ownQuiet: readonly E['type'][],
): (g: { readonly state: State }, event: E | CrawlEvent) => void {
  const quiet = new Set<string>([...QUIET, ...ownQuiet]);
  const known = new Map<string, Known>();
  const learn = (handlers: object): void => {
    for (const [type, handle] of Object.entries(handlers)) known.set(type, { handle, forget: forgetting(type, quiet) });
  };
  learn({ ...HANDLERS, ...own });
  return ({ state }, event) => {
    let one = known.get(event.type);
    if (one === undefined) {
      learn(BEYOND.open().growthHandlers);
      one = known.get(event.type)!;
    }
    one.handle(state, event);
    if (one.forget) one.forget(event, state);
  };
}
