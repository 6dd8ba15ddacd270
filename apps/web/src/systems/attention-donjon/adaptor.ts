import { type AD1Event, type AD1View, type State, attentionDonjon as system } from '@souterrain/attention-donjon';
import type { ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { Glyph } from './glyph.tsx';
import { heroes } from './heroes.ts';
import { Places } from './places.tsx';
import { whenIn } from './when.ts';

const WORDS: ByLang<() => Promise<SystemWords<AD1Event>>> = {
  fr: () => import('@souterrain/attention-donjon/text/fr').then((m) => m.words),
  en: () => import('@souterrain/attention-donjon/text/en').then((m) => m.words),
};

export const attentionDonjon: Adaptor<State, AD1Event, AD1View> = {
  system,
  words: (lang) => WORDS[lang](),
  seats: (names) => {
    const { values } = system.choices.find((c) => c.id === 'heros')!;
    return names.map((name, i) => ({ name, choices: { heros: values[i % values.length]! } }));
  },
  place: whenIn,
  ends: 'fin-du-tour',
  heroes,
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/attention-donjon').then((m) => m.texts),
  Board,
  Glyph,
  Places,
  bot: () => import('@souterrain/attention-donjon/greedy').then((m) => m.greedyPolicy),
};
