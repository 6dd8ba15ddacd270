import { useOnce, wasUsed } from '@souterrain/crawl/figures';
import { act, option } from '@souterrain/kernel';
import { harden } from '../../rolls/changes.ts';
import { wouldMatter } from '../../rolls/count.ts';
import type { Feature } from '../../world/features.ts';

export const peauDeGranit: Feature = {
  id: 'peau-de-granit',
  rule: 'AD1-NAIN-11',
  after(g, { who }, roll) {
    if (roll.purpose !== 'dommages' || roll.target !== who || wasUsed(who, 'round', 'peau-de-granit')) return [];
    if (!wouldMatter(roll, g.state, { harder: 1 })) return [];
    return [
      option(
        'peau-de-granit',
        act(() => {
          useOnce(g, who, { span: 'round', key: 'peau-de-granit', rules: ['AD1-NAIN-11'] });
          harden(g, roll, { by: who, label: 'peau-de-granit', value: 1, rule: 'AD1-NAIN-11' });
        }),
      ),
    ];
  },
};
