import { type Rule, rollOne } from '@souterrain/kernel';
import { seatOf } from '../beings/seats.ts';
import { check } from '../checks/check.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';

/** HB-BAT-08 to HB-BAT-11, HB-BAT-22: what critical damage does to the nerve of a battalion. */
export function* steady(g: HB, battalion: Being, lostFor: number): Rule<void> {
  if (battalion.status !== 'present') return;
  if (lostFor > 0 && isShakenByLosses(g.state, battalion)) {
    const { success } = yield* check(g, { who: battalion, attribute: 'vol', rule: 'HB-BAT-22' });
    if (!success) loseNerve(g, battalion, lostFor);
  }
  if (battalion.now.vol === 0) yield* rout(g, battalion);
}

/** HB-Q-20: VOL may fall only by what strikes it; HB-FOE-03: the mindless have none to lose. */
const isShakenByLosses = ({ variants }: HBState, { now, tags }: Being): boolean =>
  variants.battalionMorale === 'shaken' && now.vol > 0 && !tags.includes('sans-esprit');

function loseNerve(g: HB, { id, now }: Being, points: number): void {
  const by = Math.min(points, now.vol);
  g.emit({
    type: 'attributeChanged',
    being: id,
    attribute: 'vol',
    by: -by,
    left: now.vol - by,
    why: 'pertes',
    rules: ['HB-BAT-22'],
  });
}

/** HB-BAT-11: it flees, except for 1d4 fighters. */
function* rout(g: HB, battalion: Being): Rule<void> {
  const count = yield* rollOne(g, { seat: seatOf(g.state, battalion), sides: 4, rule: 'HB-BAT-11' });
  const remaining: Being[] = [];
  for (let i = 0; i < count; i++) remaining.push(fighterOf(battalion, `combattant-${g.state.next + i}`));
  const { id, zone } = battalion;
  g.emit({ type: 'battalionRouted', being: id, zone, remaining, rules: ['HB-BAT-11', 'HB-BAT-12'] });
}

/** HB-BAT-12: who stays fights alone, with the arms of the battalion, and never tests morale. */
const fighterOf = (battalion: Being, id: string): Being => ({
  id,
  kind: 'adversaire',
  side: battalion.side,
  seat: battalion.seat,
  profile: null,
  name: battalion.name,
  max: { for: 10, agi: 10, vol: 10, end: 4 },
  now: { for: 10, agi: 10, vol: 10, end: 4 },
  armour: battalion.armour,
  size: battalion.size,
  tags: ['sans-peur'],
  attacks: battalion.attacks,
  critical: 'for',
  scale: 'etre',
  status: 'present',
  zone: battalion.zone,
  position: null,
  marks: [],
  used: [],
  hero: null,
  commander: battalion.commander,
  menace: 0,
});
