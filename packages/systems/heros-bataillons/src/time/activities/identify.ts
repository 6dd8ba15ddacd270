import type { Rule } from '@souterrain/kernel';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { defineActivity } from './activity.ts';
import { KIT } from './brew.ts';

/** HB-ALC-22: a rest watch with the equipment tells what unknown potions are. */
export const identifying = defineActivity({
  id: 'identifier-potions',
  place: 2,
  name: { fr: 'identifier les potions', en: 'identify the potions' },
  tasks(g, being) {
    const { items } = being.hero!;
    if (!items.some(({ base }) => base === KIT) || !items.some(({ known }) => known === false)) return [];
    return [
      {
        id: 'identifier-potions',
        label: 'identifier-potions',
        rule: 'HB-ALC-22',
        keepsBenefit: false,
        run: () => identify(g, being),
      },
    ];
  },
});

export function* identify(g: HB, being: Being): Rule<void> {
  for (const { id, known } of being.hero!.items)
    if (known === false) g.emit({ type: 'potionIdentified', being: being.id, item: id, rules: ['HB-ALC-22'] });
}
