import type { Option } from '@souterrain/kernel';
import { DIRECTIONS, type Direction } from '../floors/directions.ts';
import { type C50State, floorOf, type Hero, type Known } from '../state.ts';
import { Atlases } from './atlas.ts';
import { goalOf, isHunting } from './goal.ts';
import { bestOf } from './options.ts';
import { type Errand, Pathfinder } from './path.ts';
import type { Style } from './style.ts';
import { dangersOf } from './tolls.ts';

/** Turns that Pas assuré must save: it is there once a floor (C50-CLS-03). */
const SURE_STEP = 1;

/** A memo, by world: charts follow from the floors of its game, and one that fits no more is drawn again. */
const atlases = new WeakMap<Known, Atlases>();

function atlasesOf(g: Known): Atlases {
  let drawn = atlases.get(g);
  if (!drawn) {
    drawn = new Atlases();
    atlases.set(g, drawn);
  }
  return drawn;
}

/** What the hero is about, as things stand now. */
export function errandOf(g: Known, hero: Hero, style: Style): Errand {
  const { state } = g;
  const floor = floorOf(state, hero);
  const dangers = dangersOf(hero, { floor, hunting: isHunting(hero, style) });
  const chart = atlasesOf(g).chart(floor, { variants: state.variants, dangers });
  return { floor, chart, goal: goalOf(g, hero, { floor, chart, style }) };
}

/** At the start of a move as against a wall: the direction of the best path. */
export function directionChoice(
  state: C50State,
  hero: Hero,
  { options, errand }: { options: readonly Option[]; errand: Errand },
): number {
  const paths = new Pathfinder(errand);
  const { left } = state.move!;
  return bestOf(options, ({ value }) => -paths.along(hero.cell, DIRECTIONS.indexOf(value as Direction), left));
}

/** The first option keeps the die as it fell. */
export function sureStepChoice(hero: Hero, options: readonly Option[], errand: Errand): number {
  const paths = new Pathfinder(errand);
  const worth = ({ value }: Option) => -paths.best(hero.cell, value as number);
  const best = bestOf(options, worth);
  return worth(options[best]!) - worth(options[0]!) >= SURE_STEP ? best : 0;
}
