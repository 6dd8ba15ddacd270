import { ask, option, type Rule } from '@souterrain/kernel';
import type { SuitedCard } from '../cards/index.ts';
import { drawCard } from '../rounds/draw.ts';
import type { DrawReason } from '../rounds/state.ts';
import type { Figure } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';

/** One card, or several of which the player keeps one; the others are discarded. */
export function* drawAndKeep(
  g: Crawl,
  hero: Figure,
  { extra, reason }: { extra: number; reason: Extract<DrawReason, 'route' | 'evenement'> },
): Rule<SuitedCard> {
  const rule = reason === 'route' ? 'AD1-EXPLO-07' : 'AD1-EXPLO-12';
  const { seat } = hero.hero!;
  const cards: SuitedCard[] = [];
  for (let i = 0; i <= extra; i++) cards.push(yield* drawCard(g, { seat, rule, reason }));
  return yield* ask({
    id: 'choisir-la-carte',
    seat,
    rule: reason === 'route' ? 'AD1-NAIN-07' : 'AD1-NAIN-10',
    params: { reason },
    options: cards.map((card) => option(card, card, { label: 'carte', params: { card }, at: { card } })),
  });
}

export const keptCardWords = defineWords({
  prompts: {
    'choisir-la-carte': {
      fr: (a) => `Deux cartes pour ${a.params.reason === 'route' ? 'la salle' : 'son contenu'} : laquelle compte ?`,
      en: (a) => `Two cards for ${a.params.reason === 'route' ? 'the room' : 'what is in it'}: which one counts?`,
    },
  },
});
