import { Impossible } from '@souterrain/kernel/testing';
import { foeFrom } from '../src/beings/foe.ts';
import { talentOf } from '../src/beings/hero.ts';
import type { WithContent } from '../src/content/types.ts';
import { type HBSystem, herosBataillons, type Situation } from '../src/index.ts';
import type { AttackEntry, Being, Item, Mark, Side, Talent, Zone } from '../src/pieces.ts';
import { NEW_HERO } from '../src/setup.ts';
import { beingOf, type Combat, type HBState } from '../src/state.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import { fightOf } from './combat.ts';
import { delving, room } from './delve.ts';
import { EVENTS } from './event-fields.ts';
import { type GivenBeing, scene } from './scene.ts';
import { type Given, givenSchemaOf } from './schema.ts';
import { atTable } from './table.ts';

type GivenHero = NonNullable<Given['heroes']>[number];
type GivenAdversary = NonNullable<Given['adversaries']>[number];

const itemOf = (given: NonNullable<GivenHero['items']>[number]): Item => {
  const { base, id = base, place = 'pret', ...more } = typeof given === 'string' ? { base: given } : given;
  return { id, base, place, ...more } as Item;
};

const markOf = (given: NonNullable<GivenHero['marks']>[number]): Mark => {
  const { until = { in: 'removed' }, ...more } = typeof given === 'string' ? { id: given } : given;
  return { ...more, until } as Mark;
};

const attackOf = (given: NonNullable<GivenHero['attacks']>[number]): AttackEntry =>
  ({ hands: 0, ...given }) as AttackEntry;

const talentGiven = (g: WithContent, given: NonNullable<GivenHero['talents']>[number]): Talent =>
  typeof given === 'string'
    ? talentOf(g, given)
    : { ...talentOf(g, given.id), degree: given.degree as Talent['degree'] };

/** What a case says of any being, in the terms of a test scene. */
const plain = ({ marks, attacks, ...more }: Pick<GivenHero, 'marks' | 'attacks'>): GivenBeing =>
  ({
    ...more,
    ...(marks && { marks: marks.map(markOf) }),
    ...(attacks && { attacks: attacks.map(attackOf) }),
  }) as GivenBeing;

function heroOf(
  g: WithContent,
  { talents, items, abilities, schools, held, chance, chanceMax, ...rest }: GivenHero,
): GivenBeing {
  const { exhausted, wakeful, progress, brewDay, ...more } = rest;
  const part = { abilities, schools, held, chance, chanceMax, exhausted, wakeful, progress, brewDay };
  const told = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
  return {
    ...plain(more),
    hero: {
      ...told,
      talents: (talents ?? []).map((talent) => talentGiven(g, talent)),
      items: (items ?? []).map(itemOf),
    },
  };
}

/** A being of the bestiary, or a plain one, with what the case says of it. */
function addAdversary(
  g: Situation<HBState>,
  given: GivenAdversary,
  { index, zone }: { index: number; zone: string },
): void {
  const { id = `e${index + 1}`, profile, battalion, side = 'adversaires', values, now, ...more } = given;
  const made = profile ? foeFrom(g, profile, { id, zone }) : scene({ heroes: [], foes: [{}] }).beings[0]!;
  const kind: Being['kind'] = battalion ? 'bataillon' : made.kind;
  const max = { ...made.max, ...values };
  g.state.beings.push({
    ...made,
    ...(battalion && { scale: 'bataillon' as const }),
    ...({ zone, ...plain(more) } as Partial<Being>),
    ...{ id, name: id, kind, side, max, now: { ...max, ...now } },
  });
}

const zoneOf = (given: NonNullable<Given['zones']>[number]): Zone => {
  const { items = [], ...more } = typeof given === 'string' ? { id: given } : given;
  return { exit: false, lit: true, positions: [], features: [], ...more, items: items.map(itemOf) } as Zone;
};

