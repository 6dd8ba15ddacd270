import { packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import { DECK, isJoker } from '../../cards/index.ts';
import { matchesAny } from '../../exploration/matchers.ts';
import type { ScenarioEntry } from '../types.ts';
import type { Fault, SharedPack } from './fault.ts';
import { checkWords } from './words.ts';

const CARDS = DECK.filter((card) => !isJoker(card));

/** Roads that lack a row for a card, lead nowhere, or never reach what the scenario asks for. */
export function badRoads(pack: SharedPack, lang: Lang): readonly Fault<'scenarios'>[] {
  return (Object.values(pack.scenarios) as unknown as readonly ScenarioEntry[]).flatMap((scenario) =>
    [...unmatched(scenario, lang), ...arrows(scenario, lang), ...goals(pack, scenario, lang)].map(
      (fault): Fault<'scenarios'> => ({ kind: 'scenarios', id: scenario.id, ...fault }),
    ),
  );
}

type RoadFault = Pick<Fault, 'path' | 'message'>;

/** AD1-EXPLO-07: every card has a row, and every row can be reached by a card or an arrow. */
function unmatched({ road }: ScenarioEntry, lang: Lang): readonly RoadFault[] {
  const lost = CARDS.filter((card) => !road.some((row) => matchesAny(row.cards, card)));
  const faults: RoadFault[] = lost.length > 0 ? [{ path: ['road'], message: checkWords[lang].noRow(lost) }] : [];
  const rooms = reached({ road });
  for (const [i, row] of road.entries())
    if (!rooms.has(row.room)) faults.push({ path: ['road', i], message: checkWords[lang].neverReached(row.room) });
  return faults;
}

/** Rooms that a card opens, that an arrow leads to, or that come last whatever the card (AD1-EXPLO-14). */
function reached({ road }: Pick<ScenarioEntry, 'road'>): ReadonlySet<string> {
  const rooms = new Set(road.filter((row) => row.uniqueLast).map((row) => row.room));
  for (const card of CARDS) {
    const row = road.find((r) => matchesAny(r.cards, card));
    if (row) rooms.add(row.room);
  }
  // A set grows while it is walked.
  for (const room of rooms) {
    const next = road.find((row) => row.room === room)?.next;
    if (next !== undefined) rooms.add(next);
  }
  return rooms;
}

function arrows({ road, start }: ScenarioEntry, lang: Lang): readonly RoadFault[] {
  const faults: RoadFault[] = [];
  const rooms = road.map((row) => row.room);
  for (const [i, { next, room }] of road.entries()) {
    if (!rooms.includes(next))
      faults.push({ path: ['road', i, 'next'], message: packWords[lang].unknown('room', next) });
    if (room === start.room || rooms.indexOf(room) !== i)
      faults.push({ path: ['road', i, 'room'], message: packWords[lang].taken(room) });
  }
  return faults;
}

/** What the objective names must be met on the way. */
function goals(pack: SharedPack, scenario: ScenarioEntry, lang: Lang): readonly RoadFault[] {
  const { objective, road, start, exit } = scenario;
  const faults: RoadFault[] = [];
  const rooms = new Set([start.room, ...reached(scenario)]);
  if ('reach' in objective && !rooms.has(objective.reach.replace(/-[a-z]$/, '')) && !rooms.has(objective.reach))
    faults.push({ path: ['objective', 'reach'], message: packWords[lang].unknown('room', objective.reach) });
  if (exit && exit.room !== start.room && !road.some((row) => row.room === exit.room))
    faults.push({ path: ['exit', 'room'], message: packWords[lang].unknown('room', exit.room) });
  const met = road.flatMap((row) => (typeof row.contents === 'object' ? [row.contents.encounter ?? ''] : []));
  const hasBoss = met.some((id) => pack.encounters[id]?.groups.some((group) => group.boss));
  if ('kill' in objective && !hasBoss) faults.push({ path: ['objective', 'kill'], message: checkWords[lang].noBoss });
  if ('collect' in objective && !(objective.collect in pack.items))
    faults.push({ path: ['objective', 'collect'], message: packWords[lang].unknown('items', objective.collect) });
  return faults;
}
