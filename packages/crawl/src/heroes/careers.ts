import type { Career } from './lists.ts';
import { all, one, type TalentNode, three, two } from './trees.ts';

/** The careers of both editions. */
export const FIRST_CAREERS = {
  // AD1-BERS-03, AD1-BERS-04.
  berserker: {
    id: 'berserker',
    rule: 'AD1-BERS-01',
    name: { fr: 'Berserker', en: 'Berserker' },
    items: ['arme-a-deux-mains', 'armure-legere'],
    skill: 'melee',
    specials: [{ id: 'hallebarde' }],
    origins: [],
  },
  // AD1-CROI-03, AD1-CROI-04.
  croise: {
    id: 'croise',
    rule: 'AD1-CROI-01',
    name: { fr: 'Croisé', en: 'Crusader' },
    items: ['epee-longue', 'bouclier-de-bois', 'armure-moyenne'],
    skill: 'melee',
    specials: [{ id: 'bouclier-en-acier' }],
    origins: [],
  },
  // AD1-TRAQ-03, AD1-TRAQ-04.
  traqueur: {
    id: 'traqueur',
    rule: 'AD1-TRAQ-01',
    name: { fr: 'Traqueur', en: 'Stalker' },
    items: ['dague', 'arc-court', 'armure-legere'],
    skill: 'tir',
    specials: [{ id: 'arbalete' }],
    origins: [],
  },
} as const satisfies Record<string, Career>;

/** Their lists of talents. */
export const CAREER_TREES = {
  // AD1-BERS-02.
  berserker: [
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
  // AD1-CROI-02, AD1-CROI-13.
  croise: [
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
  // AD1-TRAQ-02, AD1-TRAQ-15.
  traqueur: [
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
} satisfies Record<string, readonly TalentNode[]>;
