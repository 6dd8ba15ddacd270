import { defineFeature } from '../../world/features.ts';

export const tirABoutPortant = defineFeature({
  id: 'tir-a-bout-portant',
  rule: 'AD2-XTRA-08',
  name: 'Tir à bout portant',
  effect: { fr: 'tirer au contact sans malus', en: 'shoot in contact without penalty' },
  ignores: ['contact'],
});
