import type { Traits } from '@souterrain/dungeon';
import { entriesIn, type Packs } from '@souterrain/kernel';
import { type Profile, profilesOf } from '../figures/profile.ts';
import { traitsOf } from '../movement/board.ts';
import { Surveys } from '../movement/surveys.ts';
import { KeptNumbers } from './kept-numbers.ts';
import type {
  CreatureEntry,
  EncounterEntry,
  FeatureEntry,
  HeroEntry,
  ItemEntry,
  PeripetieEntry,
  RoomTile,
  ScenarioEntry,
  TreasureTable,
} from './types.ts';
import { uniform } from './uniform.ts';

/** Each edition says in its own way how a creature behaves. */
type Creature = Omit<CreatureEntry, 'ai'>;

type ById<T> = Readonly<Record<string, T>>;

/** What a crawl finds in its packs, everything by its id, and what follows from it alone. */
export interface Content<C extends Creature = Creature, H extends HeroEntry = HeroEntry, P extends Profile = Profile> {
  readonly packs: Packs;
  readonly items: ById<ItemEntry>;
  readonly tables: ById<TreasureTable>;
  readonly tiles: ById<RoomTile>;
  readonly scenery: ById<FeatureEntry>;
  readonly creatures: ById<C>;
  readonly scenarios: ById<ScenarioEntry>;
  readonly encounters: ById<EncounterEntry>;
  readonly peripeties: ById<PeripetieEntry>;
  readonly heroes: ById<H>;
  /** What each piece of scenery is to whoever walks and looks. */
  readonly traits: ById<Traits>;
  /** The geometry of boards, shared by all the games played with this content. */
  readonly surveys: Surveys;
  /** Chances that bots ask again and again. */
  readonly chances: KeptNumbers;
  /** A creature with every default of its edition written down. */
  profileNamed(id: string): P;
}

/** Whatever knows what it is played with: the world of a game, a system. */
export interface Stocked<C extends Content = Content> {
  readonly content: C;
}

/** Reads packs as an edition does. */
export function contentIn<C extends Creature, H extends HeroEntry, P extends Profile>(
  packs: Packs,
  profileFrom: (entry: C) => P,
): Content<C, H, P> {
  const tiles = entriesIn<RoomTile>(packs, 'tiles');
  const scenery = entriesIn<FeatureEntry>(packs, 'scenery');
  const creatures = entriesIn<C>(packs, 'creatures');
  const traits = traitsOf(scenery);
  return {
    packs,
    items: uniform(entriesIn<ItemEntry>(packs, 'items')),
    tables: entriesIn(packs, 'tables'),
    tiles,
    scenery,
    creatures,
    scenarios: entriesIn(packs, 'scenarios'),
    encounters: entriesIn(packs, 'encounters'),
    peripeties: entriesIn(packs, 'peripeties'),
    heroes: entriesIn(packs, 'heroes'),
    traits,
    surveys: new Surveys({ tiles, traits }),
    chances: new KeptNumbers(),
    profileNamed: profilesOf(creatures, profileFrom),
  };
}
