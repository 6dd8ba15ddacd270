import { createSystem, type HBEvent, type HBState, type HBView, SHIPPED } from '@souterrain/heros-bataillons';
import { perPacks } from '@souterrain/kernel';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { composing, READY } from './composing.ts';
import { Glyph } from './glyph.tsx';
import { heroesOf } from './heroes.ts';
import { Sections } from './options.tsx';
import { texts } from './texts.ts';
import { placeOf } from './where.ts';

/** The table of a set of packs besides those that come with it, made once. */
export const adaptorOf = perPacks((carried): Adaptor<HBState, HBEvent, HBView> => {
  const system = createSystem([...SHIPPED, ...carried]);
  return {
    system,
    packs: () => import('@souterrain/heros-bataillons/packs'),
    words: async (lang) => (await texts[lang]()).wordsIn(system.content),
    ready: READY,
    place: placeOf,
    ends: 'finir-son-tour',
    heroes: heroesOf(system),
    panels: () => import('./sheets/panels.ts').then((m) => m.panels),
    Board,
    Glyph,
    Sections,
    composing,
    bot: () => import('@souterrain/heros-bataillons/greedy').then((m) => m.greedyPolicy),
  };
});
