import { asking, type Decision, OVER, option, type Rule } from '@souterrain/kernel';
import { type CardId, isJoker } from '../cards/index.ts';
import { unexpectedEvent } from '../exploration/events-sheet.ts';
import { checkEnd } from '../exploration/objective.ts';
import { bearingsWith } from '../figures/bearings.ts';
import type { Figure, Group, Slot } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { figuresOf } from './group-cards.ts';
import { drawHand, emptyHand, keptOf, settleHand } from './hand.ts';
import { releaseCards } from './joker.ts';
import { isHigher } from './order.ts';
import { endNextTurnEffects } from './turn-effects.ts';

const CHOICES = [option('agir', false), option('attendre', true)];

/** AD1-TURN-01, AD1-TURN-07: asked before the turn starts, as often as the player likes. */
export const actOrWait = (hero: Figure, card: CardId): Decision<boolean> =>
  asking({
    id: 'agir-ou-attendre',
    seat: hero.hero!.seat,
    rule: 'AD1-TURN-01',
    params: { figure: hero.id, card },
    options: CHOICES,
  });

/** AD1-TURN-01 to AD1-TURN-06: a new card; a higher one loses the initiative. */
export function* waitTurn(g: Crawl, hero: Figure, slot: Slot): Rule<void> {
  const from = slot.card;
  const hand = emptyHand(hero, 1);
  const drawing = drawHand(g, hand, { count: 1 + extraCards(g, hero), rule: 'AD1-TURN-01' });
  if (drawing !== OVER) yield* drawing;
  const [card] = keptOf(hand) ?? (yield* settleHand(g, hand));
  g.emit({ type: 'initiativeMoved', kind: 'heros', who: hero.id, card: card!, from, rules: ['AD1-TURN-03'] });
  // AD1-TURN-06: a joker taken as a free initiative is not compared.
  if (!isJoker(card!) && isHigher(g, card!, from)) loseTurn(g, hero, card!);
  // AD1-TURN-05: in every case. AD1-SYLV-09: of the card kept.
  yield* unexpectedEvent(g, hero, card!);
  releaseCards(g);
  checkEnd(g);
}

/** AD1-SYLV-08. */
function extraCards(g: Crawl, hero: Figure): number {
  let extra = 0;
  // The talent and the crown that gives it are one effect (AD1-MOD-05).
  for (const at of bearingsWith(g, hero).waitCards) extra = Math.max(extra, at.feature.waitCards?.(g, at) ?? 0);
  return extra;
}

function loseTurn(g: Crawl, hero: Figure, card: CardId): void {
  g.emit({
    type: 'initiativeLost',
    kind: 'heros',
    who: hero.id,
    card,
    why: 'attente',
    rules: ['AD1-TURN-02', 'AD1-TURN-04'],
  });
  endNextTurnEffects(g, hero.id);
  // AD1-Q-22: it may cost the Réaction too.
  if (g.state.variants.waitLost === 'reaction' && hero.reactions > 0)
    g.emit({ type: 'reactionSpent', figure: hero.id, left: 0, rules: ['AD1-Q-22'] });
}

/** AD1-TCON-12: a group loses its next turn of this Round, or draws no card in the next. */
export function confuse(g: Crawl, group: Group): void {
  const slot = g.state.order.find((s) => s.who === group.id && s.status === 'attend' && !s.passed);
  const rules = ['AD1-TCON-12'] as const;
  if (slot) {
    g.emit({ type: 'initiativeLost', kind: 'groupe', who: group.id, card: slot.card, why: 'effet', rules });
    for (const figure of figuresOf(g.state, group)) endNextTurnEffects(g, figure.id);
  } else g.emit({ type: 'initiativeForfeited', group: group.id, round: g.state.round + 1, rules });
}

/** AD1-TURN-24, AD1-HRSM-20: the card of somebody who is no more on the board gives no turn. */
export function dropTurn(g: Crawl, { kind, who, card }: Slot): void {
  g.emit({ type: 'initiativeLost', kind, who, card, why: 'elimine', rules: ['AD1-TURN-24'] });
}

export const waitWords = defineWords({
  prompts: {
    'agir-ou-attendre': {
      fr: (a) => `C’est à ${figure(a)} (${a.card(String(a.params.card))}) : agir, ou attendre ?`,
      en: (a) => `${figure(a)} is up (${a.card(String(a.params.card))}): act, or wait?`,
    },
  },
  labels: {
    agir: { fr: 'Agir', en: 'Act' },
    attendre: {
      fr: ['Attendre', 'nouvelle carte ; plus haute, le tour est perdu'],
      en: ['Wait', 'a new card; a higher one loses the turn'],
    },
  },
});
