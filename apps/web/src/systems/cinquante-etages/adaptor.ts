import { type C50Event, type C50State, type C50View, createSystem, SHIPPED } from '@souterrain/cinquante-etages';
import { perPacks } from '@souterrain/kernel';
import type { Adaptor } from '../adaptor.ts';
import { Board } from './board.tsx';
import { boardWords } from './board-words.ts';
import { Glyph } from './glyph.tsx';
import { texts } from './texts.ts';

/** The table of a set of packs besides those that come with it, made once. */
export const adaptorOf = perPacks((carried): Adaptor<C50State, C50Event, C50View> => {
  const system = createSystem([...SHIPPED, ...carried]);
  return {
    system,
    packs: () => import('@souterrain/cinquante-etages/packs'),
    words: async (lang) => (await texts[lang]()).wordsIn(system.content),
    ready: system.choices[0]!.values,
    place: (view, lang) => boardWords[lang].floor(view.floor?.number ?? 1),
    panels: () => import('./sheets/panels.ts').then((m) => m.panels),
    Board,
    Glyph,
    bot: () => import('@souterrain/cinquante-etages/reference').then((m) => m.referencePolicy),
  };
});
