import { copy, type SeatId } from '@souterrain/kernel';
import { hideUnknown } from '../alchemy/unknown.ts';
import type { BeingId } from '../pieces.ts';
import type { Combat, HBState, Secret } from '../state.ts';
import { veiled } from './renamed.ts';
import { seenSlots, seenStrength, seerOf } from './secrets.ts';

/** HB-GM-01, HB-GM-19: a copy of the state for one seat: no hidden adversary, no secret that was not shown. */
export function hideFrom(state: HBState, seat: SeatId | undefined): HBState {
  const seer = seerOf(state);
  const seen = copy(state);
  if (seat !== seer) hideUnknown(seen);
  if (seer === null || seat === seer) return seen;
  const { hidden } = state.table;
  seen.beings = seen.beings.filter(({ id }) => !hidden.includes(id));
  seen.secrets = seen.secrets.flatMap((secret) => secretSeen(secret, hidden));
  // What the MJ corrects or reopens, and how many things there are of which nobody heard.
  Object.assign(seen.table, { hidden: [], failed: [], lastCheck: null, lastCorrection: null });
  seen.next = 0;
  if (seen.combat) hideFighters(seen.combat, hidden);
  return veiled(seen, hidden);
}

/** HB-GM-19: that there was a roll is known, where its being is seen; a note is not. */
function secretSeen(secret: Secret, hidden: readonly BeingId[]): readonly Secret[] {
  if (secret.shown) return [secret];
  return secret.roll && !hidden.includes(secret.roll.being) ? [{ ...secret, text: '', roll: null }] : [];
}

/** Nobody hidden in the order of the fight. */
function hideFighters(combat: Combat, hidden: readonly BeingId[]): void {
  Object.assign(combat, { strength: seenStrength(combat, hidden) });
  const before = seenSlots(combat.slots.slice(0, combat.slot), hidden).length;
  combat.slots = seenSlots(combat.slots, hidden);
  combat.slot = Math.max(0, Math.min(before, combat.slots.length - 1));
  combat.struck = combat.struck.filter(({ target }) => !hidden.includes(target));
  if (combat.turn && hidden.includes(combat.turn.being)) combat.turn = null;
}
