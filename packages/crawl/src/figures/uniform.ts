import type { Feature } from '../world/features.ts';

/** What a feature is known by, and what it says. */
const SAID: ReadonlySet<string> = new Set([
  'id',
  'rule',
  'name',
  'effect',
  'prompts',
  'labels',
] satisfies (keyof Feature)[]);

/** A memo: a feature is never changed. */
const members = new WeakMap<Feature, readonly string[]>();

/** The windows that a feature acts in, and the numbers it changes. */
export function membersOf(feature: Feature): readonly string[] {
  let held = members.get(feature);
  if (!held) {
    const has = feature as unknown as Readonly<Record<string, unknown>>;
    held = Object.keys(has).filter((name) => !SAID.has(name) && has[name] !== undefined);
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
    [...SAID, ...names].map((name) => [name, (feature as unknown as Readonly<Record<string, unknown>>)[name]]),
  ) as unknown as F;
