import { defineCareer, croise as first } from '@souterrain/crawl/heroes';

export const croise = defineCareer({ ...first, rule: 'AD2-XCRO-01' });
