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

const NAMES = Object.keys(MEMBERS) as readonly (keyof Feature)[];

/**
 * The same feature with every member written down, absent ones as undefined. Features have few members each, all
 * different: the engine that runs us looks members up many times faster when every object has the same shape.
 */
export function uniform(feature: Feature): Feature {
  const whole: Partial<Record<keyof Feature, unknown>> = {};
  for (const name of NAMES) whole[name] = feature[name];
  return whole as unknown as Feature;
}
