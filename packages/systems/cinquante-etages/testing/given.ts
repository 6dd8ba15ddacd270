import { copy, type Rule } from '@souterrain/kernel';
import { followScript, Impossible, run, type Script, watchedWorld } from '@souterrain/kernel/testing';
import { bossOf, type WithContent } from '../src/content/index.ts';
import type { C50Event } from '../src/events.ts';
import { creatureOn } from '../src/floors/bestiary.ts';
import { guardianOf } from '../src/floors/generator.ts';
import { cellAt } from '../src/floors/grid.ts';
import { newHero } from '../src/setup.ts';
import { type C50, type C50State, type Creature, type Floor, type Hero, maxPv, SQUARES } from '../src/state.ts';
import { cinquanteEtages } from '../src/system.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import type { Given, GivenCreature, GivenHero } from './schema.ts';

const EMPTY = Array.from({ length: 8 }, () => '........').join('\n');

/** A state between two turns: seat 0 plays next. */
export const given = (what: Given = {}, chosen: Partial<Variants> = {}): C50State =>
  givenIn(cinquanteEtages)(what, chosen);

/** The same, with what a system is played with. */
export const givenIn =
  (g: WithContent) =>
  (
    { floor: number = 1, map = EMPTY, heroes = [{}], creatures = [], guardian }: Given,
    chosen: Partial<Variants>,
  ): C50State => {
    const variants = variantsOf(chosen);
    const rows = map.trim().split(/\s+/);
    const side = rows.length;
    if (rows.some((row) => row.length !== side))
      throw new Impossible({
        fr: `le plan n’est pas carré\u00a0: ${rows.map((r) => r.length).join(', ')}`,
        en: `the map is not square: ${rows.map((r) => r.length).join(', ')}`,
      });
    const cells = rows.join('');
    const state: C50State = {
      variants,
      heroes: heroes.map((h, seat) => givenHero(g, h, { seat, side, floor: number, variants })),
      floors: [],
      active: heroes.length - 1,
      move: null,
      fight: null,
    };
    const floor: Floor = {
      number,
      side,
      cells,
      entry: state.heroes[0]!.cell,
      stairs: cells.indexOf(SQUARES.stairs),
      creatures: {},
      guardian: givenCreature(g, guardian ?? { id: bossOf(g, number) ?? 'gobelin' }, {
        floor: number,
        kind: 'guardian',
      }),
      seen: variants.fog === 'on' ? '0'.repeat(side * side) : '',
    };
    for (const c of creatures)
      floor.creatures[squareOf(side, c.at ?? [0, 0])] = givenCreature(g, c, { floor: number, kind: 'square' });
    state.floors.push(floor);
    return state;
  };

function squareOf(side: number, [x, y]: readonly [number, number]): number {
  if (x < 0 || y < 0 || x >= side || y >= side)
    throw new Impossible({
      fr: `pas de case [${x}, ${y}] à un étage de côté ${side}`,
      en: `no square [${x}, ${y}] on a floor of side ${side}`,
    });
  return cellAt(side, x, y);
}

function givenHero(
  g: WithContent,
  { classe = 'guerrier', at = [0, 0], ...more }: GivenHero,
  { seat, side, floor, variants }: { seat: number; side: number; floor: number; variants: Variants },
): Hero {
  const { for: strength, agi, end, int, cha, pv, ...rest } = more;
  const hero = newHero(g, { seat, classe, variants });
  const car = { for: strength, agi, end, int, cha };
  for (const [key, value] of Object.entries(car)) if (value !== undefined) hero.car[key as keyof typeof car] = value;
  Object.assign(hero, { status: 'exploring', floor, cell: squareOf(side, at) }, copy(rest));
  if (rest.armours && rest.worn === undefined) hero.worn = rest.armours[0] ?? null;
  if (rest.worn && !hero.armours.includes(rest.worn)) hero.armours.push(rest.worn);
  hero.pv = pv ?? maxPv(hero);
  return hero;
}
function givenCreature(
  g: WithContent,
  { at: _, ...figures }: GivenCreature,
  { floor, kind }: { readonly floor: number; readonly kind: 'square' | 'guardian' },
): Creature {
  const rowOf = kind === 'square' ? creatureOn : guardianOf;
  const base = rowOf(g, floor, figures.id);
  return { ...base, ...figures } as Creature;
}

/** A state with its world and its first hero: for rules run one at a time. */
export function scene(
  what: Given = {},
  variants: Partial<Variants> = {},
): { g: C50 & { readonly events: C50Event[] }; hero: Hero } {
  const state = given(what, variants);
  return { g: watchedWorld(cinquanteEtages, state), hero: state.heroes[0]! };
}

/** Plays whole turns from a situation until the script has run out; says what happened and what is asked next. */
export function play(what: Given, script: Script, variants: Partial<Variants> = {}) {
  const state = given(what, variants);
  const followed = followScript(cinquanteEtages, state, script);
  return { state, hero: state.heroes[0]!, ...followed, types: followed.events.map((e) => e.type) };
}

export const runRule = <T>(rule: Rule<T>, script?: Script): T => run(rule, script).value;
