import type { RuleId } from '@souterrain/catalog';
import type { Figure, SuitedCard } from '@souterrain/crawl';
import { useOnce } from '@souterrain/crawl/figures';
import { card, defineWords, figure } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';

const WAITING = 'blessure-en-attente-';

interface Aside {
  readonly card: SuitedCard;
  readonly rule: RuleId;
  /** What is done with it when its time comes. */
  settle(g: AD2, who: Figure, card: SuitedCard): Rule<void>;
}

/** Cards of Blessures graves set aside this Round, in the order in which they were drawn. */
export const waitingWounds = ({ used }: Figure): readonly SuitedCard[] =>
  used.round.flatMap((key) => (key.startsWith(WAITING) ? [key.slice(WAITING.length) as SuitedCard] : []));

/** AD2-XBER-05: the card may wait for Résolution des effets; drawn in it, it is settled at once. True when it is not read now. */
export function* setAside(g: AD2, who: Figure, { card, rule, settle }: Aside): Rule<boolean> {
  const waits = yield* ask({
    id: 'blessure-en-attente',
    seat: who.hero!.seat,
    rule,
    params: { figure: who.id, card },
    options: [option('mettre-de-cote', true), option('subir', false)],
  });
  if (!waits) return false;
  if (g.state.phase === 'resolution') yield* settle(g, who, card);
  else useOnce(g, who, { span: 'round', key: `${WAITING}${card}`, rules: [rule] });
  return true;
}

export const waitingWoundWords = defineWords({
  prompts: {
    'blessure-en-attente': {
      fr: (a) => `Blessure grave (${card(a)}) : ${figure(a)} la subit, ou la met de côté ?`,
      en: (a) => `Blessure grave (${card(a)}): does ${figure(a)} suffer it, or set it aside?`,
    },
  },
  labels: {
    'mettre-de-cote': {
      fr: ['La mettre de côté', 'jusqu’à la résolution'],
      en: ['Set it aside', 'until the resolution'],
    },
    subir: { fr: 'La subir', en: 'Suffer it' },
  },
});
