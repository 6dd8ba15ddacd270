import type { C50Event, C50View } from '@souterrain/cinquante-etages';
import { bringOdds } from '@souterrain/cinquante-etages/late-odds';
import { exchangeOdds } from '@souterrain/cinquante-etages/odds';
import { adoptStyles } from '../../../page/adopt.ts';
import css from '../../../styles/sheets.css?inline';
import type { SystemPanels } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { Banner } from './banner.tsx';
import { describe } from './describe.ts';
import { Party } from './party.tsx';
import { sheetWords } from './sheet-words.ts';
import { thrown } from './thrown.ts';
import { Overlay } from './trail.tsx';

adoptStyles(css);
bringOdds(exchangeOdds);

export const panels: SystemPanels<C50View, C50Event> = {
  heading: (event, company, lang) => {
    if (event.type === 'floorOpened') return capital(boardWords[lang].floor(event.floor.number));
    if (event.type !== 'turnStarted') return undefined;
    return `${company.names[event.seat]}, ${sheetWords[lang].turn(event.turn).toLowerCase()}`;
  },
  thrown,
  Party,
  Banner,
  Overlay,
  describe,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
