import { defineCareer, traqueur as first } from '@souterrain/crawl/heroes';

export const traqueur = defineCareer({ ...first, rule: 'AD2-XTRA-01' });
