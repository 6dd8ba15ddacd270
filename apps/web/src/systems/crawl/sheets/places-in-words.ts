import type { CrawlView } from '@souterrain/crawl';
import { planOn, zoneAt, zonesToWalk } from '@souterrain/crawl/movement';
import type { Crawl } from '@souterrain/crawl/world';
import { type Cell, cellAt, type Plan } from '@souterrain/dungeon';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { MapPlace, PlacesInWords, SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { nameOf } from '../figures.tsx';
import { laidRoom } from '../laid-room.ts';
import { markNames } from '../mark-names.ts';
import { worldIn } from '../world.ts';
import { squareName, zoneName } from './place-words.ts';
import { heroOf, sayFar } from './spoken.ts';
import { spokenWords } from './spoken-words.ts';

type Scene = SceneProps<CrawlView>;

/** A scene, and what rules say of it. */
type Place = Scene & { readonly g: Crawl; readonly plan: Plan };

/** The dungeon zone by zone, nearest first: who stands where, doors, furniture, what lies there, where it leads. */
export function placesInWords(scene: Scene, seat: number): PlacesInWords | undefined {
  const { view } = scene;
  if (view.board.rooms.length === 0 || view.phase === 'creation' || view.phase === 'interlude') return undefined;
  const g = worldIn(scene);
  const plan = planOn(g);
  const place: Place = { ...scene, g, plan };
  const from = standpoint(view, seat);
  const steps = (cells: readonly Cell[]) => (from === undefined ? 0 : zonesToWalk(g, from, cells[0]!));
  const places = [...plan.zones]
    .map(([id, cells]) => ({ id, cells, far: steps(cells) }))
    .sort((a, b) => a.far - b.far)
    .map(
      ({ id, cells, far }): MapPlace => ({
        id,
        name: zoneName(g, id, scene.lang),
        distance: from === undefined ? undefined : sayFar(far, scene),
        lines: [...peopleIn(scene, cells), ...doorsIn(scene, cells), ...thingsIn(place, cells), ...waysOf(place, id)],
      }),
    );
  return {
    places,
    // A room is laid from where one stands.
    placeOf: (option) =>
      option.label === 'poser-la-salle' && from !== undefined ? zoneAt(g, from) : zoneOf(place, option),
    about: (decision, option) => sayLaid(place, decision, option),
  };
}

/** AD1-EXPLO-15: where the room would lie and where it would lead on, for those who do not see its outline. */
function sayLaid({ g, lang }: Place, decision: OfferedDecision, option: OfferedOption): string | undefined {
  const room = laidRoom(g, decision, option);
  if (!room) return undefined;
  const { tile, x, y } = room;
  const named = (column: number, row: number) => squareName(cellAt(x + column, y + row));
  const others = tile.doors.filter((_, i) => option.id !== `par-la-porte-${i + 1}`);
  return spokenWords[lang].laid(
    { from: named(0, 0), to: named(tile.width - 1, tile.height - 1) },
    others.map((door) => ({ side: door.side, square: named(door.x, door.y) })),
  );
}

/** Where whoever acts stands, or the hero of the seat. */
function standpoint(view: CrawlView, seat: number): Cell | undefined {
  const acting = view.figures.find((f) => f.id === view.turn?.figure && f.hero);
  const hero = acting ?? heroOf(view, seat);
  return hero?.status === 'plateau' ? hero.cell : undefined;
}

function peopleIn(scene: Scene, cells: readonly Cell[]): readonly string[] {
  const { view, words, lang } = scene;
  return view.figures
    .filter((f) => f.status === 'plateau' && cells.includes(f.cell))
    .map((figure) => {
      const { sante, santeMax, cell } = figure;
      const name = spokenWords[lang].at(nameOf(figure, scene), squareName(cell));
      return boardWords[lang].figure(name, sante, santeMax, markNames(figure, words));
    });
}

const doorsIn = ({ view, lang }: Scene, cells: readonly Cell[]): readonly string[] =>
  view.board.doors
    .filter(({ cell }) => cells.includes(cell))
    .map(({ status, side, cell }) => spokenWords[lang].door(status, side, squareName(cell)));

function thingsIn({ g, plan, view, lang }: Place, cells: readonly Cell[]): readonly string[] {
  const said = spokenWords[lang];
  const scenery = cells.flatMap((cell) => {
    const feature = plan.squares.get(cell)?.feature;
    return feature === undefined ? [] : [said.at(g.content.scenery[feature]?.name[lang] ?? feature, squareName(cell))];
  });
  const piles = view.piles
    .filter(({ cell }) => cells.includes(cell))
    .map(({ cell, items, deniers }) => said.at(boardWords[lang].pile(items.length, deniers), squareName(cell)));
  return [...(scenery.length > 0 ? [said.furniture(scenery.join(', '))] : []), ...piles];
}

function waysOf({ g, plan, lang }: Place, zone: string): readonly string[] {
  const ways = [...(plan.neighbours.get(zone) ?? [])].map((to) => zoneName(g, to, lang));
  return ways.length === 0 ? [] : [spokenWords[lang].ways(ways)];
}

/** The zone where an option stands: of its square, of its figure, of its Porte. */
function zoneOf({ g, plan, view }: Place, { at }: OfferedOption): string | undefined {
  if (!at) return undefined;
  if ('cell' in at) return plan.squares.get(cellAt(at.cell[0], at.cell[1]))?.zone;
  if ('zone' in at) return at.zone;
  if ('figure' in at) {
    const figure = view.figures.find((f) => f.id === at.figure && f.status === 'plateau');
    return figure && zoneAt(g, figure.cell);
  }
  if (!('door' in at)) return undefined;
  const door = view.board.doors.find(({ id }) => id === at.door);
  return door && plan.squares.get(door.cell)?.zone;
}
