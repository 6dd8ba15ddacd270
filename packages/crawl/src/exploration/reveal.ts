import { across, type Cell, cellAt } from '@souterrain/dungeon';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { SuitedCard } from '../cards/index.ts';
import { bearingsOf } from '../figures/bearings.ts';
import { tileOn } from '../movement/plan.ts';
import { drawCard } from '../rounds/draw.ts';
import type { Door, Figure } from '../state.ts';
import { card, figure, thing } from '../text/asked.ts';
import { defineWords, type Offered } from '../text/catalogue.ts';
import { one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Placement } from './board.ts';
import { resolveContents } from './contents.ts';
import { drawAndKeep } from './draw-and-keep.ts';
import { extraCards } from './extra-cards.ts';
import { type Found, roomBehind } from './road.ts';

/**
 * AD1-EXPLO-06 to AD1-EXPLO-12: a road card, a room or a dead end, then what the room holds. No dice. `oneCard`: outside
 * Révéler le donjon nothing adds to the draw (AD1-PERI-05).
 */
export function* reveal(
  g: Crawl,
  hero: Figure,
  { door, oneCard = false }: { door: Door; oneCard?: boolean },
): Rule<void> {
  const extra = oneCard ? 0 : extraCards(g, hero, 'roadCards');
  const card = yield* redrawn(g, hero, yield* drawAndKeep(g, hero, { extra, reason: 'route' }));
  g.emit({ type: 'doorRevealed', figure: hero.id, door: door.id, card, rules: ['AD1-EXPLO-01', 'AD1-EXPLO-07'] });
  const found = roomBehind(g, door, card);
  if (!found) {
    g.emit({ type: 'deadEndFound', door: door.id, rules: ['AD1-EXPLO-14'] });
    return;
  }
  const entry = yield* placeRoom(g, hero, { door, found });
  // AD1-EXPLO-16: the hero stays where it is, and its turn goes on.
  yield* resolveContents(g, found.row.contents, { hero, room: found.row.room, entry });
}

/** AD1-EXPLO-08, AD1-EXPLO-10: the player who reveals chooses among the ways the room can be laid. */
function* placeRoom(g: Crawl, hero: Figure, { door, found }: { door: Door; found: Found }): Rule<Cell> {
  const { row, placements, apart, passed } = found;
  const {
    door: entrance,
    x,
    y,
    quarters,
  } = yield* ask<Placement>({
    id: 'poser-la-salle',
    seat: hero.hero!.seat,
    rule: 'AD1-EXPLO-15',
    params: { room: row.room, tile: row.tile },
    options: placements.map((p) =>
      option(`par-la-porte-${p.door + 1}`, p, {
        label: 'poser-la-salle',
        params: { x: p.x, y: p.y, quarters: p.quarters },
        at: { cell: [p.x, p.y] },
      }),
    ),
  });
  const room = { id: row.room, tile: row.tile, x, y, quarters };
  const rules = apart
    ? (['AD1-EXPLO-14'] as const)
    : passed.length > 0
      ? (['AD1-EXPLO-09', 'AD1-EXPLO-18'] as const)
      : (['AD1-EXPLO-10', 'AD1-EXPLO-18'] as const);
  g.emit({ type: 'roomPlaced', door: door.id, room, entrance, apart, passed, rules });
  const inside = tileOn(g, g.state.board, room).doors[entrance]!;
  return apart ? cellAt(x + inside.x, y + inside.y) : across(door.cell, door.side);
}

/** AD1-TCOM-02: who may have the road card drawn again decides once it is seen; the second card stands. */
function* redrawn(g: Crawl, hero: Figure, first: SuitedCard): Rule<SuitedCard> {
  const { seat } = hero.hero!;
  let card = first;
  for (const at of bearingsOf(g, hero)) {
    const spend = at.feature.redrawsRoad?.(g, at);
    if (!spend) continue;
    const { rule, id } = at.feature;
    const isRefused = yield* ask({
      id: 'repiocher-la-route',
      seat,
      rule,
      params: { figure: hero.id, card, item: id },
      options: [option('garder', false), option('repiocher', true)],
    });
    if (!isRefused) continue;
    spend();
    card = yield* drawCard(g, { seat, rule, reason: 'route' });
  }
  return card;
}

/** AD1-EXPLO-03, AD1-GRID-10: the squares adjacent to a Porte are those that have that side. */
export const standsAtDoor = (figure: Figure, door: Door): boolean =>
  figure.cell === door.cell || (door.inner === true && figure.cell === across(door.cell, door.side));

/** AD1-EXPLO-17: an ordinary door inside a room opens or closes, without a card. */
export function turnInnerDoor(g: Crawl, hero: Figure, door: Door): void {
  const status = door.status === 'ouverte' ? 'fermee' : 'ouverte';
  g.emit({ type: 'innerDoorSet', figure: hero.id, door: door.id, status, rules: ['AD1-EXPLO-17'] });
}

/** Rooms are turned by quarters. */
const turned = ({ option: { params } }: Offered, not: string, by: string): string =>
  params.quarters === 0 ? not : `${by} ${90 * Number(params.quarters)}°`;

export const revealWords = defineWords({
  prompts: {
    'poser-la-salle': {
      fr: (a) => `${thing(a, 'tile')} : comment poser la salle ?`,
      en: (a) => `${thing(a, 'tile')}: how is the room laid?`,
    },
    'repiocher-la-route': {
      fr: (a) => `Fragment de carte : ${figure(a)} repioche la carte de route (${card(a)}) ?`,
      en: (a) => `Map fragment: does ${figure(a)} redraw the road card (${card(a)})?`,
    },
  },
  labels: {
    'poser-la-salle': {
      fr: (o) => one(`En ${o.at}`, turned(o, 'sans la tourner', 'tournée de')),
      en: (o) => one(`At ${o.at}`, turned(o, 'not turned', 'turned by')),
    },
    'repiocher-la-route/garder': { fr: 'Garder cette carte', en: 'Keep this card' },
    repiocher: { fr: ['En piocher une autre', 'une fois par scénario'], en: ['Draw another one', 'once a scenario'] },
  },
});
