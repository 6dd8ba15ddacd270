import type { HBEvent } from '@souterrain/heros-bataillons';
import type { Beat } from '../../map/beats.ts';
import type { Point } from '../../map/frame.ts';
import type { Ground } from '../ground.ts';

/** Where beings stood before, and where they stand now. */
export interface Shift {
  readonly before: ReadonlyMap<string, Point>;
  readonly now: ReadonlyMap<string, Point>;
  readonly ground: Ground;
}

/** The events of a scene as its map tells them. A being is drawn once for all its moves: it stands in zones, not squares. */
export function beatsOf(events: readonly HBEvent[], shift: Shift): readonly Beat[] {
  const moved = new Set<string>();
  const beats = events.flatMap((event): readonly Beat[] => {
    switch (event.type) {
      case 'targetChosen': {
        const { being, target, why, rules } = event;
        return [{ kind: 'aim', who: being, target, rule: rules[0] ?? '', why }];
      }
      case 'beingMoved': {
        if (moved.has(event.being)) return [];
        moved.add(event.being);
        return moveOf(event.being, shift, event.how === 'pousse');
      }
      case 'attackRolled':
        return [{ kind: 'strike', who: event.being, target: event.target }];
      case 'damaged':
        return [{ kind: 'hurt', who: event.being, amount: event.damage }];
      case 'attributeChanged':
        return event.attribute === 'end' && event.by > 0 ? [{ kind: 'heal', who: event.being, amount: event.by }] : [];
      case 'statusChanged':
        return event.status === 'present' ? [] : [{ kind: 'fall', who: event.being }];
      default:
        return [];
    }
  });
  // Those who only make room for others do so at once.
  const others = [...shift.now.keys()].filter((id) => !moved.has(id)).flatMap((id) => moveOf(id, shift, true));
  return [...others, ...beats];
}

/** From one place to the other, through the passage between their zones. */
function moveOf(who: string, { before, now, ground }: Shift, pushed: boolean): readonly Beat[] {
  const [from, to] = [before.get(who), now.get(who)];
  if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
  const [here, there] = [zoneAt(ground, from), zoneAt(ground, to)];
  const passage = ground.passages.find(
    ({ link }) => (link.from === here && link.to === there) || (link.from === there && link.to === here),
  );
  const way = passage ? [{ x: passage.door.at[0], y: passage.door.at[1] }] : [];
  return [{ kind: 'move', who, path: [from, ...way, to], pushed }];
}

const zoneAt = ({ zones }: Ground, { x, y }: Point): string | undefined =>
  [...zones].find(([, box]) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height)?.[0];
