import { CATEGORIES, isPrey } from '@souterrain/crawl/heroes';
import { ask, option } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

export const connaisTonEnnemi = defineFeature({
  id: 'connais-ton-ennemi',
  rule: 'AD1-TRAQ-06',
  name: 'Connais ton ennemi',
  effect: { fr: 'choisir une Proie : +1 dé pour l’attaquer', en: 'choose a Proie: +1 die to attack it' },
  prompts: { proie: { fr: ({ who }) => `${who} : quelle proie ?`, en: ({ who }) => `${who}: which prey?` } },
  dice: (g, { who }, roll) => (roll.purpose === 'attaque' && isPrey(g, who, roll.target) ? 1 : 0),
  *acquired(g, { who }) {
    // AD1-TRAQ-07: for good.
    const proie = yield* ask({
      id: 'proie',
      seat: who.hero!.seat,
      rule: 'AD1-TRAQ-06',
      options: CATEGORIES.map((tag) => option(tag, tag, { label: `categorie-${tag}` })),
    });
    g.emit({ type: 'proieChosen', figure: who.id, proie, rules: ['AD1-TRAQ-06', 'AD1-TRAQ-07'] });
  },
});
