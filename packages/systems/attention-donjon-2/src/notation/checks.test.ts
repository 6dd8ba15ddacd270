import { describe, expect, test } from 'vitest';
import { actionOf } from '../../testing/notation.ts';
import { skillOutOfReach, unknownSkill } from './checks.ts';
import { CORE, extended } from './vocabulary.ts';

const danse = { id: 'danse', name: 'Danse' };

describe('warnings', () => {
  test('an unknown Compétence is told, a declared one is not', () => {
    const action = actionOf('Agilité/Danse 5');
    expect(unknownSkill(action, CORE)).toEqual([{ code: 'W_UNKNOWN_SKILL', skill: danse }]);
    expect(unknownSkill(action, extended(CORE, { skills: ['Danse'] }))).toEqual([]);
    expect(unknownSkill(actionOf('Agilité/Tir 5'), CORE)).toEqual([]);
    expect(unknownSkill(actionOf('Agilité 5'), CORE)).toEqual([]);
  });

  test('a required Compétence that nobody can have is told', () => {
    const required = actionOf('Agilité/Danse (requise) 5');
    expect(skillOutOfReach(required, new Set(['melee']))).toEqual([{ code: 'W_SKILL_OUT_OF_REACH', skill: danse }]);
    expect(skillOutOfReach(required, new Set(['danse']))).toEqual([]);
    expect(skillOutOfReach(actionOf('Agilité/Danse 5'), new Set())).toEqual([]);
  });
});
