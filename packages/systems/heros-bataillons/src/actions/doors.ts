import { OVER, type Rule } from '@souterrain/kernel';
import { holdsEnemy } from '../combat/ai-plan.ts';
import type { Being, ZoneId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction, spendAction } from './action.ts';
import { cross } from './movement.ts';

/** HB-ACT-05, HB-TEST-01: a door that somebody closed opens with the action Tenter, without a test. */
export const openDoor = defineAction({
  id: 'ouvrir',
  place: 40,
  words: {
    fr: { options: { ouvrir: (o) => `ouvrir la porte : ${o.its('to')}` } },
    en: { options: { ouvrir: (o) => `open the door: ${o.its('to')}` } },
  },
  offer(g, being, into) {
    for (const { from, to, open, kind } of g.state.scene!.links)
      if (!open && kind === undefined && (from === being.zone || to === being.zone))
        into.push(opening(g, being, { from, to, beyond: from === being.zone ? to : from }));
  },
});

interface Door {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly beyond: ZoneId;
}

const opening = actionTo<Door>({
  id: ({ from, to }) => `ouvrir-${from}-${to}`,
  label: 'ouvrir',
  params: ({ from, to }) => ({ from, to }),
  at: ({ beyond }) => ({ zone: beyond }),
  kind: 'tenter',
  rule: 'HB-ACT-05',
  run(g, _, { from, to }) {
    unbar(g, from, to);
    return OVER;
  },
});

function unbar(g: HB, from: ZoneId, to: ZoneId): void {
  g.emit({ type: 'linkSet', from, to, open: true, rules: ['HB-ACT-05'] });
}

/** HB-SOLO-14: with every way shut, toward the nearest enemy through the doors. */
export function* forceWay(g: HB, being: Being): Rule<void> {
  const step = stepThrough(g.state, being);
  if (step === null) return;
  for (const { from, to, open } of g.state.scene!.links) {
    const joins = (from === being.zone && to === step) || (to === being.zone && from === step);
    if (!joins) continue;
    if (open) return yield* cross(g, being, step);
    spendAction(g, being, { rule: 'HB-ACT-05' });
    unbar(g, from, to);
    return;
  }
}

/** The first zone of the shortest way to an enemy, doors counted as open. */
function stepThrough(state: HBState, being: Being): ZoneId | null {
  const first = new Map<ZoneId, ZoneId>([[being.zone!, being.zone!]]);
  let edge = [being.zone!];
  while (edge.length > 0) {
    const next: ZoneId[] = [];
    for (const zone of edge)
      for (const { from, to, kind } of state.scene!.links) {
        const other = kind !== undefined ? undefined : from === zone ? to : to === zone ? from : undefined;
        if (other === undefined || first.has(other)) continue;
        const step = zone === being.zone ? other : first.get(zone)!;
        if (holdsEnemy(state, being, other)) return step;
        first.set(other, step);
        next.push(other);
      }
    edge = next;
  }
  return null;
}
