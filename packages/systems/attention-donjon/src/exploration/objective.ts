import type { AD1 } from '../state.ts';

/** AD1-SCEN-03, AD1-SCEN-04: emits the end of the scenario when it is won or lost. Called after every action. */
export function checkEnd(_g: AD1): void {
  throw new Error('not built yet');
}
