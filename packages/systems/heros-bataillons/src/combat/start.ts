import type { Rule } from '@souterrain/kernel';
import type { BeingId } from '../pieces.ts';
import { beingOf, type Slot } from '../state.ts';
import type { HB } from '../world.ts';
import { endCombat } from './end.ts';
import { membersOf, type Opening, slotsFor } from './initiative.ts';
import { isOver } from './outcome.ts';

/** HB-CBT-01: sets the order and opens the first round. */
export function* startCombat(g: HB, opening: Opening): Rule<void> {
  const slots = yield* slotsFor(g, opening);
  g.emit({
    type: 'combatStarted',
    initiative: opening.initiative,
    slots,
    strength: { heros: membersOf(g, 'heros').length, adversaires: membersOf(g, 'adversaires').length },
    rules: ['HB-CBT-01', INITIATIVE_RULES[opening.initiative]],
  });
  if (isOver(g.state)) yield* endCombat(g);
  else startRound(g);
}

const INITIATIVE_RULES = {
  normal: 'HB-INI-01',
  depourvu: 'HB-INI-02',
  surprise: 'HB-INI-03',
  embuscade: 'HB-INI-06',
  perdue: 'HB-SOLO-16',
} as const;

export function startRound(g: HB): void {
  const { round, slots } = g.state.combat!;
  g.emit({ type: 'roundStarted', round: round + 1, slots: slotsOfRound(g, slots), rules: ['HB-CBT-02', 'HB-INI-04'] });
}

/** HB-INI-04, HB-INI-05: the slots repeat, and late arrivals join the last of their side. */
function slotsOfRound(g: HB, slots: readonly Slot[]): readonly Slot[] {
  const { round } = g.state.combat!;
  // HB-Q-09: the order of the first round may hold for it alone.
  if (round === 1 && g.state.variants.slotOrder === 'heroesFirst')
    return SIDES.map((side) => ({ side, beings: membersOf(g, side) }));
  const late: BeingId[] = [];
  for (const side of SIDES) for (const id of membersOf(g, side)) if (!isListed(slots, id)) late.push(id);
  if (late.length === 0) return slots;
  const joined = slots.map(({ side, beings }) => ({ side, beings: beings.slice() }));
  for (const id of late) {
    const { side } = beingOf(g.state, id);
    const last = joined.findLast((slot) => slot.side === side);
    if (last) last.beings.push(id);
    else joined.push({ side, beings: [id] });
  }
  return joined;
}

function isListed(slots: readonly Slot[], id: BeingId): boolean {
  for (const { beings } of slots) if (beings.includes(id)) return true;
  return false;
}

const SIDES = ['heros', 'adversaires'] as const;
