import { applying } from '@souterrain/crawl';
import { combatHandlers } from './combat/apply.ts';
import type { CombatEvent } from './combat/events.ts';
import { rollHandlers } from './rolls/apply.ts';
import type { RollEvent } from './rolls/events.ts';

/** Rolls and blows change nothing of what acts on figures, until their consequences do. */
export const apply = applying<RollEvent | CombatEvent>({ ...rollHandlers, ...combatHandlers }, [
  'rollAnnounced',
  'diceRolled',
  'dieRerolled',
  'gambled',
  'rollChanged',
  'opposedSettled',
  'rollSettled',
  'attackDeclared',
  'attackRedirected',
  'wounded',
]);
