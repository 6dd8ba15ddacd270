import { defineSchool, ifSo, lasting } from './school.ts';

/** HB-SCR-13: in gold, where nothing burns, freezes or thunders. */
const KINDLING = 20;
const ELEMENTS = ['feu', 'glace', 'orage'];

export const elementaire = defineSchool({
  id: 'elementaire',
  rule: 'HB-SCH-02',
  effect: { fr: 'feu, glace et foudre', en: 'fire, ice and lightning' },
  names: { geler: { fr: 'geler', en: 'freeze' }, foudre: { fr: 'foudre', en: 'lightning' } },

  critical: 'for',
  damage: ['feu', 'glace', 'foudre'],
  // HB-SCH-08: no movement.
  touch: lasting({ id: 'geler', on: 'ennemi', resisted: 'agi', mark: 'gele' }),
  means: ({ gold }, { tags }) =>
    ELEMENTS.some((tag) => tags.includes(tag)) ? ifSo(true) : { possible: gold >= KINDLING, gold: KINDLING },
});
