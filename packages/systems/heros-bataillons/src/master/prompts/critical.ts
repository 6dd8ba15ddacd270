import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { Blow } from '../../beings/blow.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { isAttentive, masterOf } from '../table.ts';

const ATTRIBUTES = ['for', 'agi', 'vol'] as const;

/** HB-GM-07, HB-GM-17: what critical damage lowers and whether it is violent; the defaults of its source apply at once. */
export function* settleBlow(g: HB, being: Being, { blow, damage }: { blow: Blow; damage: number }): Rule<Blow> {
  if (!isAttentive(g.state) || (damage <= being.now.end && !blow.direct)) return blow;
  const params = { being: being.id, damage, source: blow.source, delay: g.state.table.delay };
  return yield* ask({
    id: 'degats-critiques',
    seat: masterOf(g.state),
    rule: 'HB-GM-07',
    params,
    options: readings(blow),
  });
}

/** The default first. */
function readings(blow: Blow): readonly Option<Blow>[] {
  const options: Option<Blow>[] = [];
  for (const attribute of ATTRIBUTES)
    for (const violent of [true, false]) {
      const isDefault = attribute === blow.attribute && violent === blow.violent;
      const id = `${attribute}-${violent ? 'violent' : 'sans-violence'}`;
      const value = isDefault ? blow : { ...blow, attribute, violent };
      const one = option(id, value, {
        label: 'degats-critiques',
        params: { attribute, violent: violent ? 'oui' : 'non' },
      });
      if (isDefault) options.unshift(one);
      else options.push(one);
    }
  return options;
}
