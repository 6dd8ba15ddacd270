import { isOnBoard } from '@souterrain/crawl';
import { loseMark } from '@souterrain/crawl/figures';
import { sameZone } from '@souterrain/crawl/movement';
import { act, option } from '@souterrain/kernel';
import { turn } from '../../jets/changes.ts';
import { defineFeature } from '../../world/features.ts';

/** The token of Inspiration divine: spent before a Jet of its owner, or of an ally in its zone, it blesses the Jet. */
export const inspiration = defineFeature({
  id: 'inspiration',
  rule: 'AD2-XCRO-05',
  name: 'Inspiration',
  labels: { inspiration: { fr: ['Inspiration', 'le Jet est béni'], en: ['Inspiration', 'the Jet is blessed'] } },
  before(g, { who }, jet) {
    const roller = jet.who;
    if (jet.beni || roller.camp !== who.camp) return [];
    if (roller !== who && !(isOnBoard(roller) && sameZone(g, who, roller))) return [];
    return [
      option(
        'inspiration',
        act(() => {
          loseMark(g, who, 'inspiration', { why: 'utilise', rules: ['AD2-XCRO-05'] });
          turn(g, jet, 'beni', { by: who, label: 'inspiration', rule: 'AD2-XCRO-05' });
        }),
      ),
    ];
  },
});
