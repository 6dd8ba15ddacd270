import { type C50Event, type C50View, type State, cinquanteEtages as system } from '@souterrain/cinquante-etages';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { boardWords } from './board-words.ts';
import { Glyph } from './glyph.tsx';
import { texts } from './texts.ts';

export const cinquanteEtages: Adaptor<State, C50Event, C50View> = {
  system,
  words: async (lang) => (await texts[lang]()).wordsIn(system.content),
  ready: system.choices[0]!.values,
  place: (view, lang) => boardWords[lang].floor(view.floor?.number ?? 1),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/cinquante-etages').then((m) => m.texts),
  Board,
  Glyph,
  bot: () => import('@souterrain/cinquante-etages/reference').then((m) => (state) => m.referencePolicy(system, state)),
};
