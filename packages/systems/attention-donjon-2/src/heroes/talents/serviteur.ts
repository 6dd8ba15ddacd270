import { removeFigure } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';

/** AD2-ARCA-21: the mark of an Arcane Servant: who called it, and for how long. */
export const serviteur = defineFeature({
  id: 'serviteur',
  rule: 'AD2-ARCA-21',
  name: { fr: 'Serviteur', en: 'Servant' },
  resolves: (_g, { mark }) => mark?.until.in === 'rounds' && mark.until.left <= 1,
  *resolution(g, { who }) {
    yield* removeFigure(g, who, { how: 'parti', by: null, rules: ['AD2-ARCA-21'] });
  },
});
