import type { Cell } from '@souterrain/dungeon';
import { type Rule, roll, type SeatId } from '@souterrain/kernel';
import type { EncounterEntry, GroupEntry } from '../content/types.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { isActive } from '../figures/sides.ts';
import { loadWeapons } from '../items/weapons.ts';
import { zoneAt } from '../movement/plan.ts';
import { figuresOf } from '../rounds/group-cards.ts';
import { type Figure, figureOf, type Group, type Meeting } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { joinOrder } from './joining.ts';
import { placementOf, squaresFor } from './placing.ts';

interface MeetingPlace {
  /** AD1-RENC-07: the square distances are counted from. */
  readonly from: Cell;
  readonly room: string | null;
  /** AD1-RENC-10: the active player. */
  readonly seat: SeatId;
  readonly trigger: Figure | null;
  readonly anywhere: boolean;
  /** What the figures do as soon as they are placed, before any initiative (AD1-PERI-06, AD1-PERI-11). */
  readonly onPlaced?: (figures: readonly Figure[]) => Rule<void>;
}

/** AD1-RENC-10: placement, initiative, Odorat, Instinctif. */
export function* meet(g: Crawl, encounter: EncounterEntry, place: MeetingPlace): Rule<void> {
  const meeting = startMeeting(g, encounter, place);
  // AD1-ARME-20.
  loadWeapons(g);
  const groups: Group[] = [];
  // AD1-RENC-09: one group after the other, all cards after all placements.
  for (const entry of encounter.groups) groups.push(yield* placeGroup(g, entry, { meeting, place }));
  if (place.onPlaced) yield* place.onPlaced(groups.flatMap((group) => figuresOf(g.state, group)));
  const acting = groups.filter((group) => figuresOf(g.state, group).length > 0);
  // AD1-RENC-10: during Résolution des effets every card is passed.
  if (g.state.phase !== 'resolution') yield* joinOrder(g, acting, place.seat);
  yield* instinct(g);
}

function startMeeting(g: Crawl, encounter: EncounterEntry, { from, room, anywhere }: MeetingPlace): Meeting {
  const survey = g.survey;
  const meeting: Meeting = {
    id: g.state.next,
    zones: anywhere ? 'partout' : survey.zonesIn(room ?? survey.plan.squares.get(from)!.room),
    treasure: encounter.treasure ?? 'cherche',
    from,
    room,
    over: false,
  };
  g.emit({ type: 'meetingStarted', meeting, encounter: encounter.id, rules: ['AD1-RENC-01', 'AD1-TRES-13'] });
  return meeting;
}

function* placeGroup(
  g: Crawl,
  entry: GroupEntry,
  { meeting, place }: { meeting: Meeting; place: MeetingPlace },
): Rule<Group> {
  const { creature, camp = 'hostile', controller, boss, squares } = entry;
  const count = yield* countOf(g, entry, place.seat);
  const placement = placementOf(g, entry);
  const cells = squaresFor(g, meeting, { count, placement, ...(squares ? { fixed: squares } : {}) });
  const first = g.state.next;
  const group: Group = {
    id: `g-${creature}-${first}`,
    profile: creature,
    camp,
    controller: controller === 'declencheur' ? place.seat : null,
    encounter: meeting.id,
    placement,
    ...(boss ? { boss } : {}),
  };
  const figures = Array.from({ length: count }, (_, i) => ({
    id: `${creature}-${first + 1 + i}`,
    cell: cells[i] ?? null,
  }));
  g.emit({
    type: 'groupMet',
    group,
    figures,
    guards: guardsOf(g, creature, cells),
    rules: ['AD1-RENC-05', 'AD1-RENC-06', 'AD1-BEST-17'],
  });
  return group;
}

/** AD1-IA-11: the zones it is placed in. */
function guardsOf(g: Crawl, creature: string, cells: readonly Cell[]): readonly string[] {
  return g.content.profileNamed(creature).ai === 'gardien' ? [...new Set(cells.map((cell) => zoneAt(g, cell)))] : [];
}

/** AD1-BEST-17. */
function* countOf(g: Crawl, { count }: GroupEntry, seat: SeatId): Rule<number> {
  if (typeof count === 'number') return count;
  if ('perHero' in count) {
    const heroes = g.state.figures.filter((f) => f.hero !== null && f.status === 'plateau').length;
    return Math.ceil(heroes * count.perHero);
  }
  const faces = yield* roll(g, { seat, count: count.dice, sides: count.sides, rule: 'AD1-BEST-17' });
  return faces.reduce((a, b) => a + b, count.plus ?? 0);
}

/** AD1-BERS-10, AD1-BERS-20: owners in initiative order, then in seat order. */
function* instinct(g: Crawl): Rule<void> {
  const inOrder = g.state.order.filter((slot) => slot.kind === 'heros').map((slot) => slot.who);
  const rest = g.state.figures.filter((f) => f.hero !== null).map((f) => f.id);
  for (const id of new Set([...inOrder, ...rest])) {
    const hero = figureOf(g.state, id);
    if (!isActive(g, hero)) continue;
    for (const at of bearingsWith(g, hero).met) if (at.feature.met) yield* at.feature.met(g, at);
  }
}

/** AD1-RENC-08: those who waited in reserve arrive, by the rule of their group, at Préparation. */
export function placeReserve(g: Crawl): void {
  for (const figure of g.state.figures) {
    if (figure.status !== 'reserve' || figure.group === null) continue;
    const group = g.state.groups.find((other) => other.id === figure.group)!;
    const meeting = g.state.meetings.find((m) => m.id === group.encounter);
    if (!meeting) continue;
    const [cell] = squaresFor(g, meeting, { count: 1, placement: group.placement ?? 'front' });
    if (cell !== undefined) g.emit({ type: 'figureArrived', figure: figure.id, cell, rules: ['AD1-RENC-08'] });
  }
}

export { closeMeetings } from './closing.ts';
