import {
  type AD1Event,
  type AD1View,
  exportSheet,
  importSheet,
  type State,
  attentionDonjon as system,
} from '@souterrain/attention-donjon';
import type { Adaptor } from '../adaptor.ts';
import { crawlTable } from '../crawl/table.ts';
import { texts } from './texts.ts';

export const attentionDonjon: Adaptor<State, AD1Event, AD1View> = {
  system,
  words: async (lang) => (await texts[lang]()).wordsIn(system.content),
  ...crawlTable<AD1View>(system, { exportSheet, importSheet }),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/attention-donjon').then((m) => m.texts),
  bot: () => import('@souterrain/attention-donjon/greedy').then((m) => m.greedyPolicy),
};
