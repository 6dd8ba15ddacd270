import {
  type AD2Event,
  type AD2View,
  exportSheet,
  importSheet,
  type State,
  attentionDonjon2 as system,
} from '@souterrain/attention-donjon-2';
import type { ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { Board } from '../crawl/board.tsx';
import { Glyph } from '../crawl/glyph.tsx';
import { heroesOf } from '../crawl/heroes.ts';
import { Places } from '../crawl/places.tsx';
import { readySeats } from '../crawl/seats.ts';
import { whenIn } from '../crawl/when.ts';

const WORDS: ByLang<() => Promise<SystemWords<AD2Event>>> = {
  fr: () => import('@souterrain/attention-donjon-2/text/fr').then((m) => m.words),
  en: () => import('@souterrain/attention-donjon-2/text/en').then((m) => m.words),
};

export const attentionDonjon2: Adaptor<State, AD2Event, AD2View> = {
  system,
  words: (lang) => WORDS[lang](),
  seats: readySeats(system),
  place: whenIn,
  ends: 'fin-du-tour',
  heroes: heroesOf<AD2View>({ exportSheet, importSheet }),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/attention-donjon-2').then((m) => m.texts),
  Board,
  Glyph,
  Places,
  bot: () => import('@souterrain/attention-donjon-2/greedy').then((m) => m.greedyPolicy),
};
