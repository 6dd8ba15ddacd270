import type { RuleId } from '@souterrain/catalog';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';

/** HB-MAG-37: one for each caster. */
export function entityOf({ beings }: HBState, caster: Being): Being | null {
  for (const being of beings)
    if (being.kind === 'invoque' && being.commander === caster.id && being.status === 'present') return being;
  return null;
}

export function vanish(g: HB, entity: Being, rules: readonly RuleId[]): void {
  if (entity.status !== 'present') return;
  g.emit({ type: 'statusChanged', being: entity.id, status: 'parti', why: 'dissipe', rules });
  g.emit({ type: 'beingMoved', being: entity.id, zone: null, position: null, how: 'sort', rules });
}

/** HB-MAG-37, HB-SCH-09: gone at 0 END, an image at the first point. */
export function vanishIfSpent(g: HB, entity: Being): void {
  if (entity.tags.includes('illusion')) vanish(g, entity, ['HB-SCH-09']);
  else if (entity.now.end === 0) vanish(g, entity, ['HB-MAG-37']);
}
