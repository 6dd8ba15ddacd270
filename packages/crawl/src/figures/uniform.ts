import type { Feature } from '../world/features.ts';

/** Every member of a shared feature. */
const MEMBERS: Readonly<Record<keyof Feature, true>> = {
  id: true,
  rule: true,
  deplacement: true,
  bans: true,
  aura: true,
  soignable: true,
  attacks: true,
  actions: true,
  turnStart: true,
  turnEnd: true,
  starts: true,
  resolution: true,
  resolves: true,
  economy: true,
  reactions: true,
  initiative: true,
  initiativeCards: true,
  initiativeKnown: true,
  takesCard: true,
  groupActs: true,
  waitCards: true,
  steady: true,
  acquired: true,
  keepsHeroism: true,
  allows: true,
  roadCards: true,
  eventCards: true,
  treasureCards: true,
  cardsAdded: true,
  meetCards: true,
  met: true,
  cancelsWound: true,
  accepts: true,
  lures: true,
  redrawsRoad: true,
  regard: true,
};

/** Every member of the features of an edition, in the order in which they are written down. */
export const membersWith = (own: Readonly<Record<string, true>>): readonly string[] => [
  ...Object.keys(MEMBERS),
  ...Object.keys(own),
];

/** A memo: a feature is never changed. */
const members = new WeakMap<Feature, readonly string[]>();

/** The members that a feature has, but for those that all have. */
export function membersOf(feature: Feature): readonly string[] {
  let held = members.get(feature);
  if (!held) {
    const has = feature as unknown as Readonly<Record<string, unknown>>;
    held = Object.keys(has).filter((name) => name !== 'id' && name !== 'rule' && has[name] !== undefined);
    members.set(feature, held);
  }
  return held;
}

/**
 * The same feature with every member written down, absent ones as undefined. Features have few members each, all
 * different: the engine that runs us looks members up many times faster when every object has the same shape. (Made from
 * entries: an object that gets so many members one by one becomes a slow dictionary.)
 */
export const uniform = <F extends Feature>(feature: F, names: readonly string[]): F =>
  Object.fromEntries(
    names.map((name) => [name, (feature as unknown as Readonly<Record<string, unknown>>)[name]]),
  ) as unknown as F;
