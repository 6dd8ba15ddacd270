import type { Item } from './content/index.ts';
import type { C50Event } from './events.ts';
import { LAST_FLOOR } from './floors/depth.ts';
import { lookAround } from './floors/fog.ts';
import { MEMORY } from './magic/spells.ts';
import { type C50, type C50State, type Floor, floorOf, type Hero, isAlive, maxPv, SQUARES } from './state.ts';

/** The one place that writes the state. */
export function apply({ state }: Pick<C50, 'state'>, event: C50Event): void {
  // The commonest first: a switch tries its cases in order.
  switch (event.type) {
    case 'stepped': {
      const hero = state.heroes[event.seat]!;
      hero.cell = event.to;
      state.move!.left = event.left;
      lookAround(state, hero);
      return;
    }
    case 'headed':
      state.move!.direction = event.direction;
      return;
    case 'wallHit':
    case 'duelRolled':
    case 'sighted':
      return;
    case 'floorOpened':
      return openFloor(state, event);
    case 'floorEntered':
      return arrive(state, state.heroes[event.seat]!, state.floors.find((f) => f.number === event.floor)!);
    case 'turnStarted': {
      const hero = state.heroes[event.seat]!;
      state.active = event.seat;
      state.move = null;
      hero.turn = event.turn;
      hero.turns++;
      return;
    }
    case 'moveRolled':
      state.move = { seat: event.seat, result: event.result, left: event.result, direction: null };
      return;
    case 'stepAdjusted':
      state.heroes[event.seat]!.sureStepUsed = true;
      state.move = { seat: event.seat, result: event.to, left: event.to, direction: null };
      return;
    case 'webHeld':
      state.move!.left = 0;
      return;
    case 'webTorn':
      return setSquare(state, event.floor, event.cell);
    case 'moveEnded':
    case 'stuck':
      state.move = null;
      return;
    case 'wounded':
    case 'healed':
      state.heroes[event.seat]!.pv = event.pv;
      return;
    case 'died': {
      const hero = state.heroes[event.seat]!;
      hero.status = 'dead';
      hero.pv = 0;
      state.move = null; // C50-CASE-06
      return;
    }
    case 'fountainDrunk':
      state.heroes[event.seat]!.drank = true;
      return;
    case 'chestOpened':
      return setSquare(state, state.heroes[event.seat]!.floor, event.cell);
    case 'goldGained':
      state.heroes[event.seat]!.gold += event.amount;
      return;
    case 'itemGained':
      return take(state.heroes[event.seat]!, event.item);
    case 'itemSpent':
      return drop(state.heroes[event.seat]!, event.item);
    case 'talismanTaken':
      return wearTalisman(state.heroes[event.seat]!, event.talisman);
    case 'armourWorn':
      state.heroes[event.seat]!.worn = event.armour;
      return;
    case 'bought':
      state.heroes[event.seat]!.gold -= event.price;
      return;
    case 'sold':
      state.heroes[event.seat]!.gold += event.price;
      return drop(state.heroes[event.seat]!, event.item);
    case 'given':
      return hand(state.heroes[event.seat]!, state.heroes[event.to]!, event.item ? [event.item] : [], event.gold);
    case 'pickedUp':
      return hand(state.heroes[event.from]!, state.heroes[event.seat]!, event.items, event.gold);
    case 'spellLearned': {
      const hero = state.heroes[event.seat]!;
      if (event.dropped) hero.spells = hero.spells.filter((s) => s !== event.dropped);
      hero.spells.push(event.spell);
      hero.forgotten = hero.forgotten.filter((s) => s !== event.spell);
      return;
    }
    case 'spellForgotten': {
      const hero = state.heroes[event.seat]!;
      hero.spells = hero.spells.filter((s) => s !== event.spell);
      if (state.variants.forgetDuration === 'floor') hero.forgotten.push(event.spell);
      return;
    }
    case 'spellsRecalled': {
      const hero = state.heroes[event.seat]!;
      // C50-MAG-04: a spell whose place was taken meanwhile does not come back.
      hero.spells.push(...hero.forgotten.slice(0, MEMORY - hero.spells.length));
      hero.forgotten = [];
      return;
    }
    case 'fightStarted': {
      const { seat, kind, creature } = event;
      state.fight = { seat, kind, creature: { ...creature }, exchange: 0, stoneSkin: false, pending: 0 };
      return;
    }
    case 'stoneSkinned':
      state.fight!.stoneSkin = true;
      if (!event.scroll) state.heroes[event.seat]!.stoneSkinUsed = true;
      return;
    case 'attackChosen':
      state.fight!.exchange = event.exchange;
      return;
    case 'creatureWounded':
      state.fight!.creature.pv = event.pv;
      return;
    case 'plusOneKept':
      state.fight!.pending++;
      return;
    case 'exchangeSettled':
      if (event.winner === 'creature' || event.winner === 'both') state.fight!.pending = 0;
      return;
    case 'fightEnded':
      return endFight(state);
    case 'retreated':
      state.heroes[event.seat]!.cell = event.to;
      return;
    case 'guardianBeaten':
      state.heroes[event.seat]!.guardianBeaten = true;
      return;
    case 'floorLeft': {
      const hero = state.heroes[event.seat]!;
      hero.floorsLeft++;
      hero.status = event.floor === LAST_FLOOR ? 'out' : 'landing';
      state.move = null;
      return;
    }
    case 'pointGained':
      state.heroes[event.seat]!.points++;
      return;
    case 'pointSpent':
      return spendPoint(state, state.heroes[event.seat]!, event.characteristic);
    default:
      return;
  }
}

