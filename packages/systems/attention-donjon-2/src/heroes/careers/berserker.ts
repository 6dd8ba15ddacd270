import { defineCareer, berserker as first } from '@souterrain/crawl/heroes';

export const berserker = defineCareer({ ...first, rule: 'AD2-XBER-01' });
