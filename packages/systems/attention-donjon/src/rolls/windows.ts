import type { Figure } from '@souterrain/crawl';
import { areEnemies, bearingsWith } from '@souterrain/crawl/figures';
import { type Asked, defineWords, figure, number, thing } from '@souterrain/crawl/text';
import { ask, type Option, OVER, option, type Params, type Rule, type SeatId } from '@souterrain/kernel';
import { deFr as de, number as shown } from '@souterrain/words';
import { turnedOdds } from '../odds/index.ts';
import type { AD1 } from '../world/ad1.ts';
import type { Offer } from '../world/features.ts';
import type { Roll } from '../world/roll.ts';
import { diceOf, difficultyOf, totalOf } from './count.ts';

/** AD1-DICE-10, step 2: jokers, inspirations and optional dice, seat after seat, until each passes. */
export function beforeRoll(g: AD1, roll: Roll): Rule<void> {
  return isOffered(g, 'before', roll) ? offerBefore(g, roll) : OVER;
}

/** Nobody has anything to declare on most rolls. */
function isOffered(g: AD1, window: 'before' | 'after', roll: Roll): boolean {
  for (const hero of g.state.figures) if (mayAct(hero) && offersOf(g, hero, { window, roll }).length > 0) return true;
  return false;
}

function* offerBefore(g: AD1, roll: Roll): Rule<void> {
  for (const hero of g.state.figures) {
    if (!mayAct(hero)) continue;
    for (;;) {
      const offers = offersOf(g, hero, { window: 'before', roll });
      // AD1-COMBAT-27, AD1-INIT-21: the pool and the Difficulty are known.
      if (offers.length === 0) break;
      const [dice, difficulty] = [diceOf(roll, g.state), difficultyOf(roll, g.state)];
      const params = { dice, difficulty, purpose: roll.purpose, figure: roll.who?.id ?? '' };
      if (!(yield* take(hero, { id: 'avant-le-jet', offers, params, pass: PASS }))) break;
    }
  }
}

/** Step 6: the opponents' side first, then the roller's, until both pass in a row; common to opposed rolls (AD1-OPPO-09). */
export function afterRolls(g: AD1, rolls: readonly Roll[]): Rule<void> {
  const [first] = rolls;
  if (!first || !rolls.some((roll) => isOffered(g, 'after', roll))) return OVER;
  return offerAfter(g, rolls, first);
}

function* offerAfter(g: AD1, rolls: readonly Roll[], first: Roll): Rule<void> {
  const roller = first.who;
  let passes = 0;
  for (let opponents = true; passes < 2; opponents = !opponents) {
    let acted = false;
    for (const hero of g.state.figures) {
      if (!mayAct(hero) || (roller === null || areEnemies(hero, roller)) !== opponents) continue;
      for (const roll of rolls) {
        const offers = offersOf(g, hero, { window: 'after', roll });
        if (offers.length === 0) continue;
        const [total, difficulty] = [totalOf(roll, g.state), difficultyOf(roll, g.state)];
        const params = { total, difficulty, purpose: roll.purpose, figure: roll.who?.id ?? '' };
        const pass = option('passer', null, { odds: turnedOdds(g.state, hero, { roll, change: NO_CHANGE }) });
        if (yield* take(hero, { id: 'apres-le-jet', offers, params, pass })) acted = true;
      }
    }
    passes = acted ? 0 : passes + 1;
  }
}

/** Heroes whose players may still act on rolls, whatever their states (AD1-INIT-26). */
const mayAct = (figure: Figure): boolean => figure.hero !== null && figure.status === 'plateau';

function offersOf(
  g: AD1,
  hero: Figure,
  { window, roll }: { readonly window: 'before' | 'after'; readonly roll: Roll },
): readonly Offer[] {
  let offers = NONE;
  const { before, after } = bearingsWith(g, hero);
  for (const at of window === 'before' ? before : after) {
    const more = window === 'before' ? at.feature.before!(g, at, roll) : at.feature.after!(g, at, roll);
    if (more.length > 0) offers = offers.length > 0 ? [...offers, ...more] : more;
  }
  return offers;
}

const NONE: readonly Offer[] = [];
const PASS: Option<null> = option('passer', null);
const NO_CHANGE = {};

function* take(
  hero: Figure,
  window: {
    readonly id: string;
    readonly offers: readonly Offer[];
    readonly params: Params;
    readonly pass: Option<null>;
  },
): Rule<boolean> {
  const seat: SeatId = hero.hero!.seat;
  const picked = yield* ask<(() => Rule<void>) | null>({
    id: window.id,
    seat,
    rule: 'AD1-DICE-10',
    params: window.params,
    options: [window.pass, ...window.offers],
  });
  if (picked === null) return false;
  yield* picked();
  return true;
}

const roller = (asked: Asked, of: (name: string) => string): string =>
  asked.params.figure === '' ? '' : ` ${of(figure(asked))}`;
const of = (name: string): string => `of ${name}`;

export const windowWords = defineWords({
  prompts: {
    'avant-le-jet': {
      fr: (a) =>
        `Avant le jet${roller(a, de)} (${thing(a, 'purpose')}, ${a.dice(number(a, 'dice'))}, Difficulté ${number(a, 'difficulty')}) : ${a.who} intervient ?`,
      en: (a) =>
        `Before the roll${roller(a, of)} (${thing(a, 'purpose')}, ${a.dice(number(a, 'dice'))}, Difficulty ${number(a, 'difficulty')}): does ${a.who} step in?`,
    },
    'apres-le-jet': {
      fr: (a) =>
        `Après le jet${roller(a, de)} (${thing(a, 'purpose')}, ${shown(number(a, 'total'))} contre ${number(a, 'difficulty')}) : ${a.who} intervient ?`,
      en: (a) =>
        `After the roll${roller(a, of)} (${thing(a, 'purpose')}, ${shown(number(a, 'total'))} against ${number(a, 'difficulty')}): does ${a.who} step in?`,
    },
  },
  labels: {
    'avant-le-jet/passer': { fr: 'Laisser lancer', en: 'Let them roll' },
    'apres-le-jet/passer': { fr: 'Laisser le jet tel quel', en: 'Leave the roll as it is' },
  },
});
