import { type Figure, hasMark } from '@souterrain/crawl';
import { gainMark } from '@souterrain/crawl/figures';
import { ability } from '@souterrain/crawl/text';
import type { Rule } from '@souterrain/kernel';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';
import { cast, spell, spellAction } from '../spells.ts';

const PRAYER = spell('inspiration-divine', {
  rule: 'AD2-XCRO-05',
  purpose: 'action',
  line: '>Inspiration divine Mental/Résistance 5',
});

export const inspirationDivine = defineFeature({
  id: 'inspiration-divine',
  rule: 'AD2-XCRO-05',
  name: 'Inspiration divine',
  effect: {
    fr: 'action bonus, Mental/Résistance : un Jet béni à garder pour soi ou un allié',
    en: 'bonus action, Mental/Résistance: a blessed Jet to keep for oneself or an ally',
  },
  labels: {
    'inspiration-divine': {
      fr: ability('inspiration-divine', 'Mental/Résistance 5 : un Jet béni à venir'),
      en: ability('inspiration-divine', 'Mental/Résistance 5: a blessed Jet to come'),
    },
  },
  actions(_g, { who }) {
    // One token at most.
    if (hasMark(who, 'inspiration')) return [];
    return [spellAction(PRAYER, pray)];
  },
});

function* pray(g: AD2, who: Figure): Rule<void> {
  const { success } = yield* cast(g, who, { spell: PRAYER, targets: [] });
  if (success) gainMark(g, who, { id: 'inspiration', until: { in: 'scenario' } }, ['AD2-XCRO-05']);
}
