import type { GameEvent } from '@souterrain/kernel';
import type { CrawlEvent } from './events.ts';
import { explorationHandlers } from './exploration/apply.ts';
import { figureHandlers } from './figures/apply.ts';
import { featureOf } from './figures/registry.ts';
import { groupHandlers } from './groups/apply.ts';
import type { Handlers } from './handlers.ts';
import { healthHandlers } from './health/apply.ts';
import { heroHandlers } from './heroes/apply.ts';
import { growthHandlers } from './heroes/growth-apply.ts';
import { itemHandlers } from './items/apply.ts';
import { movementHandlers } from './movement/apply.ts';
import { roundHandlers } from './rounds/apply.ts';
import type { Crawl } from './world/crawl.ts';

const HANDLERS: Handlers<CrawlEvent> = {
  ...figureHandlers,
  ...roundHandlers,
  ...explorationHandlers,
  ...movementHandlers,
  ...healthHandlers,
  ...heroHandlers,
  ...growthHandlers,
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

type Forget = (g: Crawl, event: GameEvent) => void;

interface Known {
  readonly handle: (g: Crawl, event: GameEvent) => void;
  /** What of the bearings must be worked out again. */
  readonly forget: Forget | undefined;
}

const forgetting = (type: string, quiet: ReadonlySet<string>): Forget | undefined => {
  if (MOVES.has(type)) return ({ bearings }) => bearings.forgetReached();
  if (OWN.has(type))
    return ({ bearings }, event) =>
      bearings.forgetFigure((event as Extract<CrawlEvent, { type: 'itemsPlaced' }>).figure);
  if (type === 'markGained') return forgetMarked as Forget;
  return quiet.has(type) ? undefined : ({ bearings }) => bearings.forget();
};

/** A mark acts on whoever bears it, unless it reaches others. */
function forgetMarked(g: Crawl, { figure, mark }: Extract<CrawlEvent, { type: 'markGained' }>): void {
  if (featureOf(g, mark.id)?.aura) g.bearings.forget();
  else g.bearings.forgetFigure(figure);
}

/** The only place where state changes: what a crawl does with its events, and an edition with those it adds. */
export function applying<E extends GameEvent>(
  own: Handlers<E>,
  ownQuiet: readonly E['type'][],
): (g: Crawl, event: E | CrawlEvent) => void {
  const quiet = new Set<string>([...QUIET, ...ownQuiet]);
  const known: ReadonlyMap<string, Known> = new Map(
    Object.entries({ ...HANDLERS, ...own }).map(([type, handle]) => [
      type,
      { handle: handle as Known['handle'], forget: forgetting(type, quiet) },
    ]),
  );
  return (g, event) => {
    const { handle, forget } = known.get(event.type)!;
    handle(g, event);
    if (forget) forget(g, event);
  };
}
