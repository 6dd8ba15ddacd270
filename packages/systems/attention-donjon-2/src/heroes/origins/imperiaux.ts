import { all, any, one, three, two } from '@souterrain/crawl/heroes';
import { defineOrigin } from '../origin.ts';

export const imperiaux = defineOrigin({
  id: 'imperiaux',
  rule: 'AD2-XIMP-01',
  name: 'Impérial',
  pitch: { fr: 'polyvalence et héroïsme', en: 'versatility and heroism' },
  raises: ['savoir', 'mental'],
  innate: [],
  eclectic: true,
  skills: {},
  // AD2-XIMP-05, AD2-XIMP-06.
  talents: [
    one('heroisme-a-revendre'),
    one('debrouillard'),
    one('touche-a-tout'),
    two('citadin', any('debrouillard', 'touche-a-tout')),
    two('dur-a-cuire', all('heroisme-a-revendre')),
    three('competences-multiples', any('dur-a-cuire', 'citadin')),
  ],
});
