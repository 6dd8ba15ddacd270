import { BEYOND } from '@souterrain/attention-donjon-2/beyond';
import {
  type AD2Event,
  type AD2View,
  opensBeyond,
  type State,
  attentionDonjon2 as system,
} from '@souterrain/attention-donjon-2/system';
import type { ByLang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { crawlTable } from '../crawl/table.ts';

const WORDS: ByLang<() => Promise<SystemWords<AD2Event>>> = {
  fr: () => import('@souterrain/attention-donjon-2/text/fr').then((m) => m.words),
  en: () => import('@souterrain/attention-donjon-2/text/en').then((m) => m.words),
};

export const attentionDonjon2: Adaptor<State, AD2Event, AD2View> = {
  system,
  beyond: {
    isOpenedBy: opensBeyond,
    bring: () => import('@souterrain/attention-donjon-2/bring').then((m) => m.bringRules()),
  },
  words: (lang) => WORDS[lang](),
  ...crawlTable<AD2View>(system, BEYOND.open),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  // AD2-PREC-03: the chapters of the first edition still stand, and this one cites them.
  rules: async () => ({
    ...(await import('virtual:rules/attention-donjon')).texts,
    ...(await import('virtual:rules/attention-donjon-2')).texts,
  }),
  bot: () => import('@souterrain/attention-donjon-2/greedy').then((m) => m.greedyPolicy),
};
