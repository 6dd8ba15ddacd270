import { ask, OVER, option, type Rule, type SeatId } from '@souterrain/kernel';
import { entityOf } from '../magic/entities.ts';
import type { Being, BeingId } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import { passRound } from '../time/clock.ts';
import type { HB } from '../world.ts';
import { canAct } from './conditions.ts';
import { deciderOf } from './decider.ts';
import { startRound } from './start.ts';
import { skipTurn, takeTurn } from './turn.ts';

/** The whole combat. */
export function* fight(g: HB): Rule<void> {
  while (g.state.combat) yield* fightStep(g);
}

/** HB-CBT-06: one turn, or the end of a slot whose turns are over. */
export function fightStep(g: HB): Rule<void> {
  const waiting = waitingIn(g);
  if (waiting.length === 0) return endSlot(g);
  const seat = waiting.length === 1 ? null : playerAmong(g.state, waiting);
  return seat === null ? takeTurn(g, waiting[0]!) : nextTurn(g, waiting, seat);
}

function* nextTurn(g: HB, waiting: readonly Being[], seat: SeatId): Rule<void> {
  // HB-GM-10: whoever plays one of the adversaries does not see all of them.
  const seen = seat === g.state.master ? waiting : waiting.filter(({ id }) => !g.state.table.hidden.includes(id));
  yield* takeTurn(g, seen.length > 0 ? yield* askNext(seen, seat) : waiting[0]!);
}

function hasMade({ beings }: HBState, maker: BeingId): boolean {
  for (const { marks } of beings)
    for (const { until } of marks)
      if ((until.in === 'rounds' || until.in === 'turn') && until.of === maker) return true;
  return false;
}

/**
 * Those of the slot in progress whose turn is to come; the place of the fallen still counts (HB-TIME-07), and what they
 * called takes its turn there (HB-CBT-02, HB-MAG-37).
 */
function waitingIn(g: HB): readonly Being[] {
  const { slots, slot, acted } = g.state.combat!;
  const waiting: Being[] = [];
  for (const id of slots[slot]!.beings) {
    const being = beingOf(g.state, id);
    if (canAct(being)) {
      if (!acted.includes(id)) waiting.push(being);
      continue;
    }
    if (!acted.includes(id) && hasMade(g.state, id)) skipTurn(g, being);
    const entity = entityOf(g.state, being);
    if (entity && canAct(entity) && !acted.includes(entity.id)) waiting.push(entity);
  }
  return waiting;
}

function playerAmong(state: HBState, waiting: readonly Being[]): SeatId | null {
  for (const being of waiting) {
    const seat = deciderOf(state, being);
    if (seat !== null) return seat;
  }
  return null;
}

/** HB-CBT-06: free inside a side, chosen anew each round; the first of them answers for who goes next. */
const askNext = (waiting: readonly Being[], seat: SeatId): Rule<Being> =>
  ask({
    id: 'prochain',
    seat,
    rule: 'HB-CBT-06',
    options: waiting.map((being) =>
      option(`agir-${being.id}`, being, { label: 'agir', params: { being: being.id }, at: { figure: being.id } }),
    ),
  });

function endSlot(g: HB): Rule<void> {
  const { slots, slot } = g.state.combat!;
  if (slot + 1 === slots.length) return endRound(g);
  g.emit({ type: 'slotReached', slot: slot + 1, rules: ['HB-INI-04'] });
  return OVER;
}

function* endRound(g: HB): Rule<void> {
  yield* passRound(g, g.state.combat!.acted.length);
  startRound(g);
}
