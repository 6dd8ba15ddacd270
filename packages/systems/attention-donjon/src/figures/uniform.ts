import type { Feature } from './features.ts';

/** Every member of a feature, in the order in which they are written down. */
const MEMBERS: Readonly<Record<keyof Feature, true>> = {
  id: true,
  rule: true,
  dice: true,
  difficulty: true,
  parade: true,
  paradeLimit: true,
  endurance: true,
  deplacement: true,
  agiliteCap: true,
  bans: true,
  aura: true,
  soignable: true,
  before: true,
  after: true,
  reroll: true,
  rolled: true,
  attacks: true,
  actions: true,
  turnStart: true,
  turnEnd: true,
  starts: true,
  resolution: true,
  economy: true,
  reactions: true,
  initiative: true,
  waitCards: true,
  redirect: true,
  pushInstead: true,
  penetration: true,
  ignoresParade: true,
  mode: true,
  wounded: true,
  hit: true,
  kill: true,
  steady: true,
  ignores: true,
  acquired: true,
  keepsHeroism: true,
  recovers: true,
  soinsReach: true,
  allows: true,
  roadCards: true,
  eventCards: true,
  meetCards: true,
  met: true,
  cancelsWound: true,
  enchants: true,
  accepts: true,
  lures: true,
  redrawsRoad: true,
  landing: true,
  regard: true,
};

export const NAMES = Object.keys(MEMBERS) as readonly (keyof Feature)[];

const members = new WeakMap<Feature, readonly (keyof Feature)[]>();

/** The members that a feature has, but for those that all have. */
export function membersOf(feature: Feature): readonly (keyof Feature)[] {
  let held = members.get(feature);
  if (!held) {
    held = NAMES.filter((name) => name !== 'id' && name !== 'rule' && feature[name] !== undefined);
    members.set(feature, held);
  }
  return held;
}

/**
 * The same feature with every member written down, absent ones as undefined. Features have few members each, all
 * different: the engine that runs us looks members up many times faster when every object has the same shape. (Made from
 * entries: an object that gets so many members one by one becomes a slow dictionary.)
 */
export const uniform = (feature: Feature): Feature =>
  Object.fromEntries(NAMES.map((name) => [name, feature[name]])) as unknown as Feature;
