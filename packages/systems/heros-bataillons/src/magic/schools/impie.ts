import type { Scene } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import { defineSchool, ifSo, lasting } from './school.ts';

export const impie = defineSchool({
  id: 'impie',
  rule: 'HB-SCH-03',
  effect: { fr: 'maladie et chairs qui pourrissent', en: 'sickness and rotting flesh' },
  names: { fletrir: { fr: 'flétrir', en: 'wither' }, necrose: { fr: 'nécrose', en: 'necrosis' } },

  critical: 'for',
  damage: ['necrose'],
  // HB-SCH-08: one disadvantage on tests, no END regained.
  touch: lasting({ id: 'fletrir', on: 'ennemi', resisted: 'for', mark: 'fletri' }),
  // HB-SCR-13: beside a corpse.
  means: (state, scene) => ifSo(hasBody(state, scene)),
});

const hasBody = ({ beings }: HBState, { zones }: Scene): boolean =>
  beings.some(({ status, zone }) => status === 'mort' && zone !== null) ||
  zones.some(({ items }) => items.some(({ base }) => base === 'corps'));
