import { all, any, defineOrigin, one, three, two } from '@souterrain/crawl/heroes';

export const imperiaux = defineOrigin({
  id: 'imperiaux',
  rule: 'AD1-IMPE-01',
  name: 'Impérial',
  pitch: { fr: 'polyvalence et héroïsme', en: 'versatility and heroism' },
  // AD1-IMPE-02.
  raises: ['savoir', 'mental'],
  innate: [],
  eclectic: true,
  // AD1-IMPE-01, AD1-IMPE-13.
  talents: [
    one('heroisme-a-revendre'),
    one('debrouillard'),
    one('touche-a-tout'),
    two('citadin', any('debrouillard', 'touche-a-tout')),
    two('dur-a-cuire', all('heroisme-a-revendre')),
    three('competences-multiples', any('dur-a-cuire', 'citadin')),
  ],
});
