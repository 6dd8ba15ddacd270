import { act, option } from '@souterrain/kernel';
import { addResult, holds, setPoker } from '../../jets/changes.ts';
import type { Feature } from '../../world/features.ts';

export const tirApplique: Feature = {
  id: 'tir-applique',
  rule: 'AD2-XTRA-03',
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
};
