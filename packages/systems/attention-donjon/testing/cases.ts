import type { CardId } from '@souterrain/crawl';
import { startBoard } from '@souterrain/crawl/exploration/start';
import type { Board, Door, Hazard, Pile, Slot, Treasure } from '@souterrain/crawl/state';
import { cellAt, readTile, xOf, yOf } from '@souterrain/dungeon';
import { PERIPETIES, SCENARIOS } from '../src/content/index.ts';
import { attentionDonjon } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import { at, givenItem, type Scene, scene } from './scene.ts';
import { type Given, givenSchema } from './schema.ts';

/** A Round in progress: its turns are set, and the first one comes next. */
export function given(input: Given, variants: Variants): State {
  const { drawing, legend, heroes, creatures, scenario = 'le-nid', round = 1, phase = 'tours' } = input;
  const state = scene({ drawing, legend, heroes, creatures, variants } as Scene);
  const order = phase === 'tours' ? slotsOf(input) : [];
  const kept = state.figures.flatMap((f) => f.hero?.jokers ?? []);
  const hazards = (input.hazards ?? []).map(hazardOf);
  return {
    ...state,
    scenario,
    round,
    phase,
    order,
    deck: { discard: (input.discard ?? []) as CardId[], held: [...order.map((s) => s.card), ...kept] },
    board: boardOf(input, input.startRoom ? startBoard(SCENARIOS[scenario]!) : state.board, hazards),
    treasures: (input.treasures ?? []).map((treasure, i) => treasureOf(treasure, hazards.length + i + 1)),
    piles: (input.piles ?? []).map(pileOf),
    hazards,
    ticks: { ...input.ticks },
    next: 1 + hazards.length + (input.treasures ?? []).length,
  };
}

const slotsOf = ({ order = [{ hero: 1, card: 'as-pique' }] }: Given): Slot[] =>
  order.map(({ hero, group, card }) => ({
    kind: group === undefined ? 'heros' : 'groupe',
    who: group ?? `h${hero ?? 1}`,
    card: card as CardId,
    status: 'attend',
  }));

/** Its Portes are those of the drawing, in reading order; the elements of péripéties stand on it. */
function boardOf({ drawing, legend, doors = {} }: Given, board: Board, hazards: readonly Hazard[]): Board {
  const drawn = drawing === undefined ? [] : readTile(drawing, legend).tile.doors;
  const own = drawn.map(
    ({ x, y, side }, i): Door => ({ id: `porte-${i + 1}`, cell: at([x, y]), side, room: 'scene', status: 'inconnue' }),
  );
  const all = [...board.doors, ...own].map((door) => ({ ...door, status: doors[door.id] ?? door.status }));
  const unknown = Object.keys(doors).find((id) => !all.some((door) => door.id === id));
  if (unknown !== undefined) throw new Error(`no door ${unknown}: there are ${all.map((d) => d.id).join(', ')}`);
  const changes = hazards.flatMap(({ cell, peripetie }) => {
    const { element } = PERIPETIES[peripetie]!;
    return cell === null || element === undefined ? [] : [[cell, element]];
  });
  return { ...board, doors: all, changes: Object.fromEntries(changes) };
}

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

const hazardOf = (input: NonNullable<Given['hazards']>[number], index: number): Hazard => ({
  id: index + 1,
  peripetie: input.peripetie,
  zone: zoneId(input.zone),
  cell: input.at ? at(input.at) : null,
  round: input.round ?? 1,
  notes: { ...PERIPETIES[input.peripetie]!.notes, ...input.notes },
});

const pileOf = (input: NonNullable<Given['piles']>[number], index: number): Pile => ({
  cell: at(input.at),
  items: (input.items ?? []).map((item, i) => ({
    ...givenItem(item as Parameters<typeof givenItem>[0], `p${index + 1}-${i + 1}`),
    place: 'porte',
  })),
  deniers: input.deniers ?? 0,
});

/** Fields that hold a square. Dice have a `from` and a `to` as well, far below the first square of any board. */
const SQUARES: readonly string[] = ['cell', 'from', 'to', 'joins'];
const FIRST_SQUARE = cellAt(-500, -500);

/** Squares are written `[x, y]`, from the north-west square of the drawing. */
function shown<T>(value: T): T {
  if (Array.isArray(value)) return value.map(shown) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, held]): [string, unknown] => {
    const isSquare = SQUARES.includes(name) && typeof held === 'number' && held >= FIRST_SQUARE;
    return [name, isSquare ? [xOf(held), yOf(held)] : shown(held)];
  });
  return Object.fromEntries(fields) as T;
}

/** What the runner of case files needs from a system. */
export const caseSystem = {
  system: attentionDonjon,
  givenSchema,
  given: (input: unknown, variants: Readonly<Record<string, string>> = {}) =>
    given(givenSchema.parse(input), variantsOf(variants)),
  shown,
};
