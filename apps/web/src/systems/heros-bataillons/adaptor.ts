import { type HBEvent, type HBView, type State, herosBataillons as system } from '@souterrain/heros-bataillons';
import type { AskingWords, ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { composing, READY } from './composing.ts';
import { Glyph } from './glyph.tsx';
import { heroes } from './heroes.ts';
import { Sections } from './options.tsx';
import { placeOf } from './where.ts';

const ASKING: ByLang<() => Promise<AskingWords>> = {
  fr: () => import('@souterrain/heros-bataillons/text/fr/asking').then((m) => m.askingIn(system.content)),
  en: () => import('@souterrain/heros-bataillons/text/en/asking').then((m) => m.askingIn(system.content)),
};
const WORDS: ByLang<() => Promise<SystemWords<HBEvent>>> = {
  fr: () => import('@souterrain/heros-bataillons/text/fr').then((m) => m.wordsIn(system.content)),
  en: () => import('@souterrain/heros-bataillons/text/en').then((m) => m.wordsIn(system.content)),
};

export const herosBataillons: Adaptor<State, HBEvent, HBView> = {
  system,
  asking: (lang) => ASKING[lang](),
  words: (lang) => WORDS[lang](),
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
