import { ask, option } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

export const competencesMultiples = defineFeature({
  id: 'competences-multiples',
  rule: 'AD1-IMPE-14',
  name: 'Compétences multiples',
  effect: { fr: 'une seconde Carrière où progresser', en: 'a second Career to progress in' },
  prompts: {
    'nouvelle-carriere': {
      fr: ({ who }) => `Compétences multiples : quelle Carrière de plus pour ${who} ?`,
      en: ({ who }) => `Compétences multiples: which other Carrière for ${who}?`,
    },
  },
  opensCareer: true,
  *acquired(g, { who }) {
    const { origin, careers } = who.hero!.sheet;
    const others = g.edition.careersFor(origin).filter(({ id }) => !careers.includes(id));
    if (others.length === 0) return;
    const career = yield* ask({
      id: 'nouvelle-carriere',
      seat: who.hero!.seat,
      rule: 'AD1-IMPE-14',
      options: others.map(({ id }) => option(id, id, { label: `carriere-${id}` })),
    });
    // AD1-XP-12: none of its starting elements.
    g.emit({ type: 'careerOpened', figure: who.id, career, rules: ['AD1-IMPE-14', 'AD1-XP-12'] });
  },
});
