import {
  type AD1Event,
  type AD1State,
  type AD1View,
  createSystem,
  exportSheet,
  importSheet,
  SHIPPED,
} from '@souterrain/attention-donjon';
import { perPacks } from '@souterrain/kernel';
import type { Adaptor } from '../adaptor.ts';
import { crawlTable } from '../crawl/table.ts';
import { texts } from './texts.ts';

/** The table of a set of packs besides those that come with it, made once. */
export const adaptorOf = perPacks((carried): Adaptor<AD1State, AD1Event, AD1View> => {
  const system = createSystem([...SHIPPED, ...carried]);
  return {
    system,
    packs: () => import('@souterrain/attention-donjon/packs'),
    words: async (lang) => (await texts[lang]()).wordsIn(system.content),
    ...crawlTable<AD1View>(system, { exportSheet, importSheet }),
    panels: () => import('./sheets/panels.ts').then((m) => m.panels),
    bot: () => import('@souterrain/attention-donjon/greedy').then((m) => m.greedyPolicy),
  };
});
