import { all, any, one, type TalentNode, three, two } from '@souterrain/crawl/heroes/trees';

/** The list of each origin and career. */
export const TREES: Readonly<Record<string, readonly TalentNode[]>> = {
  // AD1-FELI-02, AD1-FELI-18.
  feliformes: [
    one('charge'),
    one('odorat-developpe'),
    one('rugissement'),
    two('agilite-feline', all('charge')),
    two('griffes', any('rugissement', 'odorat-developpe')),
    three('fourrure-impenetrable', any('griffes', 'agilite-feline')),
  ],
  // AD1-IMPE-01, AD1-IMPE-13.
  imperiaux: [
    one('heroisme-a-revendre'),
    one('debrouillard'),
    one('touche-a-tout'),
    two('citadin', any('debrouillard', 'touche-a-tout')),
    two('dur-a-cuire', all('heroisme-a-revendre')),
    three('competences-multiples', any('dur-a-cuire', 'citadin')),
  ],
  // AD1-NAIN-02.
  nains: [
    one('charge'),
    one('orientation-sous-terraine'),
    one('resistance-a-la-magie'),
    two('communication-avec-la-pierre', all('orientation-sous-terraine')),
    two('peau-de-granit', any('charge', 'resistance-a-la-magie')),
    three('heroisme-a-revendre', any('peau-de-granit', 'communication-avec-la-pierre')),
  ],
  // AD1-SYLV-02, AD1-SYLV-12.
  sylvae: [
    one('regard-percant'),
    one('esquive'),
    one('savoir-partage'),
    two('premonitions', any('esquive', 'regard-percant')),
    two('seve-reparatrice', all('savoir-partage')),
    three('temps-suspendu', any('seve-reparatrice', 'premonitions', 'citadin')),
  ],
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
};
