import { ask, option, type Rule, rollOne, sum } from '@souterrain/kernel';
import { bandOf } from '../content/index.ts';
import { fight } from '../fight/fight.ts';
import { hasRoomForPotion } from '../gear/items.ts';
import { heal, isHurt, wound } from '../heroes/health.ts';
import { trade } from '../merchant/merchant.ts';
import { type C50, type C50State, type Floor, type Hero, SQUARES } from '../state.ts';
import { openChest } from '../treasure/chest.ts';
import { fallenAt, pickUp } from '../treasure/heap.ts';
import { reachStairs } from './stairs.ts';

/** C50-CASE-05: true where entering a square does something to the hero, like it or not. */
function imposes(state: C50State, floor: Floor, hero: Hero, cell: number): boolean {
  const square = floor.cells[cell];
  if (floor.creatures[cell] !== undefined || square === SQUARES.trap || square === SQUARES.chest) return true;
  if (square !== SQUARES.stairs || hero.guardianBeaten) return false;
  return state.variants.guardianShare === 'each' || floor.guardian.pv > 0;
}

/** C50-TRE-09, C50-PC-07: true in front of a square where what is done first can change what comes of it. */
export function pausesBefore(state: C50State, floor: Floor, hero: Hero, cell: number): boolean {
  if (imposes(state, floor, hero, cell)) return true;
  const square = floor.cells[cell];
  // C50-CASE-12: a point of END makes the fountain give more.
  if (square === SQUARES.fountain) return hero.points > 0 && !hero.drank;
  // C50-EQP-05: a potion drunk makes room on the belt for another.
  return !hasRoomForPotion(hero) && (square === SQUARES.merchant || fallenAt(state, hero.floor, cell).length > 0);
}

/** False for a square where nothing can happen, so that crossing it costs nothing. */
export function acts(state: C50State, floor: Floor, cell: number): boolean {
  const square = floor.cells[cell];
  if (square !== SQUARES.open && square !== SQUARES.web) return true;
  return floor.creatures[cell] !== undefined || state.heroes.length > 1;
}

/** C50-CASE-01, C50-CASE-03: the effect of a square is resolved whole before the next point is spent. */
export function* enterSquare(g: C50, hero: Hero, { floor, from }: { floor: Floor; from: number }): Rule<void> {
  const { cell } = hero;
  const creature = floor.creatures[cell];
  if (creature) {
    const result = yield* fight(g, hero, { kind: 'square', creature, from });
    // C50-CASE-08: a won fight does not end the move; C50-Q-05: it does.
    if (result === 'won' && g.state.variants.fightStopsMove === 'yes') endMove(g, hero, 'C50-Q-05');
  } else {
    switch (floor.cells[cell]) {
      case SQUARES.trap:
        yield* springTrap(g, hero);
        break;
      case SQUARES.chest:
        yield* openChest(g, hero, cell);
        break;
      case SQUARES.fountain:
        yield* offerFountain(g, hero);
        break;
      case SQUARES.merchant:
        yield* trade(g, hero);
        break;
      case SQUARES.stairs:
        return yield* reachStairs(g, hero, { floor, from });
    }
  }
  // C50-Q-23: who steps back from a fight has not entered the square behind.
  if (hero.status === 'exploring' && hero.cell === cell) yield* pickUp(g, hero);
}

export function endMove(g: C50, hero: Hero, rule: 'C50-Q-05' | 'C50-CBT-06'): void {
  g.emit({ type: 'moveEnded', seat: hero.seat, cell: hero.cell, rules: [rule] });
}

/** C50-CASE-10: D20 against AGI; armour does not help, and 1 and 20 mean nothing here (C50-CRIT-28). */
function* springTrap(g: C50, hero: Hero): Rule<void> {
  const { seat } = hero;
  const die = yield* rollOne(g, { seat, sides: 20, rule: 'C50-CASE-10' });
  const { trapBonus } = g.content.classes[hero.classe]!;
  const terms = [
    { label: 'agi', value: hero.car.agi, rule: 'C50-CASE-10' as const },
    ...(trapBonus > 0 ? [{ label: 'rodeur-pieges', value: trapBonus, rule: 'C50-CLS-03' as const }] : []),
  ];
  const value = hero.car.agi + trapBonus;
  const avoided = die <= value;
  const rules = ['C50-CASE-10', 'C50-CRIT-28'] as const;
  g.emit({ type: 'trapSprung', seat, die, value, avoided, rules, sums: [sum('valeur', terms)] });
  if (avoided) return;
  wound(g, hero, { amount: bandOf(g, hero.floor).trapDamage, by: 'trap', rules: ['C50-CASE-10', 'C50-GEN-01'] });
}

/** C50-CASE-12: once per player and per floor, +6 + 2 x END; declining uses nothing up (C50-CASE-05). */
function* offerFountain(g: C50, hero: Hero): Rule<void> {
  if (hero.drank || !isHurt(hero)) return;
  const { seat } = hero;
  const amount = 6 + 2 * hero.car.end;
  const drinks = yield* ask({
    id: 'fontaine',
    seat,
    rule: 'C50-CASE-12',
    params: { amount },
    options: [option('boire', true), option('passer', false)],
  });
  if (!drinks) return;
  const terms = [
    { label: 'fontaine', value: 6, rule: 'C50-CASE-12' as const },
    { label: 'deux-fois-end', value: 2 * hero.car.end, rule: 'C50-CASE-12' as const },
  ];
  g.emit({ type: 'fountainDrunk', seat, rules: ['C50-CASE-12'] });
  heal(g, hero, { by: 'fountain', rules: ['C50-CASE-12'], terms });
}
