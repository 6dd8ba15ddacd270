import { hasMark, isOnBoard } from '@souterrain/crawl';
import { gainMark, loseMark, THIS_ROUND } from '@souterrain/crawl/figures';
import { inContact } from '@souterrain/crawl/movement';
import { ability } from '@souterrain/crawl/text';
import { act } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

/** The talent, and the mark that a blessed ally bears until it uses it. */
export const benediction = defineFeature({
  id: 'benediction',
  rule: 'AD1-CROI-06',
  name: 'Bénédiction',
  effect: {
    fr: 'action bonus : un allié au contact pourra relancer un dé ce Round',
    en: 'bonus action: an ally in contact may reroll one die this Round',
  },
  labels: {
    benediction: {
      fr: ability('benediction', 'un dé à relancer ce Round'),
      en: ability('benediction', 'one die to roll again this Round'),
    },
  },
  actions: (g, { who, mark }) =>
    mark
      ? []
      : g.state.figures
          .filter((other) => other !== who && other.camp === who.camp && isOnBoard(other))
          // AD1-CROI-07: one at most for each ally.
          .filter((other) => inContact(g, who, other) && !hasMark(other, 'benediction'))
          .map((ally) => ({
            id: `benediction-${ally.id}`,
            type: 'bonus' as const,
            rule: 'AD1-CROI-06' as const,
            label: 'benediction',
            params: { target: ally.id },
            at: { figure: ally.id },
            run: act(() => {
              const blessing = { id: 'benediction', until: THIS_ROUND, by: who.id };
              gainMark(g, ally, blessing, ['AD1-CROI-06', 'AD1-CROI-07']);
            }),
          })),
  reroll: (g, { who, mark }) =>
    mark ? () => loseMark(g, who, 'benediction', { why: 'utilise', rules: ['AD1-CROI-06'] }) : undefined,
});
