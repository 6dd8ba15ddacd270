import { BEYOND } from '@souterrain/attention-donjon/beyond';
import {
  type AD1Event,
  type AD1View,
  opensBeyond,
  type State,
  attentionDonjon as system,
} from '@souterrain/attention-donjon/system';
import type { AskingWords, ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { Board } from '../crawl/board.tsx';
import { Glyph } from '../crawl/glyph.tsx';
import { heroesOf } from '../crawl/heroes.ts';
import { Places } from '../crawl/places.tsx';
import { readySeats } from '../crawl/seats.ts';
import { isTurnOf, whenIn } from '../crawl/when.ts';

const ASKING: ByLang<() => Promise<AskingWords>> = {
  fr: () => import('@souterrain/attention-donjon/text/fr/asking').then((m) => m.words),
  en: () => import('@souterrain/attention-donjon/text/en/asking').then((m) => m.words),
};
const WORDS: ByLang<() => Promise<SystemWords<AD1Event>>> = {
  fr: () => import('@souterrain/attention-donjon/text/fr').then((m) => m.words),
  en: () => import('@souterrain/attention-donjon/text/en').then((m) => m.words),
};

export const attentionDonjon: Adaptor<State, AD1Event, AD1View> = {
  system,
  beyond: {
    isOpenedBy: opensBeyond,
    bring: () => import('@souterrain/attention-donjon/bring').then((m) => m.bringRules()),
  },
  asking: (lang) => ASKING[lang](),
  words: (lang) => WORDS[lang](),
  seats: readySeats(system),
  place: whenIn,
  ends: 'fin-du-tour',
  isTurnOf,
  heroes: heroesOf<AD1View>(BEYOND.open),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/attention-donjon').then((m) => m.texts),
  Board,
  Glyph,
  Places,
  bot: () => import('@souterrain/attention-donjon/greedy').then((m) => m.greedyPolicy),
};
