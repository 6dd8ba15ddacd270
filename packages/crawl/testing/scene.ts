import { type Cell, cellAt } from '@souterrain/dungeon';
import type { GameEvent, Rule, System, World } from '@souterrain/kernel';
import { run, type Script, watchedWorld } from '@souterrain/kernel/testing';
import { freshDeck, type SuitedCard } from '../src/cards/index.ts';
import type { Stocked } from '../src/content/content.ts';
import type { RoomTile } from '../src/content/types.ts';
import type { CrawlState, Figure, Group, Item, Mark, Sheet } from '../src/state.ts';

type At = readonly [x: number, y: number];

/** What a test says of a hero; the rest is a plain one of its edition, without item nor talent. */
export interface GivenHero extends Partial<Omit<Sheet, 'items' | 'traits'>> {
  readonly at?: At;
  readonly traits?: Readonly<Record<string, number | null>>;
  /** Item bases, equipped in order; or whole items. */
  readonly items?: readonly (string | (Partial<Item> & { readonly base: string }))[];
  readonly sante?: number;
  readonly heroisme?: number;
  readonly jokers?: readonly ('joker-1' | 'joker-2')[];
  readonly marks?: readonly (string | Mark)[];
  readonly reactions?: number;
}

export interface GivenCreature {
  readonly id: string;
  readonly at?: At;
  /** Figures of the same group act together; by default one group for each profile. */
  readonly group?: string;
  readonly camp?: Figure['camp'];
  readonly sante?: number;
  readonly marks?: readonly (string | Mark)[];
  readonly reactions?: number;
}

export interface Scene<S extends CrawlState = CrawlState> {
  /** As `readTile` reads it, frame included; doors of the frame are unknown Portes. One zone of 6 by 6 by default. */
  readonly drawing?: string;
  readonly legend?: RoomTile['legend'];
  readonly heroes?: readonly GivenHero[];
  readonly creatures?: readonly GivenCreature[];
  readonly variants?: Partial<S['variants']>;
  readonly state?: Partial<S>;
}

const OPEN = ['........', ...Array.from({ length: 6 }, () => '.aaaaaa.'), '........'].join('\n');

const fresh = () => ({ tour: [], round: [], scenario: [] });

/** Square (0, 0) of a scene is the north-west square of its drawing. */
export const at = ([x, y]: At): Cell => cellAt(x, y);

/** What an edition brings to every scene. */
export interface Plain<S extends CrawlState> {
  readonly edition: string;
  readonly variants: (chosen: Readonly<Record<string, string>>) => S['variants'];
  readonly traits: Readonly<Record<string, number>>;
  readonly santeMax: number;
  readonly heroismeMax: number;
}

/** A state between two turns of Round 1. Heroes are `h1`, `h2`…, creatures `orque-1`, `orque-2`… */
export function sceneOf<S extends CrawlState>(
  g: Stocked,
  plain: Plain<S>,
  { drawing = OPEN, legend, heroes = [{}], creatures = [], variants = {}, state = {} }: Scene<S> = {},
): S {
  const tile: RoomTile = { id: 'scene', name: { fr: 'Scène', en: 'Scene' }, drawing, ...(legend ? { legend } : {}) };
  const seen: Record<string, number> = {};
  const groups = new Map<string, Group>();
  const enemies = creatures.map((given): Figure => {
    const number = (seen[given.id] ?? 0) + 1;
    seen[given.id] = number;
    const group = given.group ?? `g-${given.id}`;
    const camp = given.camp ?? 'hostile';
    if (!groups.has(group))
      groups.set(group, { id: group, profile: given.id, camp, controller: null, encounter: null });
    const { sante } = g.content.profileNamed(given.id);
    return {
      id: `${given.id}-${number}`,
      profile: given.id,
      hero: null,
      camp,
      group,
      status: 'plateau',
      cell: at(given.at ?? [0, 0]),
      sante: given.sante ?? sante,
      santeMax: sante,
      reactions: given.reactions ?? 1,
      marks: marksOf(given.marks),
      used: fresh(),
      guards: [],
    };
  });
  return {
    edition: plain.edition,
    variants: plain.variants(variants as Readonly<Record<string, string>>),
    scenario: 'le-nid',
    generated: null,
    campaign: false,
    phase: 'tours',
    round: 1,
    deck: freshDeck(),
    order: [],
    lastCard: null,
    turn: null,
    acting: [],
    players: heroes.map((_, seat) => ({ name: `Héros ${seat + 1}`, hero: 'nouveau' })),
    lastPlayer: 0,
    figures: [...heroes.map((given, seat) => heroOf(g, plain, { given, seat })), ...enemies],
    groups: [...groups.values()],
    meetings: [],
    treasures: [],
    board: {
      rooms: [{ id: 'scene', tile: 'scene', x: 0, y: 0, quarters: 0 }],
      doors: [],
      changes: {},
      drawn: { scene: tile },
    },
    hazards: [],
    piles: [],
    ticks: {},
    tallies: {},
    next: 1,
    result: null,
    ...state,
  } as unknown as S;
}

