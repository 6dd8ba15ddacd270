import type { AD1Event, AD1View } from '@souterrain/attention-donjon';
import { adoptStyles } from '../../../page/adopt.ts';
import own from '../../../styles/attention-donjon-sheets.css?inline';
import shared from '../../../styles/sheets.css?inline';
import type { SystemPanels } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { Banner } from './banner.tsx';
import { describe } from './describe.ts';
import { Overlay } from './overlay.tsx';
import { Party } from './party.tsx';
import { sheetWords } from './sheet-words.ts';
import { thrown } from './thrown.ts';

adoptStyles(shared);
adoptStyles(own);

export const panels: SystemPanels<AD1View, AD1Event> = {
  heading: (event, _company, lang) => {
    if (event.type === 'roundStarted') return boardWords[lang].round(event.round);
    return event.type === 'stageEntered' && event.phase === 'interlude' ? boardWords[lang].apart.town : undefined;
  },
  thrown,
  Party,
  Banner,
  Overlay,
  describe,
  keys: (lang) => sheetWords[lang].keys,
};
