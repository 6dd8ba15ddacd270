import type { Figure, Item } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { type Scene as CrawlScene, givenItem as givenItemOf, playOn, sceneOf } from '@souterrain/crawl/testing';
import type { Rule } from '@souterrain/kernel';
import type { Script } from '@souterrain/kernel/testing';
import type { AD1Event } from '../src/events.ts';
import { type AD1State, EDITION_ID } from '../src/state.ts';
import { variantsOf } from '../src/variants.ts';
import type { AD1 } from '../src/world/ad1.ts';
import { played } from './played.ts';

export { at, type GivenCreature, type GivenHero } from '@souterrain/crawl/testing';

export type Scene = CrawlScene<AD1State>;

/** Every attribute at 3, every skill at 2. */
const PLAIN = {
  edition: EDITION_ID,
  variants: variantsOf,
  traits: { agilite: 3, savoir: 3, mental: 3, force: 3, vigueur: 3, melee: 2, tir: 2, lancer: 2 },
  santeMax: 4,
  heroismeMax: 2,
};

/** A state between two turns of Round 1. Heroes are `h1`, `h2`…, creatures `orque-1`, `orque-2`… */
export const scene = (given: Scene = {}): AD1State => sceneIn(played())(given);

/** The same, with what a system is played with. */
export const sceneIn =
  (g: Stocked) =>
  (given: Scene): AD1State =>
    sceneOf<AD1State>(g, PLAIN, given);

/** An item as it is found on somebody: equipped where it has a slot, carried otherwise. */
export const givenItem = (item: Parameters<typeof givenItemOf>[1], id: string): Item => givenItemOf(played(), item, id);

/** Runs one rule over a scene with a script of dice, cards and decisions; every request must be scripted. */
export const play = <T>(
  given: Scene | AD1State,
  rule: (g: AD1, find: (id: string) => Figure) => Rule<T>,
  script: Script = {},
) =>
  playOn<AD1State, AD1Event, AD1, T>(
    { system: played(), state: 'figures' in given ? given : scene(given) },
    rule,
    script,
  );
