import { useOnce, wasUsed } from '@souterrain/crawl/figures';
import { act, option } from '@souterrain/kernel';
import { harden } from '../../rolls/changes.ts';
import { wouldMatter } from '../../rolls/count.ts';
import { defineFeature } from '../../world/features.ts';

export const peauDeGranit = defineFeature({
  id: 'peau-de-granit',
  rule: 'AD1-NAIN-11',
  name: 'Peau de Granit',
  effect: { fr: 'une fois par Round, Endurance +1 contre un coup', en: 'once a Round, Endurance +1 against a blow' },
  labels: { 'peau-de-granit': ['Peau de Granit', 'Endurance +1'] },
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
});
