import { isOnBoard } from '@souterrain/crawl';
import { loseMark } from '@souterrain/crawl/figures';
import { sameZone } from '@souterrain/crawl/movement';
import { act, option } from '@souterrain/kernel';
import { turn } from '../../rolls/changes.ts';
import { defineFeature } from '../../world/features.ts';

/** The token of Inspiration divine: spent before a roll of its owner, or of an ally in its zone, it blesses the roll. */
export const inspiration = defineFeature({
  id: 'inspiration',
  rule: 'AD1-CROI-10',
  name: 'Inspiration',
  labels: { inspiration: { fr: ['Inspiration', 'le jet est béni'], en: ['Inspiration', 'the roll is blessed'] } },
  before(g, { who, owner }, roll) {
    const roller = roll.who;
    if (owner || !roller || roll.blessed || roller.camp !== who.camp) return [];
    if (roller !== who && !(isOnBoard(roller) && sameZone(g, who, roller))) return [];
    return [
      option(
        'inspiration',
        act(() => {
          loseMark(g, who, 'inspiration', { why: 'utilise', rules: ['AD1-CROI-10'] });
          turn(g, roll, 'beni', { by: who, label: 'inspiration', rule: 'AD1-CROI-10' });
        }),
      ),
    ];
  },
});