/** The place, whose links are a line unless told. */
function placeIn(state: HBState, { zones, links, scene: more }: Given): void {
  if (more === null) {
    state.scene = null;
    for (const being of state.beings) being.zone = null;
    return;
  }
  const there = state.scene!;
  if (zones) {
    there.zones = zones.map(zoneOf);
    there.links = there.zones.slice(1).map(({ id }, i) => ({ from: there.zones[i]!.id, to: id, open: true }));
  }
  if (links) there.links = links.map(({ open = true, ...link }) => ({ ...link, open })) as typeof there.links;
  Object.assign(there, more);
}

function fightIn(state: HBState, { order, shaken = [], ...more }: NonNullable<Given['combat']>): Combat {
  const fight = fightOf(state);
  const sideOf = (id: string): Side => beingOf(state, id).side;
  const slots = order?.map((beings) => ({ side: sideOf(beings[0]!), beings })) ?? fight.slots;
  return { ...fight, ...(more as Partial<Combat>), shaken: { heros: [], adversaires: shaken }, slots };
}

/** Heroes still to be made, or ready-made ones whose game begins. */
function beginning(system: HBSystem, { mode = 'escarmouche', create, ready = [] }: Given, variants: Variants): HBState {
  const { method = 'repartition', heroes = create ? 1 : 0 } = create ?? {};
  const choices = [...ready, ...Array.from({ length: heroes }, () => NEW_HERO)];
  const seats = choices.map((heros, seat) => ({ name: `Joueur ${seat + 1}`, choices: { heros } }));
  return system.setup({ seats, variants: { ...variants, mode, attributs: method } });
}

function situation(system: HBSystem, input: Given, variants: Variants): HBState {
  const { mode = 'escarmouche', heroes = [{}], adversaries = [], delve = {}, attentive } = input;
  const told = { heroes: heroes.map((hero) => heroOf(system, hero)), variants };
  const { rooms = 1, length, place, leader } = delve;
  const opened = Array.from({ length: rooms }, () => room());
  const state =
    mode === 'table'
      ? atTable(told)
      : mode === 'exploration'
        ? delving(told, { rooms: opened, ...(length !== undefined && { length }) })
        : { ...scene(told), mode };
  if (state.delve) Object.assign(state.delve, { place: place ?? 'donjon', leader: leader ?? 0 });
  placeIn(state, input);
  const first = state.scene?.zones[0]?.id ?? 'a';
  for (const [i, hero] of heroes.entries()) if (hero.zone === undefined && state.scene) state.beings[i]!.zone = first;
  for (const [index, given] of adversaries.entries())
    addAdversary({ state, content: system.content }, given, { index, zone: first });
  if (attentive !== undefined) state.table.attentive = attentive;
  const zones = state.scene?.zones ?? [];
  for (const { id, zone } of state.beings)
    if (zone !== null && !zones.some((one) => one.id === zone))
      throw new Impossible({
        fr: `${id} n’est dans aucune zone\u00a0: ${zone}`,
        en: `${id} is in no zone: ${zone}`,
      });
  return state;
}

/** A fight in progress unless the case says otherwise. */
function givenIn(system: HBSystem, input: Given, variants: Variants): HBState {
  if (input.create || input.ready) return beginning(system, input, variants);
  const state = situation(system, input, variants);
  const { mode = 'escarmouche', combat = mode === 'escarmouche' || mode === 'bataille' ? {} : null } = input;
  if (combat !== null) {
    state.combat = fightIn(state, combat);
    if (mode !== 'table' && mode !== 'exploration') state.phase = 'combat';
  }
  return { ...state, clock: input.clock ?? state.clock, gold: input.gold ?? state.gold };
}

export const given = (input: Given, variants: Variants): HBState => givenIn(herosBataillons, input, variants);

/** What the runner of case files needs from the system of a set of packs. */
export function caseSystemOf(system: HBSystem) {
  const givenSchema = givenSchemaOf(system);
  return {
    system,
    events: EVENTS,
    givenSchema,
    given: (input: unknown, variants: Readonly<Record<string, string>> = {}) =>
      givenIn(system, givenSchema.parse(input), variantsOf(variants)),
  };
}

export const caseSystem = caseSystemOf(herosBataillons);
