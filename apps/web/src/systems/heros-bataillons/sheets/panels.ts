import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import { adoptStyles } from '../../../page/adopt.ts';
import own from '../../../styles/heros-bataillons-sheets.css?inline';
import shared from '../../../styles/sheets.css?inline';
import type { SystemPanels } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { Banner } from './banner.tsx';
import { describe } from './describe.ts';
import { Overlay } from './overlay.tsx';
import { Party } from './party.tsx';
import { thrown } from './thrown.ts';

adoptStyles(shared);
adoptStyles(own);

export const panels: SystemPanels<HBView, HBEvent> = {
  heading: (event, _company, lang) => (event.type === 'roundStarted' ? boardWords[lang].round(event.round) : undefined),
  thrown,
  Party,
  Banner,
  Overlay,
  describe,
};
