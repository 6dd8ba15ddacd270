import type { C50Event, C50View } from '@souterrain/cinquante-etages';
import { adoptStyles } from '../../../page/adopt.ts';
import css from '../../../styles/sheets.css?inline';
import type { SystemPanels } from '../../adaptor.ts';
import { controlWords } from '../../map/control-words.ts';
import { boardWords } from '../board-words.ts';
import { Banner } from './banner.tsx';
import { describe } from './describe.ts';
import { Party } from './party.tsx';
import { placesInWords } from './places-in-words.ts';
import { sheetWords } from './sheet-words.ts';
import { spoken } from './spoken.ts';
import { thrown } from './thrown.ts';
import { Overlay } from './trail.tsx';

adoptStyles(css);

export const panels: SystemPanels<C50View, C50Event> = {
  heading: (event, company, lang) => {
    if (event.type === 'floorOpened') return capital(boardWords[lang].floor(event.floor.number));
    if (event.type !== 'turnStarted') return undefined;
    return `${company.names[event.seat]}, ${sheetWords[lang].turn(event.turn).toLowerCase()}`;
  },
  thrown,
  // C50-JET-02: both sides throw together.
  diceFor: ({ rule, params }, lang) =>
    rule === 'C50-JET-02' && Number(params?.count) === 2 ? sheetWords[lang].diceOrder : undefined,
  score: (points, lang) => sheetWords[lang].score(points),
  sounds: {
    moveRolled: 'dice',
    duelRolled: 'dice',
    trapSprung: 'dice',
    chestOpened: 'dice',
    lootRolled: 'dice',
    retreatRolled: 'dice',
    fumbled: 'dice',
    wounded: 'hit',
    creatureWounded: 'hit',
    died: 'hit',
    floorOpened: 'door',
  },
  Party,
  Banner,
  Overlay,
  describe,
  keys: (lang) => controlWords[lang].keys,
  spoken,
  placesInWords,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
