import type { Handlers } from '../handlers.ts';
import { wholeItem } from '../items/whole.ts';
import { type Figure, figureOf, type HeroPart, type Item } from '../state.ts';
import type { HealthEvent } from './events.ts';

const nothing = (): void => {};

export const healthHandlers: Handlers<HealthEvent> = {
  santeLost(g, { figure, sante }) {
    figureOf(g.state, figure).sante = sante;
  },
  healed(g, { figure, sante }) {
    figureOf(g.state, figure).sante = sante;
  },
  heroismSpent(g, { figure, from, left }) {
    const hero = figureOf(g.state, figure);
    if (from === 'heros') partOf(hero).heroisme = left;
    else itemOf(hero, from).charges = left;
  },
  heroismGained(g, { figure, left }) {
    partOf(figureOf(g.state, figure)).heroisme = left;
  },
  heroSaved(g, { figure, heroismeMax, sante }) {
    const hero = figureOf(g.state, figure);
    hero.sante = sante;
    partOf(hero).saved = true;
    partOf(hero).sheet.heroismeMax = heroismeMax;
  },
  graveWoundDrawn: nothing,
  woundGained(g, { figure, wound }) {
    partOf(figureOf(g.state, figure)).sheet.wounds.push({ ...wound });
  },
  woundHealed(g, { figure, wound }) {
    const { sheet } = partOf(figureOf(g.state, figure));
    sheet.wounds = sheet.wounds.filter((w) => w.id !== wound);
  },
  woundTreated(g, { figure, wound, how }) {
    const { sheet } = partOf(figureOf(g.state, figure));
    for (const w of sheet.wounds)
      if (w.id === wound) {
        if (how === 'attelle') w.splint = true;
        else w.prosthesis = true;
      }
  },
  gearBroken(g, { figure, item }) {
    const broken = itemOf(figureOf(g.state, figure), item);
    broken.broken = true;
    // AD1-GRAVE-08, AD2-BGRAV-12: its magic is lost for good.
    broken.enchantment = undefined;
  },
  figureRemoved(g, { figure, how }) {
    figureOf(g.state, figure).status = how;
  },
  itemsLaid(g, { figure, cell, items, deniers }) {
    const { sheet } = partOf(figureOf(g.state, figure));
    sheet.items = sheet.items.filter((held) => !items.some((laid) => laid.id === held.id));
    sheet.deniers -= deniers;
    let pile = g.state.piles.find((p) => p.cell === cell);
    if (!pile) {
      pile = { cell, items: [], deniers: 0 };
      g.state.piles.push(pile);
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
