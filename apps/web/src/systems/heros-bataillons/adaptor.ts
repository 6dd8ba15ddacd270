import {
  type HBEvent,
  type HBView,
  opensBeyond,
  type State,
  herosBataillons as system,
} from '@souterrain/heros-bataillons/system';
import type { AskingWords, ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { composing, READY } from './composing.ts';
import { Glyph } from './glyph.tsx';
import { heroes } from './heroes.ts';
import { Sections } from './options.tsx';
import { placeOf } from './where.ts';

const ASKING: ByLang<() => Promise<AskingWords>> = {
  fr: () => import('@souterrain/heros-bataillons/text/fr/asking').then((m) => m.words),
  en: () => import('@souterrain/heros-bataillons/text/en/asking').then((m) => m.words),
};
const WORDS: ByLang<() => Promise<SystemWords<HBEvent>>> = {
  fr: () => import('@souterrain/heros-bataillons/text/fr').then((m) => m.words),
  en: () => import('@souterrain/heros-bataillons/text/en').then((m) => m.words),
};

export const herosBataillons: Adaptor<State, HBEvent, HBView> = {
  system,
  beyond: {
    isOpenedBy: opensBeyond,
    bring: () => import('@souterrain/heros-bataillons/bring').then((m) => m.bringRules()),
  },
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
  bot: () => import('@souterrain/heros-bataillons/greedy').then((m) => m.greedyPolicy),
};
