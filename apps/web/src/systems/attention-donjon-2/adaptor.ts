import {
  type AD2Event,
  type AD2State,
  type AD2View,
  createSystem,
  exportSheet,
  importSheet,
  SHIPPED,
} from '@souterrain/attention-donjon-2';
import { perPacks } from '@souterrain/kernel';
import type { Adaptor } from '../adaptor.ts';
import { crawlTable } from '../crawl/table.ts';
import { texts } from './texts.ts';

/** The table of a set of packs besides those that come with it, made once. */
export const adaptorOf = perPacks((carried): Adaptor<AD2State, AD2Event, AD2View> => {
  const system = createSystem([...SHIPPED, ...carried]);
  return {
    system,
    packs: () => import('@souterrain/attention-donjon-2/packs'),
    words: async (lang) => (await texts[lang]()).wordsIn(system.content),
    ...crawlTable<AD2View>(system, { exportSheet, importSheet }),
    panels: () => import('./sheets/panels.ts').then((m) => m.panels),
    bot: () => import('@souterrain/attention-donjon-2/greedy').then((m) => m.greedyPolicy),
  };
});
