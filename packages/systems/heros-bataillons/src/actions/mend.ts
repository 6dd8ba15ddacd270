import { type Rule, rollOne } from '@souterrain/kernel';
import { regain } from '../beings/damage.ts';
import { throwerOf } from '../combat/decider.ts';
import { POWERS, type Power } from '../magic/powers.ts';
import { areEnemies, type Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

/** HB-MAG-37: a Sacrée entity heals END with its die, never more than MAX, instead of attacking. */
export const mend = defineAction({
  id: 'entite-soigner',
  place: 71,
  words: {
    fr: { options: { 'entite-soigner': (o) => `soigner ${o.its('target')}` } },
    en: { options: { 'entite-soigner': (o) => `heal ${o.its('target')}` } },
  },
  offer(g, entity, into) {
    if (entity.kind !== 'invoque' || !entity.tags.includes('sacree')) return;
    for (const ally of g.state.beings)
      if (ally.zone === entity.zone && !areEnemies(entity, ally) && isHurt(ally)) into.push(mending(g, entity, ally));
  },
});

const mending = actionTo<Being>({
  id: ({ id }) => `soigner-${id}`,
  label: 'entite-soigner',
  params: ({ id }) => ({ target: id }),
  at: ({ id }) => ({ figure: id }),
  kind: 'capacite',
  rule: 'HB-MAG-37',
  run: heal,
});

const isHurt = ({ status, now, max, scale }: Being): boolean =>
  (status === 'present' || status === 'coma') && now.end < max.end && scale === 'etre';

function* heal(g: HB, entity: Being, ally: Being): Rule<void> {
  const { die } = POWERS[entity.tags[2] as Power];
  const face = yield* rollOne(g, { seat: throwerOf(g.state, entity), sides: die, rule: 'HB-MAG-37' });
  const most = entity.marks.find(({ id }) => id === 'invoque')?.value ?? face;
  regain(g, ally, { attribute: 'end', amount: Math.min(face, most), why: 'entite', rules: ['HB-MAG-37', 'HB-SCH-06'] });
}
