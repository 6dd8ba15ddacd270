import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { bearingsWith } from '../figures/bearings.ts';
import { type Figure, figureOf, isOnBoard, type Slot } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { groupTurn } from './groups.ts';
import { releaseCards } from './joker.ts';
import { freeSlots, nextSlot } from './order.ts';
import { takeTurn } from './turn.ts';
import { actOrWait, dropTurn, waitTurn } from './wait.ts';

/** One turn of the Round, or one wait; undefined when every turn has been played (AD1-RESOL-01). */
export function playNext(g: Crawl): Rule<void> | undefined {
  dropTurns(g);
  const slot = nextSlot(g.state);
  const free = freeSlots(g.state);
  if (free.length > 0) return offerFree(g, free, slot);
  return slot && play(g, slot);
}

/** AD1-INIT-16, AD1-INIT-19: offered before each turn, in seat order, until nobody wants it. */
function* offerFree(g: Crawl, free: readonly Slot[], next: Slot | undefined): Rule<void> {
  for (const slot of free) {
    const hero = figureOf(g.state, slot.who);
    const answer = yield* ask({
      id: next ? 'initiative-libre' : 'dernier-tour',
      seat: hero.hero!.seat,
      rule: next ? 'AD1-INIT-16' : 'AD1-INIT-18',
      params: { figure: hero.id, before: next?.who ?? '' },
      options: next ? BEFORE : LAST,
    });
    if (answer === 'plus-tard') continue;
    if (answer === 'jouer') yield* heroTurn(g, hero, slot);
    else giveUp(g, slot);
    return;
  }
  if (next) yield* play(g, next);
}

const play = (g: Crawl, slot: Slot): Rule<void> =>
  slot.kind === 'groupe' ? groupTurn(g, slot) : cardTurn(g, figureOf(g.state, slot.who), slot);

/** AD1-TURN-29: waiting comes before the turn; a free initiative has none. */
function* cardTurn(g: Crawl, hero: Figure, slot: Slot): Rule<void> {
  const { value: waits } = (yield actOrWait(hero, slot.card)) as Option<boolean>;
  if (waits) yield* waitTurn(g, hero, slot);
  else yield* heroTurn(g, hero, slot);
}

const PLAY = option('jouer', 'jouer' as const);
const BEFORE = [option('plus-tard', 'plus-tard' as const), PLAY];
const LAST = [PLAY, option('renoncer', 'renoncer' as const)];

function dropTurns(g: Crawl): void {
  releaseCards(g);
  for (const slot of g.state.order)
    if (slot.kind === 'heros' && slot.status === 'attend' && !isOnBoard(figureOf(g.state, slot.who))) dropTurn(g, slot);
}

/** AD1-INIT-18: the joker is discarded anyway, and that is not acting. */
function giveUp(g: Crawl, { kind, who, card }: Slot): void {
  g.emit({ type: 'initiativeLost', kind, who, card, why: 'renonce', rules: ['AD1-INIT-18'] });
}

function heroTurn(g: Crawl, hero: Figure, { kind, who, card }: Slot): Rule<void> {
  const { seat } = hero.hero!;
  g.emit({ type: 'initiativeTaken', kind, who, card, seat, rules: ['AD1-INIT-22'] });
  for (const at of bearingsWith(g, hero).takesCard) at.feature.takesCard!(g, at, card);
  return takeTurn(g, hero);
}

export const freeInitiativeWords = defineWords({
  prompts: {
    'initiative-libre': {
      fr: (a) => {
        const before = String(a.params.before);
        const next = /^h\d+$/.test(before) ? a.figure(before) : `le groupe (${a.group(before)})`;
        return `Initiative libre : ${figure(a)} joue avant ${next} ?`;
      },
      en: (a) => {
        const before = String(a.params.before);
        const next = /^h\d+$/.test(before) ? a.figure(before) : `the group (${a.group(before)})`;
        return `Free initiative: does ${figure(a)} play before ${next}?`;
      },
    },
    'dernier-tour': {
      fr: (a) => `Dernière occasion du Round : ${figure(a)} joue ?`,
      en: (a) => `Last chance of the Round: does ${figure(a)} play?`,
    },
  },
  labels: {
    jouer: { fr: 'Jouer maintenant', en: 'Play now' },
    'plus-tard': { fr: 'Plus tard', en: 'Later' },
    'dernier-tour/renoncer': { fr: 'Renoncer à ce tour', en: 'Give up this turn' },
  },
});
