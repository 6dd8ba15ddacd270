import type { ByLang } from '@souterrain/words';
import type { Objective } from '../content/types.ts';

interface GoalWords {
  objective(objective: Objective): string;
  limit(round: number): string;
}

/** What a scenario asks for, in one sentence, and before when: AD1-SCEN-03, AD1-EVEN-06. */
export const goalWords: ByLang<GoalWords> = {
  fr: {
    objective: (objective) => {
      if ('kill' in objective) return 'Abattre le chef de ces lieux.';
      if ('reach' in objective) return 'Atteindre la dernière salle et la tenir.';
      if ('collect' in objective) return 'Rapporter ce que cache ce donjon.';
      if ('escort' in objective) return 'Mener l’otage jusqu’à la sortie.';
      if ('survive' in objective) return `Tenir ${objective.survive} Rounds.`;
      return 'Sortir du donjon, et en vie.';
    },
    limit: (round) => `Avant la fin du Round ${round}.`,
  },
  en: {
    objective: (objective) => {
      if ('kill' in objective) return 'Bring down the master of this place.';
      if ('reach' in objective) return 'Reach the last room and hold it.';
      if ('collect' in objective) return 'Bring back what this dungeon hides.';
      if ('escort' in objective) return 'Lead the captive to the way out.';
      if ('survive' in objective) return `Hold out for ${objective.survive} Rounds.`;
      return 'Leave the dungeon, alive.';
    },
    limit: (round) => `Before Round ${round} ends.`,
  },
};
