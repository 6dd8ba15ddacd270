import { fail, ok, type Result, type Setup } from '@souterrain/kernel';
import type { WithContent } from './content/index.ts';
import { type C50State, type Hero, maxPv } from './state.ts';
import { type Variants, variantsOf } from './variants.ts';

/** C50-RUN-02: a class, its equipment, 0 gold, 0 points, full PV; the first step opens floor 1. */
export function setup(g: WithContent, { seats, variants: chosen }: Setup): C50State {
  const variants = variantsOf(chosen);
  const heroes = seats.map(({ choices }, seat) =>
    newHero(g, { seat, classe: choices.classe ?? Object.keys(g.content.classes)[0]!, variants }),
  );
  return { variants, heroes, floors: [], active: -1, move: null, fight: null };
}

export function newHero(
  { content }: WithContent,
  { seat, classe, variants }: { readonly seat: number; readonly classe: string; readonly variants: Variants },
): Hero {
  const start = content.classes[classe]!;
  const hero: Hero = {
    seat,
    classe,
    // C50-CAR-07, C50-CAR-08, C50-CAR-09: one start for every class.
    car: { for: 1, agi: 1, end: 1, int: 1, cha: 0 },
    pv: 0,
    // C50-PV-05; C50-Q-08 reads the example as a slip and gives no class bonus.
    bonusPv: variants.pvBase === 'bonus' ? start.bonusPv : 0,
    bonusAtk: start.bonusAtk,
    points: 0,
    gold: 0,
    weapons: [...start.weapons],
    armours: [start.armour],
    worn: start.armour,
    shields: start.shields,
    scrolls: [],
    spells: [...start.spells],
    forgotten: [],
    potions: [...start.potions],
    status: 'landing',
    floor: 0,
    cell: 0,
    floorsLeft: 0,
    turn: 0,
    turns: 0,
    drank: false,
    sureStepUsed: false,
    stoneSkinUsed: false,
    guardianBeaten: false,
  };
  hero.pv = maxPv(hero); // C50-PV-09
  return hero;
}

/** C50-ACC-09: without webs a floor keeps its colour, so an exact stop cannot do without them. */
export function checkReadings(setup: Setup): Result<Setup> {
  const { stairsTrigger, webPersistence } = setup.variants;
  if (stairsTrigger !== 'stop' || webPersistence !== 'torn') return ok(setup);
  return fail('bad-variant', { variant: 'webPersistence', got: 'torn', expected: 'stays (stairsTrigger = stop)' });
}
