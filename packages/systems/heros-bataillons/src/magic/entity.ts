import type { RuleId } from '@souterrain/catalog';
import { type Rule, rollOne } from '@souterrain/kernel';
import { regain } from '../beings/damage.ts';
import { type Action, actionTo } from '../combat/action.ts';
import { throwerOf } from '../combat/decider.ts';
import { areEnemies, type Being, type HB, type State } from '../state.ts';
import { POWERS, type Power } from './powers.ts';

/** HB-MAG-37: one for each caster. */
export function entityOf({ beings }: State, caster: Being): Being | null {
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

/** HB-MAG-37: a Sacrée entity heals END with its die, never more than MAX, instead of attacking. */
export function entityActions(g: HB, entity: Being, into: Action[]): void {
  if (!entity.tags.includes('sacree')) return;
  for (const ally of g.state.beings)
    if (ally.zone === entity.zone && !areEnemies(entity, ally) && isHurt(ally)) into.push(mending(g, entity, ally));
}

const mending = actionTo<Being>({
  id: ({ id }) => `soigner-${id}`,
  label: 'entite-soigner',
  params: ({ id }) => ({ target: id }),
  at: ({ id }) => ({ figure: id }),
  kind: 'capacite',
  rule: 'HB-MAG-37',
  run: mend,
});

const isHurt = ({ status, now, max, scale }: Being): boolean =>
  (status === 'present' || status === 'coma') && now.end < max.end && scale === 'etre';

function* mend(g: HB, entity: Being, ally: Being): Rule<void> {
  const { die } = POWERS[entity.tags[2] as Power];
  const face = yield* rollOne(throwerOf(g.state, entity), die, 'HB-MAG-37');
  const most = entity.marks.find(({ id }) => id === 'invoque')?.value ?? face;
  regain(g, ally, { attribute: 'end', amount: Math.min(face, most), why: 'entite', rules: ['HB-MAG-37', 'HB-SCH-06'] });
}
