import { all, any, CAREER_TREES, one, type TalentNode, three, two } from '@souterrain/crawl/heroes';

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
    // AD1-NAIN-12.
    three('heroisme-a-revendre', any('peau-de-granit', 'communication-avec-la-pierre')),
  ],
  // AD1-SYLV-02, AD1-SYLV-12.
  sylvae: [
    one('regard-percant'),
    // AD1-SYLV-06.
    one('esquive'),
    one('savoir-partage'),
    two('premonitions', any('esquive', 'regard-percant')),
    two('seve-reparatrice', all('savoir-partage')),
    three('temps-suspendu', any('seve-reparatrice', 'premonitions', 'citadin')),
  ],
  ...CAREER_TREES,
};
