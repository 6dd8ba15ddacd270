import type { Handlers } from '../handlers.ts';
import { type CrawlState, type Figure, figureOf, type Item } from '../state.ts';
import type { ItemEvent, Placed } from './events.ts';
import { wholeItem } from './whole.ts';

const itemsOf = (state: CrawlState, figure: string): Item[] => figureOf(state, figure).hero!.sheet.items;

function itemOf(state: CrawlState, figure: string, id: string): Item {
  const item = itemsOf(state, figure).find((i) => i.id === id);
  if (!item) throw new Error(`${figure} has no ${id}`);
  return item;
}

function put(item: Item, { place, hands }: Placed): void {
  item.place = place;
  item.hands = hands;
}

const NUMBERED = /^objet-(\d+)$/;

/** Numbered items move the counter of the state on. */
function counted(state: CrawlState, { id }: Item): void {
  const number = NUMBERED.exec(id);
  if (number) state.next = Math.max(state.next, Number(number[1]) + 1);
}

export const itemHandlers: Handlers<ItemEvent> = {
  itemGained(g, { figure, item }) {
    itemsOf(g.state, figure).push(wholeItem(item));
    counted(g.state, item);
  },
  itemLost(g, { figure, item }) {
    const { sheet } = figureOf(g.state, figure).hero!;
    sheet.items = sheet.items.filter((i) => i.id !== item);
  },
  itemsPlaced(g, { figure, places }) {
    for (const placed of places) put(itemOf(g.state, figure, placed.item), placed);
  },
  chargesChanged(g, { figure, item, left }) {
    itemOf(g.state, figure, item).charges = left;
  },
  weaponLoaded(g, { figure, item, loaded }) {
    itemOf(g.state, figure, item).loaded = loaded;
  },
  ammunitionRefilled(g, { figure, items }) {
    for (const id of items) itemOf(g.state, figure, id).dry = undefined;
  },
  itemDropped(g, { item, cell }) {
    const pile = g.state.piles.find((p) => p.cell === cell);
    if (pile) pile.items.push(wholeItem(item));
    else g.state.piles.push({ cell, items: [wholeItem(item)], deniers: 0 });
    counted(g.state, item);
  },
  itemPickedUp(g, { item, cell }) {
    emptied(g.state, cell, (pile) => {
      const index = pile.items.findIndex((i) => i.id === item);
      if (index >= 0) pile.items.splice(index, 1);
    });
  },
  deniersFound(g, { figure, deniers }) {
    figureOf(g.state, figure).hero!.sheet.deniers += deniers;
  },
  deniersPickedUp(g, { figure, deniers, cell }) {
    figureOf(g.state, figure).hero!.sheet.deniers += deniers;
    emptied(g.state, cell, (pile) => {
      pile.deniers -= deniers;
    });
  },
  itemBoxed(g, { figure, item }) {
    for (const other of itemsOf(g.state, figure)) other.boxed = undefined;
    itemOf(g.state, figure, item).boxed = true;
  },
  treasureDrawn() {},
  wornSanteChanged(g, { figure, santeMax, sante }) {
    const hero: Figure = figureOf(g.state, figure);
    hero.santeMax = santeMax;
    hero.sante = sante;
  },
  heroismDrunk(g, { figure, heroisme, heroismeMax }) {
    const { hero } = figureOf(g.state, figure);
    hero!.heroisme = heroisme;
    hero!.sheet.heroismeMax = heroismeMax;
  },
  memoirsRead(g, { figure, item, xp }) {
    figureOf(g.state, figure).hero!.sheet.xp = xp;
    itemOf(g.state, figure, item).charges = 0;
  },
};

function emptied(state: CrawlState, cell: number, change: (pile: CrawlState['piles'][number]) => void): void {
  const pile = state.piles.find((p) => p.cell === cell);
  if (!pile) return;
  change(pile);
  if (pile.items.length === 0 && pile.deniers === 0) state.piles = state.piles.filter((p) => p !== pile);
}
