import { copy, type SeatId } from '@souterrain/kernel';
import { hideUnknown, sealedIn } from '../alchemy/unknown.ts';
import type { CheckEvent } from '../checks/events.ts';
import type { HBEvent } from '../events.ts';
import type { Being, BeingId, Combat, State } from '../state.ts';

/** HB-GM-19: with an MJ the tests of adversaries are hidden unless stated, those of heroes open. */
export const isHiddenByDefault = ({ master }: State, { side }: Being): boolean =>
  master !== null && side === 'adversaires';

/** HB-GM-16, HB-GM-19: what the table remembers of a test, where there is an MJ. */
export function rememberCheck(state: State, event: CheckEvent): void {
  if (state.master === null) return;
  const { being, attribute, value, advantages, disadvantages, faces, kept, success, hidden } = event;
  state.table.lastCheck = { being, attribute, advantages, disadvantages, hidden };
  if (!hidden) return;
  const roll = { being, attribute, value, faces, kept, success };
  state.secrets.push({ id: state.next++, kind: 'jet', text: '', roll, shown: false });
}

/** The seat that sees everything, even while it is empty. */
const seerOf = ({ master, table }: State): SeatId | null => master ?? table.absent;

/** HB-GM-01, HB-GM-19: a copy of the state for one seat: no hidden adversary, no secret that was not shown. */
export function hideFrom(state: State, seat: SeatId | undefined): State {
  const seer = seerOf(state);
  const seen = copy(state);
  if (seat !== seer) hideUnknown(seen);
  if (seer === null || seat === seer) return seen;
  const { hidden } = state.table;
  seen.beings = seen.beings.filter(({ id }) => !hidden.includes(id));
  seen.table.hidden = [];
  seen.table.barred = seen.table.barred.filter((id) => !hidden.includes(id));
  if (seen.table.lastCheck?.hidden) seen.table.lastCheck = null;
  seen.secrets = seen.secrets.map((secret) => (secret.shown ? secret : { ...secret, text: '', roll: null }));
  if (seen.combat) hideFighters(seen.combat, hidden);
  return seen;
}

/** Nobody hidden in the order of the fight. */
function hideFighters(combat: Combat, hidden: readonly BeingId[]): void {
  const seen = (id: BeingId): boolean => !hidden.includes(id);
  combat.slots = combat.slots.map(({ side, beings }) => ({ side, beings: beings.filter(seen) }));
  combat.acted = combat.acted.filter(seen);
  combat.played = combat.played.filter(seen);
  combat.joined = combat.joined.filter(seen);
  if (combat.turn && !seen(combat.turn.being)) combat.turn = null;
}

/** HB-GM-01, HB-GM-02, HB-GM-19: an event as one seat may read it; null when it says nothing to that seat. */
export function tellTo(state: State, event: HBEvent, seat: SeatId | undefined): HBEvent | null {
  const seer = seerOf(state);
  if (seat === seer || state.phase === 'fin') return event;
  if (seer === null) return sealedIn(event);
  if (event.type === 'checked' && event.hidden)
    return { ...event, value: 0, advantages: [], disadvantages: [], faces: [], kept: 0, success: false, extreme: null };
  if (event.type === 'checkCalled' && event.hidden)
    return { ...event, advantages: [], disadvantages: [], gain: '', stake: '' };
  if (event.type === 'noteKept' || (event.type === 'visibilitySet' && event.hidden)) return null;
  if (event.type === 'foesBrought') return event.hidden ? null : { ...event, menace: null };
  const { hidden } = state.table;
  if (event.type === 'beingAdded') return hidden.includes(event.added.id) ? null : event;
  if (event.type === 'beingsMerged') return hidden.includes(event.into.id) ? null : event;
  if ('being' in event && event.being !== null && hidden.includes(event.being)) return null;
  return sealedIn(event);
}
