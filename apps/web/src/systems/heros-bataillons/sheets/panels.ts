import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import { adoptStyles } from '../../../page/adopt.ts';
import own from '../../../styles/heros-bataillons-sheets.css?inline';
import shared from '../../../styles/sheets.css?inline';
import type { SystemPanels } from '../../adaptor.ts';
import { controlWords } from '../../map/control-words.ts';
import { boardWords } from '../board-words.ts';
import { Banner } from './banner.tsx';
import { describe } from './describe.ts';
import { Overlay } from './overlay.tsx';
import { Party } from './party.tsx';
import { placesInWords } from './places-in-words.ts';
import { sheetWords } from './sheet-words.ts';
import { spoken } from './spoken.ts';
import { thrown } from './thrown.ts';

adoptStyles(shared);
adoptStyles(own);

export const panels: SystemPanels<HBView, HBEvent> = {
  heading: (event, _company, lang) => (event.type === 'roundStarted' ? boardWords[lang].round(event.round) : undefined),
  thrown,
  // HB-SOLO-16: the d20 of each side.
  diceFor: ({ rule, params }, lang) =>
    rule === 'HB-SOLO-16' && Number(params?.count) === 2 ? sheetWords[lang].diceOrder : undefined,
  // HB-SOLO-16, HB-SOLO-18: the FOR that is left.
  score: (points) => `FOR ${points}`,
  sounds: {
    checked: 'dice',
    attackRolled: 'dice',
    sidesRolled: 'dice',
    surpriseRolled: 'dice',
    reactionRolled: 'dice',
    wanderingRolled: 'dice',
    treasureRolled: 'dice',
    damaged: 'hit',
    roomOpened: 'door',
    roomEntered: 'door',
  },
  Party,
  Banner,
  Overlay,
  describe,
  keys: (lang) => controlWords[lang].keys,
  spoken,
  placesInWords,
};
