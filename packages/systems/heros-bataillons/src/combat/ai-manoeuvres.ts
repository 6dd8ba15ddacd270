import { type Being, sideOf } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Choice } from './choice.ts';
import { highestOn } from './maximum.ts';
import type { Striker } from './striker.ts';

/** HB-SOLO-14, HB-SOLO-15: a die that would add nothing to what the side deals goes to a manoeuvre. */
export function isToSpare(state: HBState, { attacker, target, faces, spent }: Striker, die: number): boolean {
  return isIdle(faces, spent, die) || faces[die]! <= highestOn(state, sideOf(attacker), target);
}

export function pickManoeuvre(state: HBState, { attacker }: Striker, choices: readonly Choice[]): Choice | null {
  // HB-SOLO-15: simulated heroes open for an ally still to come.
  if (attacker.kind === 'heros') return firstOf(choices, (id) => id.startsWith('aider-') && isToCome(state, id));
  return firstOf(choices, (id) => id === 'entrave-arme' || id === 'faire-tomber');
}

/** Another die of the same attack is at least as high. */
function isIdle(faces: readonly number[], spent: readonly number[], die: number): boolean {
  for (let i = 0; i < faces.length; i++)
    if (i !== die && !spent.includes(i) && (faces[i]! > faces[die]! || (faces[i] === faces[die] && i < die)))
      return true;
  return false;
}

function firstOf(choices: readonly Choice[], wanted: (id: string) => boolean): Choice | null {
  for (const choice of choices) if (wanted(choice.id)) return choice;
  return null;
}

function isToCome({ combat, beings }: HBState, id: string): boolean {
  for (const being of beings) if (id === `aider-${being.id}`) return combat !== null && !hasActed(combat.acted, being);
  return false;
}

const hasActed = (acted: readonly string[], { id }: Being): boolean => acted.includes(id);
