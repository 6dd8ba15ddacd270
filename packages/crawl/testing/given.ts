import { readTile } from '@souterrain/dungeon';
import { Impossible } from '@souterrain/kernel/testing';
import type { CardId } from '../src/cards/index.ts';
import type { Stocked } from '../src/content/content.ts';
import type { PeripetieEntry } from '../src/content/types.ts';
import { startBoard } from '../src/exploration/start.ts';
import type { Board, CrawlState, Door, Hazard, Pile, Slot, Treasure } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import type { Given } from './given-schema.ts';
import { at, givenItem, type Scene } from './scene.ts';
import { standing } from './standing.ts';

interface GivenOn<S extends CrawlState> {
  readonly system: AnyCrawl<S>;
  readonly scene: (given: Scene<S>) => S;
  readonly variants: S['variants'];
}

/** A Round in progress, over a scene of its edition: its turns are set, and the first one comes next. */
export function givenOn<S extends CrawlState>(input: Given, { system, scene, variants }: GivenOn<S>): S {
  const { drawing, legend, heroes, creatures, scenario = 'le-nid', round = 1, phase = 'tours' } = input;
  const state = scene({ drawing, legend, heroes, creatures, variants } as Scene<S>);
  const { scenarios, peripeties } = system.content;
  const order = phase === 'tours' ? slotsOf(input) : [];
  const kept = state.figures.flatMap((f) => f.hero?.jokers ?? []);
  const hazards = (input.hazards ?? []).map((hazard, i) => hazardOf(hazard, i + 1, peripeties[hazard.peripetie]!));
  const board = boardOf(input, input.startRoom ? startBoard(system, scenarios[scenario]!) : state.board);
  return standing(system, {
    ...state,
    scenario,
    round,
    phase,
    order,
    deck: { discard: (input.discard ?? []) as CardId[], held: [...order.map((s) => s.card), ...kept] },
    board: { ...board, changes: changesBy(hazards, peripeties) },
    treasures: (input.treasures ?? []).map((treasure, i) => treasureOf(treasure, hazards.length + i + 1)),
    piles: (input.piles ?? []).map((pile, i) => pileOf(system, pile, i)),
    hazards,
    ticks: { ...input.ticks },
    next: 1 + hazards.length + (input.treasures ?? []).length,
  });
}

const slotsOf = ({ order = [{ hero: 1, card: 'as-pique' }] }: Given): Slot[] =>
  order.map(({ hero, group, card }) => ({
    kind: group === undefined ? 'heros' : 'groupe',
    who: group ?? `h${hero ?? 1}`,
    card: card as CardId,
    status: 'attend',
  }));

/** Its Portes are those of the drawing, in reading order. */
function boardOf({ drawing, legend, doors = {} }: Given, board: Board): Board {
  const drawn = drawing === undefined ? [] : readTile(drawing, legend).tile.doors;
  const own = drawn.map(
    ({ x, y, side }, i): Door => ({ id: `porte-${i + 1}`, cell: at([x, y]), side, room: 'scene', status: 'inconnue' }),
  );
  const all = [...board.doors, ...own].map((door) => ({ ...door, status: doors[door.id] ?? door.status }));
  const unknown = Object.keys(doors).find((id) => !all.some((door) => door.id === id));
  if (unknown !== undefined) {
    const there = all.map((d) => d.id).join(', ');
    throw new Impossible({
      fr: `pas de porte ${unknown}\u00a0: il y a ${there}`,
      en: `no door ${unknown}: there are ${there}`,
    });
  }
  return { ...board, doors: all };
}

/** The elements of péripéties stand on the board. */
const changesBy = (
  hazards: readonly Hazard[],
  peripeties: Readonly<Record<string, PeripetieEntry>>,
): Board['changes'] =>
  Object.fromEntries(
    hazards.flatMap(({ cell, peripetie }) => {
      const { element } = peripeties[peripetie]!;
      return cell === null || element === undefined ? [] : [[cell, element]];
    }),
  );

/** A zone of the drawing is named by its letter. */
const zoneId = (zone: string): string => (zone.includes('-') ? zone : `scene-${zone}`);

const treasureOf = (input: NonNullable<Given['treasures']>[number], id: number): Treasure => ({
  id,
  zones: input.zones?.map(zoneId) ?? 'partout',
  type: input.type ?? null,
  failures: input.failures ?? 0,
  tried: [],
  revealed: false,
});

const hazardOf = (
  input: NonNullable<Given['hazards']>[number],
  id: number,
  { notes }: Pick<PeripetieEntry, 'notes'>,
): Hazard => ({
  id,
  peripetie: input.peripetie,
  zone: zoneId(input.zone),
  cell: input.at ? at(input.at) : null,
  round: input.round ?? 1,
  notes: { ...notes, ...input.notes },
});

const pileOf = (g: Stocked, input: NonNullable<Given['piles']>[number], index: number): Pile => ({
  cell: at(input.at),
  items: (input.items ?? []).map((item, i) => ({
    ...givenItem(g, item as Parameters<typeof givenItem>[1], `p${index + 1}-${i + 1}`),
    place: 'porte',
  })),
  deniers: input.deniers ?? 0,
});
