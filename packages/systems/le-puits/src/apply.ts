import type { LPEvent } from './events.ts';
import type { LP } from './state.ts';

/** The only place where state changes. */
export function apply({ state }: LP, event: LPEvent): void {
  const climber = state.climbers[event.seat]!;
  switch (event.type) {
    case 'turnStarted':
      state.active = event.seat;
      break;
    case 'ropeTested':
      break;
    case 'wentDown':
      climber.depth++;
      climber.coins += event.coins;
      break;
    case 'ropeHeld':
      climber.spare = false;
      break;
    case 'fell':
      climber.coins = 0;
      climber.where = 'fond';
      break;
    case 'climbedUp':
      climber.where = 'margelle';
  }
}