const marksOf = (marks: readonly (string | Mark)[] = []): Mark[] =>
  marks.map((mark) => (typeof mark === 'string' ? { id: mark, until: { in: 'removed' } } : { ...mark }));

function heroOf(
  g: Stocked,
  plain: Pick<Plain<CrawlState>, 'traits' | 'santeMax' | 'heroismeMax'>,
  { given, seat }: { readonly given: GivenHero; readonly seat: number },
): Figure {
  const {
    at: place = [seat, 0],
    traits,
    items = [],
    sante,
    heroisme,
    jokers = [],
    marks,
    reactions = 1,
    ...rest
  } = given;
  const sheet: Sheet = {
    name: `Héros ${seat + 1}`,
    origin: 'imperiaux',
    careers: ['berserker'],
    traits: { ...plain.traits, ...traits },
    santeMax: plain.santeMax,
    heroismeMax: plain.heroismeMax,
    arcane: '9-coeur' as SuitedCard,
    talents: [],
    proie: null,
    enduranceBonus: 0,
    deplacement: 1,
    xp: 0,
    deniers: 0,
    items: items.map((item, i) => givenItem(g, item, `i${seat + 1}-${i + 1}`)),
    wounds: [],
    ...rest,
  };
  return {
    id: `h${seat + 1}`,
    profile: null,
    hero: { seat, sheet, heroisme: heroisme ?? sheet.heroismeMax, saved: false, jokers: [...jokers], primes: 0 },
    camp: 'heros',
    group: null,
    status: 'plateau',
    cell: at(place),
    sante: sante ?? sheet.santeMax,
    santeMax: sheet.santeMax,
    reactions,
    marks: marksOf(marks),
    used: fresh(),
    guards: [],
  };
}

/** An item as it is found on somebody: equipped where it has a slot, carried otherwise. */
export function givenItem(g: Stocked, item: string | (Partial<Item> & { readonly base: string }), id: string): Item {
  const given = typeof item === 'string' ? { base: item } : item;
  const entry = g.content.items[given.base];
  const hands = entry?.hands === 2 ? [0, 1] : entry?.slot === 'main' ? [entry.kind === 'bouclier' ? 1 : 0] : undefined;
  return {
    id,
    place: entry?.slot ? 'equipe' : 'porte',
    ...(hands ? { hands } : {}),
    ...(entry?.charges === undefined ? {} : { charges: entry.charges === 'd6' ? 1 : entry.charges }),
    ...given,
  };
}

/** Runs one rule over a state with a script of dice, cards and decisions; every request must be scripted. */
export function playOn<S extends CrawlState, E extends GameEvent, W extends World<S, E>, T>(
  { system, state }: { readonly system: Pick<System<S, E, unknown, W>, 'world' | 'apply'>; readonly state: S },
  rule: (g: W, find: (id: string) => Figure) => Rule<T>,
  script: Script = {},
) {
  const g = watchedWorld(system, state);
  const find = (id: string): Figure => {
    const figure = state.figures.find((f) => f.id === id);
    if (!figure) throw new Error(`no figure ${id}`);
    return figure;
  };
  const { value, asked } = run(rule(g, find), script);
  const of = <K extends E['type']>(type: K) => g.events.filter((e): e is Extract<E, { type: K }> => e.type === type);
  return { value, asked, state, events: g.events, of, find };
}
