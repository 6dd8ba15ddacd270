import { CAREERS, ORIGINS } from './lists.ts';

/** AD2-XHEROS-03: one of them is raised, or gained. */
export const STARTING_SKILLS = ['melee', 'tir', 'lancer', 'arcane'] as const;
export type StartingSkill = (typeof STARTING_SKILLS)[number];

/** AD2-XSYL-04: a talent that is a Compétence, whoever learns it. */
const SKILL_TALENTS: Readonly<Record<string, string>> = { esquive: 'esquive' };

interface Beginning {
  readonly skill: StartingSkill;
  readonly origin: string;
  readonly career: string;
  readonly talents: readonly string[];
}

/** AD2-COMP-06: the Compétences a new hero has; those that are absent it does not have. */
export function skillsOf({ skill, origin, career, talents }: Beginning): Record<string, number> {
  // AD2-XHEROS-03.
  const skills: Record<string, number> = { melee: 0, tir: 0, lancer: 0 };
  const raise = (id: string, by = 1): void => {
    skills[id] = (skills[id] ?? 0) + by;
  };
  raise(skill);
  raise(CAREERS[career]!.skill);
  for (const [id, by] of Object.entries(ORIGINS[origin]!.skills)) raise(id, by);
  for (const talent of talents) {
    const learnt = SKILL_TALENTS[talent];
    if (learnt) raise(learnt);
  }
  return skills;
}
