import { ask, option, type Rule, rollOne } from '@souterrain/kernel';
import type { Landing } from './content/index.ts';
import { prospectsOf } from './odds/index.ts';
import type { LP, LPState } from './state.ts';

/** One step: the turn of whoever is next on the rope. */
export function* step(g: LP): Rule<void> {
  const seat = nextOn(g.state);
  const { depth, coins } = g.state.climbers[seat]!;
  const next = g.content.landings[depth];
  g.emit({ type: 'turnStarted', seat, rules: ['LP-TURN-01'] });
  // LP-TURN-02: whoever stands on nothing yet climbs down; below the last landing there is nowhere to go.
  const goesDown = yield* ask({
    id: 'corde',
    seat,
    rule: 'LP-TURN-02',
    params: { coins },
    options: [
      ...(next
        ? [option('descendre', true, { params: { landing: next.id }, odds: () => prospectsOf(next.danger) })]
        : []),
      ...(depth > 0 ? [option('remonter', false, { params: { coins } })] : []),
    ],
  });
  if (goesDown) yield* goDown(g, seat, next!);
  // LP-UP-01: what is carried is kept.
  else g.emit({ type: 'climbedUp', seat, coins, rules: ['LP-UP-01'] });
}

/** LP-DOWN-01: one D6, thrown by whoever climbs down. */
function* goDown(g: LP, seat: number, { id, coins, danger }: Landing): Rule<void> {
  const face = yield* rollOne(g, { seat, sides: 6, rule: 'LP-DOWN-01' });
  g.emit({ type: 'ropeTested', seat, face, danger, rules: ['LP-DOWN-01'] });
  const climber = g.state.climbers[seat]!;
  // LP-DOWN-03: above the danger of the landing, it is reached.
  if (face > danger) g.emit({ type: 'wentDown', seat, landing: id, coins, rules: ['LP-DOWN-03'] });
  // LP-Q-01: a second rope holds once.
  else if (climber.spare) g.emit({ type: 'ropeHeld', seat, rules: ['LP-Q-01'] });
  // LP-DOWN-02: whoever falls loses everything.
  else g.emit({ type: 'fell', seat, coins: climber.coins, rules: ['LP-DOWN-02'] });
}

/** LP-TURN-01: in seat order, those who are on the rope. */
function nextOn({ climbers, active }: LPState): number {
  const seats = climbers.map((_, i) => (active + 1 + i) % climbers.length);
  return seats.find((seat) => climbers[seat]!.where === 'corde')!;
}
