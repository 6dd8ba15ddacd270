// Made by tools/lists.mjs; the order of these lines is kept.
import { abilities } from './abilities.ts';
import { attacks } from './attacks.ts';
import { attempts, release } from './attempts.ts';
import { devices } from './devices.ts';
import { openDoor } from './doors.ts';
import { endTurn } from './end-turn.ts';
import { favour } from './favour.ts';
import { announce } from './improvisation.ts';
import { letGo, items } from './items.ts';
import { mend } from './mend.ts';
import { movement } from './movement.ts';
import { potions } from './potions.ts';
import { spells } from './spells.ts';
import { steer } from './steer.ts';
import { stepIn } from './step-in.ts';
import { tryOther } from './try-other.ts';

export const ALL = [
  abilities,
  attacks,
  attempts,
  release,
  devices,
  openDoor,
  endTurn,
  favour,
  announce,
  letGo,
  items,
  mend,
  movement,
  potions,
  spells,
  steer,
  stepIn,
  tryOther,
];
