// Made by tools/lists.mjs; the order of these lines is kept.
import { sideWords } from '../actions/choose-side.ts';
import { extraTargetWords } from '../actions/extra-target.ts';
import { performWords } from '../actions/perform.ts';
import { preferWords } from '../actions/prefer.ts';
import { reduceWords } from '../actions/reduce.ts';
import { spendWords } from '../actions/spend.ts';
import { defensiveWords } from '../combat/actions.ts';
import { braceWords } from '../combat/damage.ts';
import { graveWoundWords } from '../combat/grave.ts';
import { removalWords } from '../effects/inflict.ts';
import { sacrificeWords } from '../exploration/sacrifices.ts';
import { searchWords } from '../exploration/search.ts';
import { thingWords } from '../exploration/things.ts';
import { recoveryWords } from '../health/actions.ts';
import { bubbleWords } from '../health/bubbles.ts';
import { careWords } from '../health/care.ts';
import { skillWords } from '../heroes/creation.ts';
import { suitWords } from '../heroes/initiative-suit.ts';
import { servantWords } from '../heroes/servant.ts';
import { powerWords } from '../heroes/suit-powers.ts';
import { waitingWoundWords } from '../heroes/waiting-wounds.ts';
import { jetWords } from '../jets/make-jet.ts';
import { pokerWords } from '../jets/poker.ts';
import { windowWords } from '../jets/windows.ts';
import { dodgeWords } from '../movement/slip-away.ts';
import { oddsWords } from '../odds/prospect.ts';
import { termWords } from './terms.ts';

export const WORDS = [
  sideWords,
  extraTargetWords,
  performWords,
  preferWords,
  reduceWords,
  spendWords,
  defensiveWords,
  braceWords,
  graveWoundWords,
  sacrificeWords,
  searchWords,
  thingWords,
  recoveryWords,
  bubbleWords,
  careWords,
  skillWords,
  suitWords,
  servantWords,
  powerWords,
  waitingWoundWords,
  jetWords,
  pokerWords,
  windowWords,
  dodgeWords,
  removalWords,
  oddsWords,
  termWords,
];
