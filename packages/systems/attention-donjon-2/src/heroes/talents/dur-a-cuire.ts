import { defineFeature } from '../../world/features.ts';

/** AD2-XIMP-06. */
const MORE = 2;

export const durACuire = defineFeature({
  id: 'dur-a-cuire',
  rule: 'AD2-XIMP-06',
  name: 'Dur à cuire',
  effect: { fr: 'Santé maximale +2', en: 'maximum Santé +2' },
  *acquired(g, { who }) {
    const santeMax = who.hero!.sheet.santeMax + MORE;
    g.emit({ type: 'santeMaxRaised', figure: who.id, santeMax, rules: ['AD2-XIMP-06'] });
  },
});
