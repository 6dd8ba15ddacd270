import { combatHandlers } from './combat/apply.ts';
import type { AD1Event } from './events.ts';
import { explorationHandlers } from './exploration/apply.ts';
import { figureHandlers } from './figures/apply.ts';
import { forgetBearings } from './figures/bearings.ts';
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

/** The only place where state changes. */
export function apply(state: State, event: AD1Event): void {
  const handler = HANDLERS[event.type] as (state: State, event: AD1Event) => void;
  handler(state, event);
  if (!QUIET.has(event.type)) forgetBearings();
}

/** Frequent events that change nothing of what acts on figures. */
const QUIET: ReadonlySet<AD1Event['type']> = new Set([
  'cardsDrawn',
  'cardsDiscarded',
  'initiativeSet',
  'initiativeTaken',
  'initiativeMoved',
  'turnStarted',
  'turnEnded',
  'turnsOpened',
  'turnsClosed',
  'groupTurnStarted',
  'rollAnnounced',
  'diceRolled',
  'gambled',
  'rollSettled',
  'attackDeclared',
  'targetChosen',
  'pathChosen',
  'turnFlagged',
  'actionSpent',
  'phaseStarted',
]);