/** C50-RUN-03: floors that nobody is on any more are gone for good. */
function openFloor(state: C50State, { floor, seats }: Extract<C50Event, { type: 'floorOpened' }>): void {
  if (!('seen' in floor)) throw new Error('a floor that was heard of cannot be opened');
  const creatures: Floor['creatures'] = {};
  for (const [cell, creature] of Object.entries(floor.creatures)) creatures[Number(cell)] = { ...creature };
  const opened: Floor = { ...floor, creatures, guardian: { ...floor.guardian } };
  state.floors = [...state.floors.filter((f) => stays(state, f.number)), opened];
  for (const seat of seats) arrive(state, state.heroes[seat]!, opened);
}

/** C50-MULT-10: in a race a heap keeps its floor for those who are still above it. */
function stays({ heroes }: C50State, floor: number): boolean {
  const here = heroes.filter((h) => h.floor === floor);
  if (here.some((h) => h.status === 'exploring')) return true;
  return here.some((h) => !isAlive(h)) && heroes.some((h) => isAlive(h) && h.floor < floor);
}

function arrive(state: C50State, hero: Hero, floor: Floor): void {
  hero.floor = floor.number;
  hero.cell = floor.entry;
  hero.status = 'exploring';
  hero.turn = 0;
  hero.drank = false;
  hero.sureStepUsed = false;
  hero.stoneSkinUsed = false;
  hero.guardianBeaten = false;
  lookAround(state, hero);
}

function setSquare(state: C50State, number: number, cell: number): void {
  const floor = state.floors.find((f) => f.number === number)!;
  floor.cells = floor.cells.slice(0, cell) + SQUARES.open + floor.cells.slice(cell + 1);
}

function take(hero: Hero, item: Item): void {
  switch (item.kind) {
    case 'weapon':
      hero.weapons.push(item.id);
      return;
    case 'armour':
      hero.armours.push(item.id);
      return;
    case 'shield':
      hero.shields++;
      return;
    case 'scroll':
      hero.scrolls.push(item.id);
      return;
    case 'potion':
      hero.potions.push(item.id);
  }
}

function drop(hero: Hero, item: Item): void {
  switch (item.kind) {
    case 'weapon':
      hero.weapons.splice(hero.weapons.indexOf(item.id), 1);
      return;
    case 'armour':
      hero.armours.splice(hero.armours.indexOf(item.id), 1);
      if (hero.worn === item.id && !hero.armours.includes(item.id)) hero.worn = null;
      return;
    case 'shield':
      hero.shields--;
      return;
    case 'scroll':
      hero.scrolls.splice(hero.scrolls.indexOf(item.id), 1);
      return;
    case 'potion':
      hero.potions.splice(hero.potions.indexOf(item.id), 1);
  }
}

function hand(from: Hero, to: Hero, items: readonly Item[], gold: number): void {
  for (const item of items) {
    drop(from, item);
    take(to, item);
  }
  from.gold -= gold;
  to.gold += gold;
}

/** C50-EQP-04: rage feeds Bonus ATK; life feeds B, maximum and current alike (C50-PV-12). */
function wearTalisman(hero: Hero, talisman: 'talisman-de-rage' | 'talisman-de-vie'): void {
  if (talisman === 'talisman-de-rage') {
    hero.bonusAtk++;
    return;
  }
  hero.bonusPv += 3;
  hero.pv += 3;
}

function endFight(state: C50State): void {
  const { seat, kind, creature } = state.fight!;
  const hero = state.heroes[seat]!;
  const floor = floorOf(state, hero);
  if (kind === 'square') {
    // C50-MULT-06, C50-MAG-07: a creature that survives stays with the PV it has left. Replaced, not written into: the
    // event that started the fight holds it as it was.
    if (creature.pv > 0) floor.creatures[hero.cell] = creature;
    else delete floor.creatures[hero.cell];
  }
  if (kind === 'guardian' && state.variants.guardianShare === 'shared') floor.guardian = creature;
  state.fight = null;
}

/**
 * C50-PV-03, C50-PV-04: END raises the maximum by 3 at once, and the current PV by 1 (C50-Q-09: by 3), at full health too
 * (C50-PV-06, C50-PV-07) and for each point (C50-PV-08).
 */
function spendPoint(state: C50State, hero: Hero, characteristic: keyof Hero['car']): void {
  hero.points--;
  hero.car[characteristic]++;
  if (characteristic !== 'end') return;
  hero.pv = Math.min(maxPv(hero), hero.pv + (state.variants.endHeal === 'three' ? 3 : 1));
}
