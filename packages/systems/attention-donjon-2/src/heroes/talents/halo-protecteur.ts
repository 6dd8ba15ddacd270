import { gainMark, untilTurn } from '@souterrain/crawl/figures';
import { act } from '@souterrain/kernel';
import type { Feature } from '../../world/features.ts';

export const haloProtecteur: Feature = {
  id: 'halo-protecteur',
  rule: 'AD2-XCRO-09',
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
};
