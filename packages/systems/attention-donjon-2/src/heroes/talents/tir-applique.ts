import { act, option } from '@souterrain/kernel';
import { addResult, holds, setPoker } from '../../jets/changes.ts';
import { defineFeature } from '../../world/features.ts';

export const tirApplique = defineFeature({
  id: 'tir-applique',
  rule: 'AD2-XTRA-03',
  name: 'Tir appliqué',
  effect: {
    fr: '+1 au résultat d’un Tir au besoin, sans Coup de poker',
    en: '+1 to the result of a Tir when wanted, no Coup de poker',
  },
  labels: {
    'tir-applique': {
      fr: ['Tir appliqué', '+1 au résultat, pas de Coup de poker'],
      en: ['Tir appliqué', '+1 to the result, no Coup de poker'],
    },
  },
  before(g, { who }, jet) {
    if (jet.who !== who || jet.skill !== 'tir' || holds(jet, 'tir-applique')) return [];
    return [
      option(
        'tir-applique',
        act(() => {
          addResult(g, jet, { by: who, label: 'tir-applique', value: 1, rule: 'AD2-XTRA-03' });
          setPoker(g, jet, { by: who, label: 'tir-applique', rule: 'AD2-XTRA-03', poker: 'interdit' });
        }),
      ),
    ];
  },
});
