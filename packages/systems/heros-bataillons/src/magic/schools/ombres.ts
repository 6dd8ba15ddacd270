import { isPresent, type Scene } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import { defineSchool, ifSo, lasting } from './school.ts';

export const ombres = defineSchool({
  id: 'ombres',
  rule: 'HB-SCH-04',
  effect: { fr: 'les ombres obéissent, protègent et frappent', en: 'shadows that obey, shield and strike' },
  names: { voiler: { fr: 'voiler', en: 'veil' }, ombre: { fr: 'ombre', en: 'shadow' } },

  critical: 'for',
  damage: ['ombre'],
  // HB-SCH-08: attacks against the ally diminished.
  touch: lasting({ id: 'voiler', on: 'allie', resisted: null, mark: 'voile' }),
  // HB-SCR-13: underground, in the dark.
  means: (state, scene) => ifSo(scene.place === 'donjon' && isDark(state, scene)),
});

const LIGHTS = ['torches', 'lanterne'];

const isDark = ({ beings }: HBState, { zones }: Scene): boolean =>
  zones.every(({ lit }) => !lit) &&
  beings.every(
    (being) =>
      !being.hero ||
      !isPresent(being) ||
      being.hero.items.every(({ base, place }) => place !== 'pret' || !LIGHTS.includes(base)),
  );
