import { applying } from '@souterrain/crawl';
import { combatHandlers } from './combat/apply.ts';
import type { CombatEvent } from './combat/events.ts';
import { talentHandlers } from './heroes/apply.ts';
import type { TalentEvent } from './heroes/events.ts';
import { jetHandlers } from './jets/apply.ts';
import type { JetEvent } from './jets/events.ts';

/** Jets and declarations change nothing of what acts on figures, until their consequences do. */
export const apply = applying<JetEvent | CombatEvent | TalentEvent>(
  { ...jetHandlers, ...combatHandlers, ...talentHandlers },
  [
    'jetAnnounced',
    'diceThrown',
    'dieRethrown',
    'pokerTried',
    'jetChanged',
    'jetSettled',
    'reussiteSpent',
    'actionDeclared',
    'enemyActed',
    'resistedWithoutDice',
    'dommagesStopped',
    'stateCancelled',
  ],
);
