export { type Content, contentIn, type Stocked } from './content.ts';
export { DUNGEON } from './dungeon.ts';
export type {
  Ai,
  AttackEntry,
  Attribute,
  CardMatcher,
  CreatureEntry,
  EncounterEntry,
  EventEffect,
  FeatureEntry,
  GroupEntry,
  HeroEntry,
  ItemEntry,
  Objective,
  Placement,
  RoadRow,
  RoomContents,
  RoomTile,
  ScenarioEntry,
  UnexpectedEvent,
  Verb,
  Words,
} from './types.ts';
