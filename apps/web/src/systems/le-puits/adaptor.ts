import { perPacks } from '@souterrain/kernel';
import { createSystem, type LPEvent, type LPState, SHIPPED } from '@souterrain/le-puits';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { said } from './said.ts';
import { texts } from './texts.ts';

/** The table of a set of packs besides those that come with it, made once. */
export const adaptorOf = perPacks((carried): Adaptor<LPState, LPEvent, LPState> => {
  const system = createSystem([...SHIPPED, ...carried]);
  return {
    system,
    packs: () => import('@souterrain/le-puits/packs'),
    words: async (lang) => (await texts[lang]()).wordsIn(system.content),
    ready: [],
    place: ({ climbers }, lang) => said[lang].depth(Math.max(...climbers.map(({ depth }) => depth))),
    panels: () => import('./panels.tsx').then((m) => m.panels),
    Board,
    Glyph: () => null,
    bot: () => import('@souterrain/le-puits/greedy').then((m) => m.greedyPolicy),
  };
});
