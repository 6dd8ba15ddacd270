import { defineSchool, lasting } from './school.ts';

/** HB-SCR-13: in gold, with the condition. */
const OFFERING = 50;

/** HB-SCH-05, HB-SCH-06: it supports and blinds, and does no damage. */
export const sacree = defineSchool({
  id: 'sacree',
  rule: 'HB-SCH-06',
  effect: { fr: 'lumière : soigne au lieu de blesser', en: 'light: it heals instead of wounding' },
  names: { aveugler: { fr: 'aveugler', en: 'blind' } },

  critical: 'for',
  damage: [],
  heals: true,
  // HB-SCH-08: attacks diminished, none at a distance.
  touch: lasting({ id: 'aveugler', on: 'ennemi', resisted: 'agi', mark: 'aveugle' }),
  means: ({ gold }, { tags }) => ({ possible: tags.includes('confiance') && gold >= OFFERING, gold: OFFERING }),
});
