import { bringOdds } from '@souterrain/cinquante-etages/late-odds';
import {
  type C50Event,
  type C50View,
  type State,
  cinquanteEtages as system,
} from '@souterrain/cinquante-etages/system';
import type { AskingWords, ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { boardWords } from './board-words.ts';
import { Glyph } from './glyph.tsx';

/** One language a chunk: a table that plays in French never fetches the English. */
const ASKING: ByLang<() => Promise<AskingWords>> = {
  fr: () => import('@souterrain/cinquante-etages/text/fr/asking').then((m) => m.words),
  en: () => import('@souterrain/cinquante-etages/text/en/asking').then((m) => m.words),
};
const WORDS: ByLang<() => Promise<SystemWords<C50Event>>> = {
  fr: () => import('@souterrain/cinquante-etages/text/fr').then((m) => m.words),
  en: () => import('@souterrain/cinquante-etages/text/en').then((m) => m.words),
};

export const cinquanteEtages: Adaptor<State, C50Event, C50View> = {
  system,
  beyond: {
    isOpenedBy: () => false,
    // Nobody asks for odds before a first fight.
    bring: () => import('@souterrain/cinquante-etages/odds').then((m) => bringOdds(m.exchangeOdds)),
  },
  asking: (lang) => ASKING[lang](),
  words: (lang) => WORDS[lang](),
  ready: system.choices[0]!.values,
  place: (view, lang) => boardWords[lang].floor(view.floor?.number ?? 1),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/cinquante-etages').then((m) => m.texts),
  Board,
  Glyph,
  bot: () => import('@souterrain/cinquante-etages/reference').then((m) => m.referencePolicy),
};
