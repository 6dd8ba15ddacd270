import { defineFeature } from '../../world/features.ts';

export const durACuire = defineFeature({
  id: 'dur-a-cuire',
  rule: 'AD1-IMPE-12',
  name: 'Dur à cuire',
  effect: { fr: 'Santé maximale +1', en: 'maximum Santé +1' },
  *acquired(g, { who }) {
    g.emit({ type: 'santeMaxRaised', figure: who.id, santeMax: who.hero!.sheet.santeMax + 1, rules: ['AD1-IMPE-12'] });
  },
});
