import { BEYOND } from '@souterrain/attention-donjon/beyond';
import {
  type AD1Event,
  type AD1View,
  opensBeyond,
  type State,
  attentionDonjon as system,
} from '@souterrain/attention-donjon/system';
import type { ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { crawlTable } from '../crawl/table.ts';

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
  words: (lang) => WORDS[lang](),
  ...crawlTable<AD1View>(system, BEYOND.open),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/attention-donjon').then((m) => m.texts),
  bot: () => import('@souterrain/attention-donjon/greedy').then((m) => m.greedyPolicy),
};
