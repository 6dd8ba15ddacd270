// Made by tools/lists.mjs; the order of these lines is kept.
import { defensiveWords } from '../combat/actions.ts';
import { careWords } from '../combat/care.ts';
import { freeAttackWords } from '../combat/free-attack.ts';
import { graveWoundWords } from '../combat/grave.ts';
import { pushInsteadWords } from '../combat/pushes.ts';
import { recoveryWords } from '../combat/recovery.ts';
import { sceneryWords } from '../combat/scenery.ts';
import { searchWords } from '../exploration/search.ts';
import { attributeWords } from '../heroes/creation.ts';
import { dodgeWords } from '../movement/dodge.ts';
import { freeAttacksWords } from '../movement/free-attacks.ts';
import { oddsWords } from '../odds/prospect.ts';
import { rerollWords } from '../rolls/check.ts';
import { pokerWords } from '../rolls/poker.ts';
import { windowWords } from '../rolls/windows.ts';
import { termWords } from './terms.ts';

export const WORDS = [
  defensiveWords,
  careWords,
  freeAttackWords,
  graveWoundWords,
  pushInsteadWords,
  recoveryWords,
  sceneryWords,
  searchWords,
  attributeWords,
  dodgeWords,
  freeAttacksWords,
  rerollWords,
  pokerWords,
  windowWords,
  oddsWords,
  termWords,
];
