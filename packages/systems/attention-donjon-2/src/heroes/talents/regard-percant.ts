import { inContact, sameZone } from '@souterrain/crawl/movement';
import { defineFeature } from '../../world/features.ts';

export const regardPercant = defineFeature({
  id: 'regard-percant',
  rule: 'AD2-XSYL-03',
  name: 'Regard perçant',
  effect: {
    fr: '+1 dé contre les cibles d’une autre zone qui ne sont pas au contact',
    en: '+1 die against targets of another zone that are not in contact',
  },
  dice: (g, { who }, { target }) =>
    target && target !== who && !inContact(g, who, target) && !sameZone(g, who, target) ? 1 : 0,
});
