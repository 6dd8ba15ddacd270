import { gainMark, untilTurn } from '@souterrain/crawl/figures';
import { ability } from '@souterrain/crawl/text';
import { act } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

export const haloProtecteur = defineFeature({
  id: 'halo-protecteur',
  rule: 'AD2-XCRO-09',
  name: 'Halo protecteur',
  effect: {
    fr: 'action bonus : Armure +1 pour tous les alliés de la zone',
    en: 'bonus action: Armour +1 for every ally in the zone',
  },
  labels: { 'halo-protecteur': ability('halo-protecteur') },
  actions: (g, { who }) => [
    {
      id: 'halo-protecteur',
      type: 'bonus',
      rule: 'AD2-XCRO-09',
      run: act(() => {
        gainMark(g, who, { id: 'halo', until: untilTurn(g, who, 'start') }, ['AD2-XCRO-09']);
      }),
    },
  ],
});
