import type { Handlers } from '../handlers.ts';
import type { CombatEvent } from './events.ts';

export const combatHandlers: Handlers<CombatEvent> = {
  attackDeclared() {},
};
