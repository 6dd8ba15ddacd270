import { defineCareer } from '../lists.ts';
import { all, one, three, two } from '../trees.ts';

export const berserker = defineCareer({
  id: 'berserker',
  rule: 'AD1-BERS-01',
  name: 'Berserker',
  pitch: { fr: 'la rage au corps à corps', en: 'rage at close quarters' },
  // AD1-BERS-03, AD1-BERS-04; AD1-BERS-05: for who begins with it.
  items: ['arme-a-deux-mains', 'armure-legere'],
  skill: 'melee',
  specials: [{ id: 'hallebarde' }],
  origins: [],
  // AD1-BERS-02; AD1-BERS-19: of whatever list the Charge comes.
  talents: [
    one('rage'),
    one('instinctif'),
    one('force-bestiale'),
    two('insensible', all('force-bestiale')),
    two('charge', all('force-bestiale', 'rage')),
    two('frenesie', all('rage', 'instinctif')),
    two('anguille', all('instinctif')),
    three('impassible', all('charge', 'insensible')),
    three('massacre', all('charge', 'frenesie')),
    three('bond-meurtrier', all('anguille', 'frenesie')),
  ],
});
