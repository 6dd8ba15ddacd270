import { ABILITIES } from '../beings/abilities/index.ts';
import type { Handlers } from '../handlers.ts';
import type { Being, BeingId } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import type { CombatEvent } from './events.ts';

export const combatHandlers: Handlers<CombatEvent> = {
  combatStarted(state, { initiative, slots, strength }) {
    state.combat = {
      initiative,
      round: 0,
      slots: slots.map(({ side, beings }) => ({ side, beings: beings.slice() })),
      slot: 0,
      acted: [],
      played: [],
      joined: [],
      turn: null,
      struck: [],
      strength: { ...strength },
      shaken: { heros: [], adversaires: [] },
      pressure: state.scene!.pressure,
    };
    // HB-HERO-03, HB-EQP-04.
    for (const being of state.beings) being.used = [];
    state.scene!.pressure = true;
  },
  roundStarted(state, { round, slots }) {
    const combat = state.combat!;
    combat.round = round;
    combat.slots = slots.map(({ side, beings }) => ({ side, beings: beings.slice() }));
    combat.slot = 0;
    combat.acted = [];
    combat.joined = [];
    // HB-ATK-11.
    combat.struck = [];
    for (const being of state.beings) if (being.used.length > 0) being.used = being.used.filter(isSpentLonger);
  },
  slotReached({ combat }, { slot }) {
    combat!.slot = slot;
  },
  combatEnded(state) {
    state.scene!.pressure = state.combat!.pressure;
    state.combat = null;
    for (const being of state.beings) endMarks(being);
  },
  turnStarted(state, { being }) {
    const combat = state.combat!;
    combat.acted.push(being);
    if (!combat.played.includes(being)) combat.played.push(being);
    const acted = combat.joined.includes(being);
    combat.turn = {
      being,
      moved: false,
      crossed: false,
      acted,
      movedBefore: false,
      halted: false,
      repositioned: false,
      sparing: false,
    };
    begin(state, being);
  },
  turnSkipped(state, { being }) {
    state.combat!.acted.push(being);
    begin(state, being);
  },
  turnEnded(state) {
    state.combat!.turn = null;
  },
  actionSpent({ combat }) {
    const turn = combat!.turn!;
    turn.acted = true;
    turn.movedBefore = turn.moved;
    turn.moved = turn.halted;
  },
  actionReturned({ combat }) {
    const turn = combat!.turn!;
    turn.acted = false;
    turn.moved ||= turn.movedBefore;
  },
  alliesSpared({ combat }) {
    combat!.turn!.sparing = true;
  },
  movementSpent({ combat }, { part }) {
    const turn = combat!.turn!;
    turn.moved = true;
    if (part !== 'position') turn.crossed = true;
    if (part === 'tout') turn.halted = true;
  },
  repositioned({ combat }) {
    combat!.turn!.repositioned = true;
  },
  attackJoined({ combat }, { being }) {
    combat!.joined.push(being);
  },
  abilityUsed(state, { being, ability }) {
    beingOf(state, being).used.push(ability);
  },
  targetChosen() {},
  attackRolled() {},
  dieSpent() {},
  maximumReached({ combat }, { side, target, value, dealt, attacks }) {
    const { struck } = combat!;
    for (const held of struck)
      if (held.side === side && held.target === target) {
        held.highest = value;
        held.dealt = dealt;
        held.attacks = attacks;
        return;
      }
    struck.push({ side, target, highest: value, dealt, attacks });
  },
  sideShaken({ combat }, { side, causes }) {
    combat!.shaken[side].push(...causes);
  },
  bodyLeft(state, { being, zone, item }) {
    for (const place of state.scene!.zones)
      if (place.id === zone) place.items.push({ id: item, base: 'corps', place: 'sac', holds: { being } });
  },
};

/** HB-HERO-03: what returns each round; the rest returns with a new combat. */
const ONCE_A_ROUND = ABILITIES.flatMap(({ id, per }) => (per === 'round' ? [id] : []));
const isSpentLonger = (id: string): boolean => !ONCE_A_ROUND.includes(id);

/** HB-MAN-04: what ends with the next turn of a being has its turn now. */
function begin({ beings }: HBState, of: BeingId): void {
  for (const { marks } of beings)
    for (const { until } of marks) if (until.in === 'turn' && until.of === of) until.begun = true;
}

/** HB-CBT-05: what lasts rounds goes on in minutes, what lasts a turn or the combat is over. */
function endMarks(being: Being): void {
  being.marks = being.marks.filter(({ until }) => until.in !== 'turn' && until.in !== 'combat');
  being.used = [];
}
