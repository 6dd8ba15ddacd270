import type { SeatId } from '@souterrain/kernel';
import { sealedIn } from '../alchemy/unknown.ts';
import type { HBEvent } from '../events.ts';
import type { BeingId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { veiled } from './renamed.ts';
import { seenSlots, seenStrength, seerOf } from './secrets.ts';

/** HB-GM-01, HB-GM-02, HB-GM-19: an event that has just happened, as one seat hears it; undefined when it says nothing to that seat. */
export function tellTo(state: HBState, event: HBEvent, seat: SeatId | undefined): HBEvent | undefined {
  const seer = seerOf(state);
  if (seer === null) return sealedIn(event);
  if (seat === seer) return event;
  const { hidden } = state.table;
  if (subjectsOf(event).some((id) => hidden.includes(id))) return undefined;
  const told = openPart(state, event);
  return told && veiled(told, hidden);
}

/** Whom an event is about: nothing is heard of those who are not seen, nor of what is done to them. */
function subjectsOf(event: HBEvent): readonly BeingId[] {
  if (event.type === 'beingAdded') return [event.added.id];
  if (event.type === 'beingsMerged') return [event.into.id];
  if (event.type === 'roundsCounted') return [event.of];
  const subjects: BeingId[] = [];
  if ('being' in event && event.being !== null) subjects.push(event.being);
  if ('target' in event) subjects.push(event.target);
  return subjects;
}

/** What players may know of an event, whomever it names. */
function openPart(state: HBState, event: HBEvent): HBEvent | undefined {
  const { hidden, lastCheck } = state.table;
  switch (event.type) {
    case 'checked':
      return event.hidden ? { ...event, ...NO_FIGURE, rules: event.rules.slice(0, 1) } : event;
    case 'checkCalled':
      if (event.beings.every((id) => hidden.includes(id))) return undefined;
      return event.hidden ? { ...event, advantages: [], disadvantages: [], gain: '', stake: '' } : event;
    case 'attemptFailed':
      return lastCheck?.hidden && lastCheck.being === event.being ? undefined : event;
    case 'noteKept':
      return undefined;
    case 'visibilitySet':
      return event.hidden ? undefined : event;
    case 'foesBrought':
      return event.hidden ? undefined : { ...event, menace: null };
    case 'combatStarted':
      return { ...event, slots: seenSlots(event.slots, hidden), strength: seenStrength(event, hidden) };
    case 'roundStarted':
      return { ...event, slots: seenSlots(event.slots, hidden) };
    case 'slotReached': {
      const { slots } = state.combat!;
      if (seenSlots(slots.slice(event.slot, event.slot + 1), hidden).length === 0) return undefined;
      return { ...event, slot: seenSlots(slots.slice(0, event.slot), hidden).length };
    }
    default:
      return sealedIn(event);
  }
}

/** HB-GM-19: that there was a roll, and no figure of it; even its rules say how it ended. */
const NO_FIGURE = {
  value: 0,
  advantages: [],
  disadvantages: [],
  faces: [],
  kept: 0,
  success: false,
  extreme: null,
} as const;
