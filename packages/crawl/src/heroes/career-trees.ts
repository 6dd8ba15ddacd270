import { all, one, type TalentNode, three, two } from './trees.ts';

/** The talents of the careers of both editions. */
export const CAREER_TREES = {
  // AD1-BERS-02; AD1-BERS-19: of whatever list the Charge comes.
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
  // AD1-TRAQ-02, AD1-TRAQ-15, AD1-TRAQ-19: the three of level 3, one after another.
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
