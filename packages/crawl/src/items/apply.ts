import type { Handlers } from '../handlers.ts';
import { type Figure, figureOf, type Item, type State } from '../state.ts';
import type { ItemEvent, Placed } from './events.ts';
import { wholeItem } from './whole.ts';

const itemsOf = (state: State, figure: string): Item[] => figureOf(state, figure).hero!.sheet.items;

function itemOf(state: State, figure: string, id: string): Item {
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
function counted(state: State, { id }: Item): void {
  const number = NUMBERED.exec(id);
  if (number) state.next = Math.max(state.next, Number(number[1]) + 1);
}

export const itemHandlers: Handlers<ItemEvent> = {
  itemGained(state, { figure, item }) {
    itemsOf(state, figure).push(wholeItem(item));
    counted(state, item);
  },
  itemLost(state, { figure, item }) {
    const { sheet } = figureOf(state, figure).hero!;
    sheet.items = sheet.items.filter((i) => i.id !== item);
  },
  itemsPlaced(state, { figure, places }) {
    for (const placed of places) put(itemOf(state, figure, placed.item), placed);
  },
  chargesChanged(state, { figure, item, left }) {
    itemOf(state, figure, item).charges = left;
  },
  weaponLoaded(state, { figure, item, loaded }) {
    itemOf(state, figure, item).loaded = loaded;
  },
  ammunitionRefilled(state, { figure, items }) {
    for (const id of items) itemOf(state, figure, id).dry = undefined;
  },
  itemDropped(state, { item, cell }) {
    const pile = state.piles.find((p) => p.cell === cell);
    if (pile) pile.items.push(wholeItem(item));
    else state.piles.push({ cell, items: [wholeItem(item)], deniers: 0 });
    counted(state, item);
  },
  itemPickedUp(state, { item, cell }) {
    emptied(state, cell, (pile) => {
      const index = pile.items.findIndex((i) => i.id === item);
      if (index >= 0) pile.items.splice(index, 1);
    });
  },
  deniersFound(state, { figure, deniers }) {
    figureOf(state, figure).hero!.sheet.deniers += deniers;
  },
  deniersPickedUp(state, { figure, deniers, cell }) {
    figureOf(state, figure).hero!.sheet.deniers += deniers;
    emptied(state, cell, (pile) => {
      pile.deniers -= deniers;
    });
  },
  itemBoxed(state, { figure, item }) {
    for (const other of itemsOf(state, figure)) other.boxed = undefined;
    itemOf(state, figure, item).boxed = true;
  },
  treasureDrawn() {},
  wornSanteChanged(state, { figure, santeMax, sante }) {
    const hero: Figure = figureOf(state, figure);
    hero.santeMax = santeMax;
    hero.sante = sante;
  },
  heroismDrunk(state, { figure, heroisme, heroismeMax }) {
    const { hero } = figureOf(state, figure);
    hero!.heroisme = heroisme;
    hero!.sheet.heroismeMax = heroismeMax;
  },
  memoirsRead(state, { figure, item, xp }) {
    figureOf(state, figure).hero!.sheet.xp = xp;
    itemOf(state, figure, item).charges = 0;
  },
};

function emptied(state: State, cell: number, change: (pile: State['piles'][number]) => void): void {
  const pile = state.piles.find((p) => p.cell === cell);
  if (!pile) return;
  change(pile);
  if (pile.items.length === 0 && pile.deniers === 0) state.piles = state.piles.filter((p) => p !== pile);
}
