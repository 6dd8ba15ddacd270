import { ask, option } from '@souterrain/kernel';
import { useOnce, wasUsed } from '../../figures/marks.ts';
import { isActive } from '../../figures/sides.ts';
import { heroismLeft, spendHeroism } from '../../health/heroism.ts';
import { takeTurn } from '../../rounds/turn.ts';
import { figure } from '../../text/asked.ts';
import { defineFeature } from '../../world/features.ts';

export const tempsSuspendu = defineFeature({
  id: 'temps-suspendu',
  rule: 'AD1-SYLV-11',
  name: 'Temps suspendu',
  effect: {
    fr: 'une fois par Round, 1 Héroïsme pour rejouer un tour entier',
    en: 'once a Round, 1 Héroïsme to play a whole turn again',
  },
  prompts: {
    'temps-suspendu': {
      fr: (a) => `Temps suspendu : ${figure(a)} dépense 1 Héroïsme pour rejouer ?`,
      en: (a) => `Temps suspendu: does ${figure(a)} spend 1 Héroïsme to play again?`,
    },
  },
  labels: {
    rejouer: { fr: ['Rejouer un tour entier', '1 Héroïsme'], en: ['Play a whole turn again', '1 Héroïsme'] },
    'temps-suspendu/passer': { fr: 'Laisser filer', en: 'Let time flow' },
  },
  *turnEnd(g, { who }) {
    if (wasUsed(who, 'round', 'temps-suspendu') || heroismLeft(g, who) === 0 || !isActive(g, who)) return;
    const again = yield* ask({
      id: 'temps-suspendu',
      seat: who.hero!.seat,
      rule: 'AD1-SYLV-11',
      params: { figure: who.id },
      options: [option('passer', false), option('rejouer', true)],
    });
    if (!again) return;
    useOnce(g, who, { span: 'round', key: 'temps-suspendu', rules: ['AD1-SYLV-11'] });
    yield* spendHeroism(g, who, ['AD1-SYLV-11']);
    yield* takeTurn(g, who);
  },
});
