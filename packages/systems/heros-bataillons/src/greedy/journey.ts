import type { Decision, Option } from '@souterrain/kernel';
import { goalBearer } from '../delve/end.ts';
import { GOAL } from '../delve/goal.ts';
import { ableHeroes } from '../delve/group.ts';
import { lyingIn } from '../delve/loot.ts';
import { MOST_ITEMS, slotsUsed } from '../gear/inventory.ts';
import type { Being } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { lifeOf } from './blow.ts';
import { bestOf, firstOf, textOf } from './options.ts';

/** HB-GEAR-04. */
const POTION = 50;
/** Potions of healing for each hero. */
const WANTED = 1;

/** HB-SOLO-05, HB-SOLO-18: END back before the next room, home with the goal or when somebody is badly hurt. */
export function dungeonChoice({ state }: Situation, { options }: Decision): number {
  const group = ableHeroes(state);
  if (goalBearer(state) !== null) return firstOf(options, ['sortir']);
  if (lyingIn(state).some(({ item }) => item.base === GOAL)) return firstOf(options, ['fouiller', 'sortir']);
  if (group.some(({ now, max }) => now.end < max.end)) {
    const breath = firstOf(options, ['reprendre-son-souffle']);
    if (breath >= 0) return breath;
  }
  if (group.some(({ now, max }) => now.for * 2 < max.for)) return firstOf(options, ['sortir']);
  return firstOf(options, ['piece-suivante', 'sortir']);
}

/** HB-SOLO-12: whole again, with something to drink, then down. */
export function townChoice(g: Situation, { options }: Decision): number {
  const hurt = ableHeroes(g.state).some(isHurt) || g.state.beings.some(({ status }) => status === 'coma');
  if (hurt) {
    const rest = firstOf(options, ['journee-de-repos']);
    if (rest >= 0) return rest;
  }
  if (g.state.gold >= POTION && thirstiest(g) !== null) {
    const market = firstOf(options, ['marche']);
    if (market >= 0) return market;
  }
  return firstOf(options, ['descendre']);
}

const isHurt = ({ now, max }: Being): boolean => now.for < max.for || now.agi < max.agi || now.vol < max.vol;

/** Who has room and too few potions. */
function thirstiest(g: Situation): Being | null {
  for (const hero of ableHeroes(g.state))
    if (curesOf(hero) < WANTED && slotsUsed(g, hero.hero!.items) < MOST_ITEMS) return hero;
  return null;
}

const curesOf = ({ hero }: Being): number =>
  hero!.items.filter(({ base, holds }) => base === 'potion' && holds?.detail === 'soin').length;

export function heroChoice(g: Situation, { options }: Decision): number {
  return Math.max(0, firstOf(options, [`choisir-${thirstiest(g)?.id}`]));
}

export function marketChoice(g: Situation, { params, options }: Decision): number {
  const hero = beingOf(g.state, String(params!.being));
  const thirsty = curesOf(hero) < WANTED && slotsUsed(g, hero.hero!.items) < MOST_ITEMS;
  return firstOf(options, thirsty ? ['acheter-potion', 'terminer'] : ['terminer']);
}

/** HB-SOLO-22: the goal, then whatever there is room for. */
export function lootChoice(g: Situation, { options }: Decision): number {
  const worthOf = (option: Option): number => {
    const being = textOf(option, 'being');
    if (being === '') return 0;
    const room = MOST_ITEMS - slotsUsed(g, beingOf(g.state, being).hero!.items);
    if (textOf(option, 'item') === GOAL) return 100 + room;
    return textOf(option, 'item') === 'potion' || textOf(option, 'item') === 'parchemin' ? room : 0;
  };
  const index = bestOf(options, worthOf);
  return index >= 0 ? index : firstOf(options, ['laisser']);
}

/** HB-INV-09: only the goal is worth leaving something behind. */
export const roomChoice = ({ params, options }: Decision): number =>
  params!.item === GOAL ? options.length - 1 : firstOf(options, ['laisser']);

/** HB-SOLO-10: the hardest to bring down. */
export const frontChoice = (g: Situation, decision: Decision): number => mostOf(g, decision, lifeOf);

/** HB-SOLO-03: only who is likely to go unseen. */
export function scoutChoice({ state }: Situation, { options }: Decision): number {
  const index = bestOf(options, (option) => agilityOf(state, option), 11);
  return index >= 0 ? index : firstOf(options, ['personne']);
}

function agilityOf(state: HBState, option: Option): number {
  const id = textOf(option, 'being');
  return id === '' ? 0 : beingOf(state, id).now.agi;
}

export function mostOf({ state }: Situation, { options }: Decision, measure: (being: Being) => number): number {
  const worthOf = (option: Option): number => {
    const id = textOf(option, 'being');
    return id === '' ? 0 : measure(beingOf(state, id));
  };
  return Math.max(0, bestOf(options, worthOf));
}
