import { copy, type Rule } from '@souterrain/kernel';
import { run, type Script, watchedWorld } from '@souterrain/kernel/testing';
import type { HBEvent } from '../src/events.ts';
import { newTable } from '../src/master/table.ts';
import type { Being, HeroPart, Scene, Values, Zone } from '../src/pieces.ts';
import { beingOf, type HBState } from '../src/state.ts';
import { herosBataillons } from '../src/system.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import type { HB, Situation } from '../src/world.ts';

/** What a test says of a being; the rest is plain: 10 everywhere, END 4, no armour, no item. */
export interface GivenBeing extends Partial<Omit<Being, 'id' | 'max' | 'now' | 'hero' | 'kind'>> {
  readonly values?: Partial<Values>;
  /** Current values, where they differ from the maximum. */
  readonly now?: Partial<Values>;
  readonly hero?: Partial<HeroPart>;
  readonly kind?: Being['kind'];
}

export interface Given {
  readonly heroes?: readonly GivenBeing[];
  readonly foes?: readonly GivenBeing[];
  /** Zones of a line, `a` to `c` unless stated. */
  readonly zones?: readonly string[];
  readonly scene?: Partial<Scene>;
  readonly variants?: Partial<Variants>;
  readonly state?: Partial<HBState>;
}

const zone = (id: string): Zone => ({ id, exit: false, lit: true, positions: [], features: [], items: [] });

const heroPart = (name: string, more: Partial<HeroPart> = {}): HeroPart => ({
  name,
  talents: [],
  abilities: [],
  schools: [],
  forms: [],
  held: null,
  items: [],
  chance: 0,
  chanceMax: 2,
  exhausted: false,
  wakeful: 0,
  resting: 0,
  rested: -1,
  benefitDay: 0,
  brewDay: 0,
  progress: 0,
  ...more,
});

function being(id: string, given: GivenBeing, defaults: Pick<Being, 'kind' | 'side' | 'seat' | 'zone'>): Being {
  // What a test says once may be played several times.
  const { values, now, hero, ...more } = copy(given) as GivenBeing;
  const max = { for: 10, agi: 10, vol: 10, end: 4, ...values };
  return {
    id,
    profile: null,
    name: id,
    armour: 0,
    size: 'moyen',
    tags: [],
    attacks: [],
    critical: 'for',
    scale: 'etre',
    status: 'present',
    position: null,
    marks: [],
    used: [],
    commander: null,
    menace: 0,
    ...defaults,
    ...more,
    max,
    now: { ...max, ...now },
    hero: defaults.kind === 'heros' ? heroPart(id, hero) : null,
  };
}

/** Heroes are `h1`, `h2`… of seats 0, 1…, in zone a; foes are `e1`, `e2`… in zone a, played by the software. */
export function scene({
  heroes = [{}],
  foes = [],
  zones = ['a', 'b', 'c'],
  scene: more,
  variants = {},
  state = {},
}: Given = {}): HBState {
  return {
    variants: variantsOf(variants),
    mode: 'escarmouche',
    settings: { budget: 'egal', army: 1000, method: 'repartition' },
    phase: 'scene',
    clock: 6 * 60,
    seconds: 0,
    players: heroes.map((_, seat) => ({ name: `Joueur ${seat + 1}`, hero: 'garde' })),
    master: null,
    table: newTable(),
    beings: [
      ...heroes.map((given, seat) => being(`h${seat + 1}`, given, { kind: 'heros', side: 'heros', seat, zone: 'a' })),
      ...foes.map((given, i) =>
        being(`e${i + 1}`, given, { kind: 'adversaire', side: 'adversaires', seat: null, zone: 'a' }),
      ),
    ],
    gold: 0,
    mules: [],
    scene: {
      title: 'Scène',
      zones: zones.map(zone),
      links: zones.slice(1).map((to, i) => ({ from: zones[i]!, to, open: true })),
      pressure: false,
      place: 'donjon',
      tags: [],
      ...more,
    },
    combat: null,
    delve: null,
    secrets: [],
    next: 1,
    result: null,
    ...state,
  };
}

/** Runs one rule over a scene with a script of dice and decisions; every request must be scripted and the script used up. */
export function play<T>(
  given: Given | HBState,
  rule: (g: HB, find: (id: string) => Being) => Rule<T>,
  script: Script = {},
) {
  const state = 'beings' in given ? given : scene(given);
  const g = watchedWorld(herosBataillons, state);
  const find = (id: string): Being => beingOf(state, id);
  const { value, asked } = run(rule(g, find), script);
  const of = <K extends HBEvent['type']>(type: K) =>
    g.events.filter((event): event is Extract<HBEvent, { type: K }> => event.type === type);
  return { state, events: g.events, of, value, asked, find };
}

/** A state, or enough of one, in a game of the shipped packs. */
export const inGame = <S>(state: S): Situation<S> => ({ state, content: herosBataillons.content });
