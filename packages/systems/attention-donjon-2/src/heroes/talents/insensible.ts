import type { Figure } from '@souterrain/crawl';
import { drawCard } from '@souterrain/crawl/rounds';
import { card, figure } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import { readWound } from '../../combat/grave.ts';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';
import { setAside, waitingWounds } from '../waiting-wounds.ts';

/** AD2-XBER-05; AD2-XBER-06: Impassible stands in its place. */
export const insensible = defineFeature({
  id: 'insensible',
  rule: 'AD2-XBER-05',
  name: 'Insensible',
  effect: {
    fr: 'une Blessure grave attend la résolution : la subir, ou en tirer une autre',
    en: 'a Blessure grave waits for the resolution: suffer it, or draw another',
  },
  prompts: {
    insensible: {
      fr: (a) => `Insensible : ${figure(a)} subit la carte de côté (${card(a)}), ou en tire une autre ?`,
      en: (a) => `Insensible: does ${figure(a)} suffer the card set aside (${card(a)}), or draw another?`,
    },
  },
  labels: { 'autre-carte': { fr: 'En tirer une autre', en: 'Draw another' } },
  *setsAside(g, { who }, card) {
    return isReplaced(who) ? false : yield* setAside(g, who, { card, rule: 'AD2-XBER-05', settle });
  },
  resolves: (_g, { who }) => !isReplaced(who) && waitingWounds(who).length > 0,
  *resolution(g, { who }) {
    for (const card of waitingWounds(who)) yield* settle(g, who, card);
  },
});

const isReplaced = (who: Figure): boolean => who.hero!.sheet.talents.includes('impassible');

/** The card set aside, or a new one whatever it is. */
function* settle(g: AD2, who: Figure, card: Parameters<typeof readWound>[2]): Rule<void> {
  const { seat } = who.hero!;
  const another = yield* ask({
    id: 'insensible',
    seat,
    rule: 'AD2-XBER-05',
    params: { figure: who.id, card },
    options: [option('subir', false), option('autre-carte', true)],
  });
  yield* readWound(g, who, another ? yield* drawCard(g, { seat, rule: 'AD2-XBER-05', reason: 'blessure' }) : card);
}
