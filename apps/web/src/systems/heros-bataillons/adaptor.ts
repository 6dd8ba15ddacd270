import { type HBEvent, type HBView, type State, herosBataillons as system } from '@souterrain/heros-bataillons';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { composing, READY } from './composing.ts';
import { Glyph } from './glyph.tsx';
import { heroes } from './heroes.ts';
import { Sections } from './options.tsx';
import { texts } from './texts.ts';
import { placeOf } from './where.ts';

export const herosBataillons: Adaptor<State, HBEvent, HBView> = {
  system,
  words: async (lang) => (await texts[lang]()).wordsIn(system.content),
  ready: READY,
  place: placeOf,
  ends: 'finir-son-tour',
  heroes,
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/heros-bataillons').then((m) => m.texts),
  Board,
  Glyph,
  Sections,
  composing,
  bot: async () => {
    const { greedyPolicy } = await import('@souterrain/heros-bataillons/greedy');
    return (state) => greedyPolicy({ state, content: system.content });
  },
};
