import { combatHandlers } from './combat/apply.ts';
import type { AD1Event } from './events.ts';
import { explorationHandlers } from './exploration/apply.ts';
import { figureHandlers } from './figures/apply.ts';
import { forgetBearings, forgetFigure, forgetReached } from './figures/bearings.ts';
import { groupHandlers } from './groups/apply.ts';
import type { Handlers } from './handlers.ts';
import { heroHandlers } from './heroes/apply.ts';
import { itemHandlers } from './items/apply.ts';
import { movementHandlers } from './movement/apply.ts';
import { rollHandlers } from './rolls/apply.ts';
import { roundHandlers } from './rounds/apply.ts';
import type { State } from './state.ts';

const HANDLERS: Handlers<AD1Event> = {
  ...figureHandlers,
  ...rollHandlers,
  ...roundHandlers,
  ...explorationHandlers,
  ...movementHandlers,
  ...combatHandlers,
  ...heroHandlers,
  ...itemHandlers,
  ...groupHandlers,
};

/** Frequent events that change nothing of what acts on figures. */
const QUIET: ReadonlySet<AD1Event['type']> = new Set([
  'cardsDrawn',
  'cardsDiscarded',
  'deckReshuffled',
  'jokerKept',
  'jokerSpent',
  'jokersReturned',
  'initiativeSet',
  'initiativeTaken',
  'initiativeMoved',
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
  'rollAnnounced',
  'diceRolled',
  'dieRerolled',
  'gambled',
  'rollChanged',
  'opposedSettled',
  'rollSettled',
  'attackDeclared',
  'attackRedirected',
  'dodgeNeeded',
  'dodgeSettled',
  'moveStopped',
  'wounded',
  'santeLost',
  'healed',
  'heroismSpent',
  'unexpectedEventStarted',
  'longevityTicked',
  'stageEntered',
  'scenarioEnded',
  'meetingStarted',
  'groupMet',
]);

/** Events that change what acts on the figure they name, and on those its effects reach. */
const OWN: ReadonlySet<string> = new Set<AD1Event['type']>([
  'itemsPlaced',
  'itemGained',
  'itemLost',
  'chargesChanged',
  'weaponLoaded',
  'markLost',
]);

interface Known {
  readonly handle: (state: State, event: AD1Event) => void;
  /** What of the bearings must be worked out again. */
  readonly forget: ((event: AD1Event) => void) | undefined;
}

const forgetting = (type: string): Known['forget'] => {
  if (type === 'figureMoved') return forgetReached;
  if (OWN.has(type)) return (event) => forgetFigure((event as Extract<AD1Event, { type: 'itemsPlaced' }>).figure);
  return QUIET.has(type as AD1Event['type']) ? undefined : forgetBearings;
};

const KNOWN: ReadonlyMap<string, Known> = new Map(
  Object.entries(HANDLERS).map(([type, handle]) => [
    type,
    { handle: handle as Known['handle'], forget: forgetting(type) },
  ]),
);

/** The only place where state changes. */
export function apply(state: State, event: AD1Event): void {
  const { handle, forget } = KNOWN.get(event.type)!;
  handle(state, event);
  if (forget) forget(event);
}
