import {
  type AD2Event,
  type AD2View,
  exportSheet,
  importSheet,
  type State,
  attentionDonjon2 as system,
} from '@souterrain/attention-donjon-2';
import type { Adaptor } from '../adaptor.ts';
import { crawlTable } from '../crawl/table.ts';
import { texts } from './texts.ts';

export const attentionDonjon2: Adaptor<State, AD2Event, AD2View> = {
  system,
  words: async (lang) => (await texts[lang]()).wordsIn(system.content),
  ...crawlTable<AD2View>(system, { exportSheet, importSheet }),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  // AD2-PREC-03: the chapters of the first edition still stand, and this one cites them.
  rules: async () => ({
    ...(await import('virtual:rules/attention-donjon')).texts,
    ...(await import('virtual:rules/attention-donjon-2')).texts,
  }),
  bot: () => import('@souterrain/attention-donjon-2/greedy').then((m) => m.greedyPolicy),
};
