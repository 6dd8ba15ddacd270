import type { Figure, Item } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { type Scene as CrawlScene, givenItem as givenItemOf, playOn, sceneOf } from '@souterrain/crawl/testing';
import type { Rule } from '@souterrain/kernel';
import type { Script } from '@souterrain/kernel/testing';
import type { AD2Event } from '../src/events.ts';
import { type AD2State, EDITION_ID } from '../src/state.ts';
import { variantsOf } from '../src/variants.ts';
import type { AD2 } from '../src/world/ad2.ts';
import { played } from './played.ts';

export { at, type GivenCreature, type GivenHero } from '@souterrain/crawl/testing';

export type Scene = CrawlScene<AD2State>;

/** Every Attribute at 2, every Compétence of creation at 0. */
const PLAIN = {
  edition: EDITION_ID,
  variants: variantsOf,
  traits: { agilite: 2, savoir: 2, mental: 2, force: 2, vigueur: 2, melee: 0, tir: 0, lancer: 0 },
  santeMax: 6,
  heroismeMax: 4,
};

/** A state between two turns of Round 1. Heroes are `h1`, `h2`…, creatures `orque-1`, `orque-2`… */
export const scene = (given: Scene = {}): AD2State => sceneIn(played())(given);

/** The same, with what a system is played with. */
export const sceneIn =
  (g: Stocked) =>
  (given: Scene): AD2State =>
    sceneOf<AD2State>(g, PLAIN, given);

/** The same scene once that figure has been killed. */
export const fallen = (given: Scene, id: string): Scene => ({
  ...given,
  state: {
    ...given.state,
    figures: scene(given).figures.map((figure) => (figure.id === id ? { ...figure, status: 'mort' } : figure)),
  },
});

/** An item as it is found on somebody: equipped where it has a slot, carried otherwise. */
export const givenItem = (item: Parameters<typeof givenItemOf>[1], id: string): Item => givenItemOf(played(), item, id);

/** Runs one rule over a scene with a script of dice, cards and decisions; every request must be scripted. */
export const play = <T>(
  given: Scene | AD2State,
  rule: (g: AD2, find: (id: string) => Figure) => Rule<T>,
  script: Script = {},
) =>
  playOn<AD2State, AD2Event, AD2, T>(
    { system: played(), state: 'figures' in given ? given : scene(given) },
    rule,
    script,
  );
