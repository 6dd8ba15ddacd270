import type { CrawlEvent, CrawlView } from '@souterrain/crawl';
import type { GameEvent } from '@souterrain/kernel';
import { adoptStyles } from '../../../page/adopt.ts';
import own from '../../../styles/crawl-sheets.css?inline';
import shared from '../../../styles/sheets.css?inline';
import type { Sounds, SystemPanels } from '../../adaptor.ts';
import { controlWords } from '../../map/control-words.ts';
import { boardWords } from '../board-words.ts';
import { Banner } from './banner.tsx';
import { held } from './deck.ts';
import { describe } from './describe.ts';
import { drawn } from './drawn.tsx';
import type { EditionSheets } from './edition.ts';
import { Overlay } from './overlay.tsx';
import { Party } from './party.tsx';
import { placesInWords } from './places-in-words.ts';
import { sheetWords } from './sheet-words.ts';
import { spokenOf } from './spoken.ts';

adoptStyles(shared);
adoptStyles(own);

/** The sheets, the dice and the journal of a crawl, with those of its edition. */
export const panelsOf = <V extends CrawlView, E extends GameEvent>(
  edition: EditionSheets<E>,
): SystemPanels<V, E | CrawlEvent> => ({
  heading: (event, _company, lang) => {
    if (isOf(event, 'roundStarted')) return boardWords[lang].round(event.round);
    return isOf(event, 'stageEntered') && event.phase === 'interlude' ? boardWords[lang].apart.town : undefined;
  },
  opensTurn: ({ type }) => type === 'initiativeTaken' || type === 'groupTurnStarted',
  thrown: edition.thrown as SystemPanels<V, E | CrawlEvent>['thrown'],
  announces: edition.announces as NonNullable<SystemPanels<V, E | CrawlEvent>['announces']>,
  hand: edition.hand,
  drawn,
  deck: held,
  score: (points, lang) => sheetWords[lang].score(points),
  sounds: {
    cardsDrawn: 'card',
    doorRevealed: 'door',
    roomPlaced: 'door',
    innerDoorSet: 'door',
    santeLost: 'hit',
    figureRemoved: 'hit',
    ...edition.sounds,
  } as Sounds<E | CrawlEvent>,
  Party: (props) => <Party {...props} edition={edition as EditionSheets} />,
  Banner,
  Overlay,
  describe,
  spoken: spokenOf(edition as EditionSheets),
  placesInWords,
  keys: (lang) => controlWords[lang].keys,
});

const isOf = <T extends CrawlEvent['type']>(event: GameEvent, type: T): event is Extract<CrawlEvent, { type: T }> =>
  event.type === type;
