import { defineWords, figure, number } from '@souterrain/crawl/text';
import { ask, option, type Rule, roll as throwDice } from '@souterrain/kernel';
import { number as shown } from '@souterrain/words';
import { gambleOdds, keptOdds } from '../odds/standing.ts';
import { type Gamble, gambled, gambledDice, gambleOf, type Thrown } from '../rolls/index.ts';
import type { AD2State } from '../state.ts';
import { faces } from '../text/asked.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';
import { difficultyOf, hasUse, mayRethrow, verdictWith } from './count.ts';

/** AD2-POKER-01, AD2-ORDRE-11, AD2-ORDRE-12: the Coup de poker, offered or forced; again and again only with AD2-Q-01. */
export function* coupDePoker(g: AD2, jet: Jet): Rule<void> {
  for (;;) {
    const gamble = gambleNow(g.state, jet);
    if (gamble === 'none') return;
    if (gamble === 'offered' && !(yield* isTried(g, jet))) return;
    yield* again(g, jet);
  }
}

const gambleNow = ({ variants }: AD2State, { poker, thrown }: Jet): Gamble =>
  gambleOf(thrown, { forced: poker === 'force', forbidden: poker === 'interdit' }, variants);

export const mayGamble = (state: AD2State, jet: Jet): boolean => gambleNow(state, jet) !== 'none';

function* isTried(g: AD2, jet: Jet): Rule<boolean> {
  const { success, reachable, surplus } = verdictWith(g, jet);
  // A success that no Réussite could better has nothing to win.
  if (success && !hasUse(jet)) return false;
  const { standing } = jet.thrown;
  return yield* ask({
    id: 'coup-de-poker',
    seat: jet.seat,
    rule: 'AD2-POKER-09',
    params: { figure: jet.who.id, total: reachable, difficulty: difficultyOf(jet), surplus, faces: standing.join(' ') },
    options: [
      option('garder', false, { odds: keptOdds(g, jet) }),
      option('tenter', true, {
        odds: gambleOdds(g, jet, { from: jet.thrown, rethrow: mayRethrow(g, jet) }),
      }),
    ],
  });
}

function* again(g: AD2, jet: Jet): Rule<void> {
  const before = jet.thrown;
  yield* gamble(g, jet, { before, isSecond: false });
  if (!mayRethrow(g, jet)) return;
  // AD2-Q-26: every 1 stays, or only those of the first throw.
  const from = g.state.variants.bestialeOnes === 'kept' ? undoneTo(before, jet.thrown) : before;
  const isWanted = yield* ask({
    id: 'force-bestiale',
    seat: jet.seat,
    rule: 'AD2-XBER-04',
    params: { figure: jet.who.id, faces: jet.thrown.standing.join(' ') },
    options: [
      option('garder', false, { odds: keptOdds(g, jet) }),
      option('relancer', true, { odds: gambleOdds(g, jet, { from, rethrow: false }) }),
    ],
  });
  if (isWanted) yield* gamble(g, jet, { before: from, isSecond: true });
}

function* gamble(
  g: AD2,
  jet: Jet,
  { before, isSecond }: { readonly before: Thrown; readonly isSecond: boolean },
): Rule<void> {
  const count = gambledDice(before).length;
  const faces = yield* throwDice(g, { seat: jet.seat, count, sides: 6, rule: 'AD2-POKER-04' });
  g.emit({ type: 'pokerTried', figure: jet.who.id, faces, again: isSecond, rules: ['AD2-POKER-04', 'AD2-POKER-06'] });
  jet.thrown = gambled(before, faces, g.state.variants);
}

/** The first throw, with the 1s of the second kept where they lie. */
const undoneTo = ({ tallies }: Thrown, { standing }: Thrown): Thrown => ({ standing, tallies });

export const pokerWords = defineWords({
  prompts: {
    'coup-de-poker': {
      fr: (a) =>
        `Dés ${faces(a)} (au mieux ${shown(number(a, 'total'))} contre ${number(a, 'difficulty')}) : ${figure(a)} tente un Coup de poker ?`,
      en: (a) =>
        `Dice ${faces(a)} (${shown(number(a, 'total'))} at best against ${number(a, 'difficulty')}): does ${figure(a)} try a Coup de poker?`,
    },
  },
  labels: {
    'coup-de-poker/garder': { fr: 'Garder ce Jet', en: 'Keep this Jet' },
    'coup-de-poker/tenter': {
      fr: ['Tenter le Coup de poker', 'tout relancer, sauf les 1'],
      en: ['Try the Coup de poker', 'throw all again, but the 1s'],
    },
  },
});
