import { useOnce, wasUsed } from '@souterrain/crawl/figures';
import { named } from '@souterrain/crawl/text';
import { act, option, type Term } from '@souterrain/kernel';
import { sparedBy } from '../../combat/damage.ts';
import { defineFeature } from '../../world/features.ts';

const GRANITE: Term = { label: 'peau-de-granit', value: 1, rule: 'AD2-XNAIN-08' };

export const peauDeGranit = defineFeature({
  id: 'peau-de-granit',
  rule: 'AD2-XNAIN-08',
  name: 'Peau de Granit',
  effect: {
    fr: 'une fois par Round, Armure +1 contre une perte de Santé',
    en: 'once a Round, Armour +1 against a loss of Santé',
  },
  labels: {
    'peau-de-granit': { fr: named('peau-de-granit', 'Armure +1'), en: named('peau-de-granit', 'Armour +1') },
  },
  braces(g, { who }, source) {
    if (wasUsed(who, 'round', 'peau-de-granit') || sparedBy(g, source, GRANITE) === 0) return [];
    return [
      option(
        'peau-de-granit',
        act(() => {
          useOnce(g, who, { span: 'round', key: 'peau-de-granit', rules: ['AD2-XNAIN-08'] });
          source.braced.push(GRANITE);
        }),
      ),
    ];
  },
});
