import type { ByLang } from '@souterrain/words';
import type { ScenarioEntry } from '../content/types.ts';

type Goal = (scenario: Pick<ScenarioEntry, 'objective' | 'roundLimit'>) => string;

/** What a scenario asks for, and before when, in one sentence: AD1-SCEN-03, AD1-EVEN-06. */
export const goalIn: ByLang<Goal> = {
  fr: ({ objective, roundLimit }) => {
    const end = roundLimit === null ? '.' : ` avant la fin du Round ${roundLimit}.`;
    if ('kill' in objective) return `Abattre le chef de ces lieux${end}`;
    if ('reach' in objective) return `Atteindre la dernière salle et la tenir${end}`;
    if ('collect' in objective) return `Rapporter ce que cache ce donjon${end}`;
    if ('escort' in objective) return `Mener l’otage jusqu’à la sortie${end}`;
    if ('survive' in objective) return `Tenir ${objective.survive} Rounds${end}`;
    return `Sortir vivants du donjon${end}`;
  },
  en: ({ objective, roundLimit }) => {
    const end = roundLimit === null ? '.' : ` before Round ${roundLimit} ends.`;
    if ('kill' in objective) return `Bring down the master of this place${end}`;
    if ('reach' in objective) return `Reach the last room and hold it${end}`;
    if ('collect' in objective) return `Bring back what this dungeon hides${end}`;
    if ('escort' in objective) return `Lead the captive to the way out${end}`;
    if ('survive' in objective) return `Hold out for ${objective.survive} Rounds${end}`;
    return `Leave the dungeon alive${end}`;
  },
};
