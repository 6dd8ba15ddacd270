import type { Handlers } from '../handlers.ts';
import { wholeItem } from '../items/whole.ts';
import { type Figure, figureOf, type HeroPart, type Item } from '../state.ts';
import type { HealthEvent } from './events.ts';

const nothing = (): void => {};

export const healthHandlers: Handlers<HealthEvent> = {
  santeLost(state, { figure, sante }) {
    figureOf(state, figure).sante = sante;
  },
  healed(state, { figure, sante }) {
    figureOf(state, figure).sante = sante;
  },
  heroismSpent(state, { figure, from, left }) {
    const hero = figureOf(state, figure);
    if (from === 'heros') partOf(hero).heroisme = left;
    else itemOf(hero, from).charges = left;
  },
  heroismGained(state, { figure, left }) {
    partOf(figureOf(state, figure)).heroisme = left;
  },
  heroSaved(state, { figure, heroismeMax, sante }) {
    const hero = figureOf(state, figure);
    hero.sante = sante;
    partOf(hero).saved = true;
    partOf(hero).sheet.heroismeMax = heroismeMax;
  },
  graveWoundDrawn: nothing,
  woundGained(state, { figure, wound }) {
    partOf(figureOf(state, figure)).sheet.wounds.push({ ...wound });
  },
  woundHealed(state, { figure, wound }) {
    const { sheet } = partOf(figureOf(state, figure));
    sheet.wounds = sheet.wounds.filter((w) => w.id !== wound);
  },
  woundTreated(state, { figure, wound, how }) {
    const { sheet } = partOf(figureOf(state, figure));
    for (const w of sheet.wounds)
      if (w.id === wound) {
        if (how === 'attelle') w.splint = true;
        else w.prosthesis = true;
      }
  },
  gearBroken(state, { figure, item }) {
    const broken = itemOf(figureOf(state, figure), item);
    broken.broken = true;
    // AD1-GRAVE-08: its magic is lost for good.
    broken.enchantment = undefined;
  },
  figureRemoved(state, { figure, how }) {
    figureOf(state, figure).status = how;
  },
  itemsLaid(state, { figure, cell, items, deniers }) {
    const { sheet } = partOf(figureOf(state, figure));
    sheet.items = sheet.items.filter((held) => !items.some((laid) => laid.id === held.id));
    sheet.deniers -= deniers;
    let pile = state.piles.find((p) => p.cell === cell);
    if (!pile) {
      pile = { cell, items: [], deniers: 0 };
      state.piles.push(pile);
    }
    for (const item of items) {
      const laid = wholeItem(item);
      laid.place = 'porte';
      laid.hands = undefined;
      pile.items.push(laid);
    }
    pile.deniers += deniers;
  },
};

function partOf(figure: Figure): HeroPart {
  if (!figure.hero) throw new Error(`${figure.id} is no hero`);
  return figure.hero;
}

function itemOf(figure: Figure, id: string): Item {
  const item = partOf(figure).sheet.items.find((i) => i.id === id);
  if (!item) throw new Error(`${figure.id} has no item ${id}`);
  return item;
}
