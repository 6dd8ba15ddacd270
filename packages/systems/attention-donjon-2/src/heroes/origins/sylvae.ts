import { all, any, one, three, two } from '@souterrain/crawl/heroes';
import { defineOrigin } from '../origin.ts';

export const sylvae = defineOrigin({
  id: 'sylvae',
  rule: 'AD2-XSYL-01',
  name: 'Sylvae',
  pitch: { fr: 'esquive, sève et prémonitions', en: 'dodging, sap and premonitions' },
  // AD2-XSYL-01, AD2-XSYL-02.
  raises: ['agilite'],
  innate: [],
  skills: { soins: 1 },
  // AD2-XSYL-06, AD2-XSYL-07.
  talents: [
    one('regard-percant'),
    one('esquive'),
    one('savoir-partage'),
    two('premonitions', any('esquive', 'regard-percant')),
    two('seve-reparatrice', all('savoir-partage')),
    three('temps-suspendu', any('seve-reparatrice', 'premonitions')),
  ],
});
