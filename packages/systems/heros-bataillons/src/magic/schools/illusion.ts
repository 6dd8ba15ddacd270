import { defineSchool, ifSo, lasting } from './school.ts';

export const illusion = defineSchool({
  id: 'illusion',
  rule: 'HB-SCH-09',
  effect: {
    fr: 'tromper les yeux et les oreilles ; ses blessures vont à la VOL',
    en: 'deceives eyes and ears; its wounds go to VOL',
  },
  names: { leurrer: { fr: 'leurrer', en: 'delude' } },

  critical: 'vol',
  damage: ['illusion'],
  unreal: true,
  // HB-SCH-08: attacks diminished.
  touch: lasting({ id: 'leurrer', on: 'ennemi', resisted: 'vol', mark: 'leurre' }),
  // HB-SCR-13: among people.
  means: (_, { place, tags }) => ifSo(place === 'ville' || tags.includes('gens')),
});
