import '../../styles/cinquante-etages.css';
import { type C50Event, type C50View, type State, cinquanteEtages as system } from '@souterrain/cinquante-etages';
import type { Adaptor } from '../adaptor.ts';
import { Banner } from './banner.tsx';
import { Board } from './board.tsx';
import { Glyph } from './glyph.tsx';
import { Party } from './party.tsx';
import { thrown } from './thrown.ts';
import { sheetWords } from './words.ts';

export const cinquanteEtages: Adaptor<State, C50Event, C50View> = {
  system,
  // One language a chunk: a table that plays in French never fetches the English.
  words: (lang) =>
    (lang === 'fr'
      ? import('@souterrain/cinquante-etages/text/fr')
      : import('@souterrain/cinquante-etages/text/en')
    ).then((m) => m.words),
  seats: (names) => names.map((name) => ({ name, choices: { classe: 'guerrier' } })),
  place: (view, lang) => sheetWords[lang].floor(view.floor?.number ?? 1),
  heading: (event, company, lang) => {
    if (event.type === 'floorOpened') return capital(sheetWords[lang].floor(event.floor.number));
    if (event.type !== 'turnStarted') return undefined;
    return `${company.names[event.seat]}, ${sheetWords[lang].turn(event.turn).toLowerCase()}`;
  },
  thrown,
  rules: () => import('virtual:rules/cinquante-etages').then((m) => m.texts),
  Board,
  Party,
  Banner,
  Glyph,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
