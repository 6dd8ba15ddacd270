import { defineCareer } from '../lists.ts';
import { all, one, three, two } from '../trees.ts';

export const croise = defineCareer({
  id: 'croise',
  rule: 'AD1-CROI-01',
  name: 'Croisé',
  pitch: { fr: 'bouclier, bénédictions et soins', en: 'shield, blessings and care' },
  // AD1-CROI-03, AD1-CROI-04; AD1-CROI-05: for who begins with it.
  items: ['epee-longue', 'bouclier-de-bois', 'armure-moyenne'],
  skill: 'melee',
  specials: [{ id: 'bouclier-en-acier' }],
  origins: [],
  // AD1-CROI-02, AD1-CROI-13.
  talents: [
    one('benediction'),
    one('maitrise-du-bouclier'),
    one('premiers-soins'),
    two('inspiration-divine', all('benediction')),
    two('bouclier-divin', all('benediction', 'maitrise-du-bouclier')),
    two('coup-de-bouclier', all('maitrise-du-bouclier')),
    two('soins-sacres', all('premiers-soins')),
    three('halo-protecteur', all('bouclier-divin', 'inspiration-divine')),
    three('citadelle', all('coup-de-bouclier', 'inspiration-divine')),
    three('defenseur', all('coup-de-bouclier', 'soins-sacres')),
  ],
});
