import { CATEGORIES, isPrey } from '@souterrain/crawl/heroes';
import { ask, option } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';
import { dealsDommages } from '../harmful.ts';

export const connaisTonEnnemi = defineFeature({
  id: 'connais-ton-ennemi',
  rule: 'AD2-XTRA-02',
  name: 'Connais ton ennemi',
  effect: {
    fr: 'choisir une Proie : +1 au résultat pour l’attaquer',
    en: 'choose a Proie: +1 to the result to attack it',
  },
  prompts: { proie: { fr: ({ who }) => `${who} : quelle proie ?`, en: ({ who }) => `${who}: which prey?` } },
  added: (g, { who }, jet) => (dealsDommages(jet) && isPrey(g, who, jet.target) ? 1 : 0),
  *acquired(g, { who }) {
    // AD2-XTRA-01: for good.
    const proie = yield* ask({
      id: 'proie',
      seat: who.hero!.seat,
      rule: 'AD2-XTRA-02',
      options: CATEGORIES.map((tag) => option(tag, tag, { label: `categorie-${tag}` })),
    });
    g.emit({ type: 'proieChosen', figure: who.id, proie, rules: ['AD2-XTRA-02'] });
  },
});
