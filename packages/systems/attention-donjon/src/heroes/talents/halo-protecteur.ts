import { gainMark, untilTurn } from '@souterrain/crawl/figures';
import { ability } from '@souterrain/crawl/text';
import { act } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

export const haloProtecteur = defineFeature({
  id: 'halo-protecteur',
  rule: 'AD1-CROI-15',
  name: 'Halo protecteur',
  effect: {
    fr: 'action bonus : Endurance +1 pour tous les alliés de la zone',
    en: 'bonus action: Endurance +1 for every ally in the zone',
  },
  labels: { 'halo-protecteur': ability('halo-protecteur') },
  actions: (g, { who }) => [
    {
      id: 'halo-protecteur',
      type: 'bonus',
      rule: 'AD1-CROI-15',
      run: act(() => {
        gainMark(g, who, { id: 'halo', until: untilTurn(g, who, 'start') }, ['AD1-CROI-15']);
      }),
    },
  ],
});
