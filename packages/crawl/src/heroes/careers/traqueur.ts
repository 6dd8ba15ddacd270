import { defineCareer } from '../lists.ts';
import { all, one, three, two } from '../trees.ts';

export const traqueur = defineCareer({
  id: 'traqueur',
  rule: 'AD1-TRAQ-01',
  name: 'Traqueur',
  pitch: { fr: 'le tir et une proie', en: 'shooting and a prey' },
  // AD1-TRAQ-03, AD1-TRAQ-04; AD1-TRAQ-05: for who begins with it.
  items: ['dague', 'arc-court', 'armure-legere'],
  skill: 'tir',
  specials: [{ id: 'arbalete' }],
  origins: [],
  // AD1-TRAQ-02, AD1-TRAQ-15, AD1-TRAQ-19: the three of level 3, one after another.
  talents: [
    one('connais-ton-ennemi'),
    one('tir-applique'),
    one('pas-de-cote'),
    two('point-faible', all('connais-ton-ennemi')),
    two('primes', all('connais-ton-ennemi', 'pas-de-cote')),
    two('tir-a-bout-portant', all('pas-de-cote', 'tir-applique')),
    two('tir-concentre', all('tir-applique')),
    three('nemesis', all('primes', 'point-faible')),
    three('reputation-d-assassin', all('primes', 'tir-a-bout-portant')),
    three('tirs-multiples', all('tir-a-bout-portant', 'tir-concentre')),
  ],
});
