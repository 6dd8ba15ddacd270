// Made by tools/lists.mjs; the order of these lines is kept.
import { attackWords } from '../combat/attacks.ts';
import { explorationWords } from '../exploration/actions.ts';
import { closingWords } from '../exploration/closing.ts';
import { keptCardWords } from '../exploration/draw-and-keep.ts';
import { joiningWords } from '../exploration/joining.ts';
import { peripetieActionWords } from '../exploration/peripetie-actions.ts';
import { peripetieWords } from '../exploration/peripetie.ts';
import { revealWords } from '../exploration/reveal.ts';
import { startWords } from '../exploration/start.ts';
import { chanceWords } from '../exploration/verbs/chance.ts';
import { hungerWords } from '../exploration/verbs/hunger.ts';
import { placeWords } from '../exploration/verbs/place.ts';
import { groupMoveWords } from '../groups/moves.ts';
import { orderWords } from '../groups/order.ts';
import { targetWords } from '../groups/targets.ts';
import { gearWords } from '../health/gear.ts';
import { handLossWords } from '../health/hands.ts';
import { heroismWords } from '../health/heroism.ts';
import { lethalWords } from '../health/lethal.ts';
import { treatmentWords } from '../health/wounds.ts';
import { acquireWords } from '../heroes/acquire.ts';
import { buyingWords } from '../heroes/buying.ts';
import { creationWords } from '../heroes/creation.ts';
import { townCareWords } from '../heroes/town/care.ts';
import { handOverWords } from '../heroes/town/exchange.ts';
import { sellWords } from '../heroes/town/sell.ts';
import { shopWords } from '../heroes/town/shop.ts';
import { xpWords } from '../heroes/xp.ts';
import { aimWords } from '../items/effects/aim.ts';
import { coatingWords } from '../items/effects/coating.ts';
import { remedyWords } from '../items/effects/remedies.ts';
import { victimWords } from '../items/effects/targets.ts';
import { zoneWords } from '../items/effects/zones.ts';
import { equipWords } from '../items/equip.ts';
import { exchangeWords } from '../items/exchange.ts';
import { giftWords } from '../items/gifts.ts';
import { keyWords } from '../items/keepsakes.ts';
import { pickUpWords } from '../items/pick-up.ts';
import { rearrangeWords } from '../items/rearrange.ts';
import { reloadWords } from '../items/reload.ts';
import { treasureWords } from '../items/treasure.ts';
import { useWords } from '../items/using.ts';
import { movementWords } from '../movement/actions.ts';
import { dodgeNeedWords } from '../movement/dodge-need.ts';
import { cellWords } from '../movement/options.ts';
import { pushWords } from '../movement/push.ts';
import { squareWords } from '../movement/squares.ts';
import { turnWords } from '../rounds/choose-action.ts';
import { drawWords } from '../rounds/draw.ts';
import { handWords } from '../rounds/hand.ts';
import { resolutionWords } from '../rounds/resolution.ts';
import { turnEffectWords } from '../rounds/turn-effects.ts';
import { freeInitiativeWords } from '../rounds/turns.ts';
import { waitWords } from '../rounds/wait.ts';
import { termWords } from './terms.ts';

export const SHARED_WORDS = [
  attackWords,
  explorationWords,
  closingWords,
  keptCardWords,
  joiningWords,
  peripetieActionWords,
  peripetieWords,
  revealWords,
  startWords,
  chanceWords,
  hungerWords,
  placeWords,
  groupMoveWords,
  orderWords,
  targetWords,
  gearWords,
  handLossWords,
  heroismWords,
  lethalWords,
  treatmentWords,
  acquireWords,
  buyingWords,
  creationWords,
  townCareWords,
  handOverWords,
  sellWords,
  shopWords,
  xpWords,
  aimWords,
  coatingWords,
  remedyWords,
  victimWords,
  zoneWords,
  equipWords,
  exchangeWords,
  giftWords,
  keyWords,
  pickUpWords,
  rearrangeWords,
  reloadWords,
  treasureWords,
  useWords,
  movementWords,
  dodgeNeedWords,
  cellWords,
  pushWords,
  squareWords,
  turnWords,
  drawWords,
  handWords,
  resolutionWords,
  turnEffectWords,
  freeInitiativeWords,
  waitWords,
  termWords,
];
