import { defineFeature } from '../../world/features.ts';
import { maitriseEsquive } from './maitrise-esquive.ts';

export const agiliteFeline = defineFeature({
  id: 'agilite-feline',
  rule: 'AD1-FELI-16',
  name: 'Agilité féline',
  effect: {
    fr: 'l’Esquive ordinaire réussit toujours, la difficile devient ordinaire',
    en: 'an ordinary Esquive always succeeds, a difficult one becomes ordinary',
  },
  gives: [maitriseEsquive.id],
  dodges: maitriseEsquive.dodges!,
  *acquired(g, { who }) {
    // AD1-DODGE-31.
    if (who.hero!.sheet.talents.includes(maitriseEsquive.id)) return;
    g.emit({
      type: 'talentGained',
      figure: who.id,
      talent: maitriseEsquive.id,
      list: null,
      xp: 0,
      rules: ['AD1-FELI-16', 'AD1-DODGE-31'],
    });
  },
});
