import { all, any, defineOrigin, one, three, two } from '@souterrain/crawl/heroes';

export const sylvae = defineOrigin({
  id: 'sylvae',
  rule: 'AD1-SYLV-01',
  name: 'Sylvae',
  pitch: { fr: 'esquive, sève et prémonitions', en: 'dodging, sap and premonitions' },
  // AD1-SYLV-03, AD1-SYLV-04.
  raises: ['agilite'],
  innate: ['connaissances-medicales'],
  // AD1-SYLV-02, AD1-SYLV-12.
  talents: [
    one('regard-percant'),
    // AD1-SYLV-06.
    one('esquive'),
    one('savoir-partage'),
    two('premonitions', any('esquive', 'regard-percant')),
    two('seve-reparatrice', all('savoir-partage')),
    three('temps-suspendu', any('seve-reparatrice', 'premonitions', 'citadin')),
  ],
});
