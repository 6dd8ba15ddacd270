import { loseMark } from '@souterrain/crawl/figures';
import { figure } from '@souterrain/crawl/text';
import { ask, option } from '@souterrain/kernel';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import { defineFeature } from '../../world/features.ts';

/** AD1-ETAT-05: the state that Rage gives; not Soignable (AD1-BERS-09). */
export const enrage = defineFeature({
  id: 'enrage',
  rule: 'AD1-BERS-07',
  name: { fr: 'Enragé', en: 'Enraged' },
  prompts: {
    'se-calmer': {
      fr: (a) => `${figure(a)} est en rage : se calmer ?`,
      en: (a) => `${figure(a)} is in a rage: calm down?`,
    },
  },
  labels: {
    'rester-enrage': { fr: 'Continuer à rager', en: 'Stay in a rage' },
    'se-calmer': {
      fr: ['Tenter de se calmer', 'Mental, Difficulté 2'],
      en: ['Try to calm down', 'Mental, Difficulty 2'],
    },
  },
  dice: (_g, _at, roll) => (roll.trait === 'melee' ? 2 : 0),
  parade: () => ({ value: -1, nature: 'etat' }),
  *turnStart(g, { who }) {
    if (!who.hero) return;
    const calms = yield* ask({
      id: 'se-calmer',
      seat: who.hero.seat,
      rule: 'AD1-BERS-08',
      params: { figure: who.id },
      options: [option('rester-enrage', false), option('se-calmer', true)],
    });
    if (!calms) return;
    // AD1-BERS-09: free, and without the penalty of Secoué.
    const { success } = yield* check(g, {
      who,
      purpose: 'calme',
      trait: 'mental',
      difficulty: [DEFAULT_DIFFICULTY],
      seuil: false,
    });
    if (success) loseMark(g, who, 'enrage', { why: 'retire', rules: ['AD1-BERS-08'] });
  },
});
