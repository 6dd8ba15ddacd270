// Made by tools/lists.mjs; the order of these lines is kept.
import { bringFoes } from './bring-foes.ts';
import { callCheck } from './call-check.ts';
import { closeScene } from './close-scene.ts';
import { correct } from './correct.ts';
import { surrender } from './end-combat.ts';
import { finish } from './finish.ts';
import { giveState } from './give-state.ts';
import { harm } from './harm.ts';
import { heal } from './heal.ts';
import { leave } from './leave.ts';
import { letAct } from './let-act.ts';
import { openMarket } from './market.ts';
import { keepNote, show } from './notes.ts';
import { openScene } from './open-scene.ts';
import { passTime } from './pass-time.ts';
import { pressure } from './pressure.ts';
import { rest } from './rest.ts';
import { reward } from './reward.ts';
import { settings } from './settings.ts';
import { startCombat } from './start-combat.ts';
import { designateTargets } from './targets.ts';

export const ALL = [
  bringFoes,
  callCheck,
  closeScene,
  correct,
  surrender,
  finish,
  giveState,
  harm,
  heal,
  leave,
  letAct,
  openMarket,
  keepNote,
  show,
  openScene,
  passTime,
  pressure,
  rest,
  reward,
  settings,
  startCombat,
  designateTargets,
];
