import {
  type AD1Event,
  type AD1System,
  type AD1View,
  exportSheet,
  importSheet,
  type State,
  attentionDonjon as system,
} from '@souterrain/attention-donjon';
import type { ByLang, Lang, SystemWords } from '@souterrain/words';
import type { Adaptor } from '../adaptor.ts';
import { crawlTable } from '../crawl/table.ts';

interface Texts {
  wordsIn(content: AD1System['content']): SystemWords<AD1Event>;
}

const TEXTS: ByLang<() => Promise<Texts>> = {
  fr: () => import('@souterrain/attention-donjon/text/fr'),
  en: () => import('@souterrain/attention-donjon/text/en'),
};

const words = async (lang: Lang) => (await TEXTS[lang]()).wordsIn(system.content);

export const attentionDonjon: Adaptor<State, AD1Event, AD1View> = {
  system,
  asking: words,
  words,
  ...crawlTable<AD1View>(system, { exportSheet, importSheet }),
  panels: () => import('./sheets/panels.ts').then((m) => m.panels),
  rules: () => import('virtual:rules/attention-donjon').then((m) => m.texts),
  bot: () => import('@souterrain/attention-donjon/greedy').then((m) => m.greedyPolicy),
};
