import type { Action, Skill } from './action.ts';
import { fold } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Accepted, but worth a second look: a name nobody registered, an action that nobody can attempt. */
export interface Warning {
  readonly code: 'W_UNKNOWN_SKILL' | 'W_SKILL_OUT_OF_REACH';
  readonly skill: Skill;
}

/** AD2-NOT-13: the list of Compétences is open, so an unknown one is a warning. */
export function unknownSkill({ skill }: Action, { skills }: Vocabulary): Warning[] {
  return skill === null || skills.has(fold(skill.name)) ? [] : [{ code: 'W_UNKNOWN_SKILL', skill }];
}

/** AD2-COMP-05: with (requise), who lacks the Compétence cannot attempt the action; here, nobody can have it. */
export function skillOutOfReach({ skill, required }: Action, attainable: ReadonlySet<string>): Warning[] {
  return skill === null || !required || attainable.has(skill.id) ? [] : [{ code: 'W_SKILL_OUT_OF_REACH', skill }];
}
