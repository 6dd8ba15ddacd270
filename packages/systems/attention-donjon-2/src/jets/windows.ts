import type { Figure } from '@souterrain/crawl';
import { bearingsWith } from '@souterrain/crawl/figures';
import { placeInRound } from '@souterrain/crawl/groups';
import { type Asked, defineWords, figure, number, thing } from '@souterrain/crawl/text';
import { ask, type Option, OVER, option, type Params, type Rule } from '@souterrain/kernel';
import { deFr as de, number as figured, signed } from '@souterrain/words';
import { together, totalOf } from '../figures/values.ts';
import { changedOdds } from '../odds/standing.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Offer } from '../world/features.ts';
import type { Jet } from '../world/jet.ts';
import { diceOf, difficultyOf, verdictWith } from './count.ts';

/** AD2-ORDRE-05, AD2-ORDRE-06: optional bonuses and jokers, until each passes. */
export const beforeJet = (g: AD2, jet: Jet): Rule<void> => openWindow(g, { window: 'before', jet });

/** AD2-ORDRE-10, AD2-ORDRE-13: what may still change the Jet once its dice lie. */
export const afterDice = (g: AD2, jet: Jet): Rule<void> => openWindow(g, { window: 'after', jet });

interface Opened {
  readonly window: 'before' | 'after';
  readonly jet: Jet;
}

/**
 * AD2-ORDRE-19, AD2-BENI-17: the roller first, then the others in the order of their initiative cards. Nobody changes
 * most Jets.
 */
function openWindow(g: AD2, opened: Opened): Rule<void> {
  const { who } = opened.jet;
  if (mayAct(who)) {
    const offers = offersOf(g, who, opened);
    if (offers.length > 0) return rollerFirst(g, opened, offers);
  }
  for (const hero of g.state.figures)
    if (hero !== who && mayAct(hero) && offersOf(g, hero, opened).length > 0) return others(g, opened);
  return OVER;
}

function* rollerFirst(g: AD2, opened: Opened, offers: readonly Offer[]): Rule<void> {
  yield* declare(g, opened.jet.who, { opened, offers });
  yield* others(g, opened);
}

function* others(g: AD2, opened: Opened): Rule<void> {
  const heroes = g.state.figures.filter((hero) => hero !== opened.jet.who && mayAct(hero));
  if (heroes.length > 1) heroes.sort((a, b) => placeInRound(g.state, a) - placeInRound(g.state, b));
  for (const hero of heroes) yield* declare(g, hero, { opened, offers: offersOf(g, hero, opened) });
}

const mayAct = ({ hero, status }: Figure): boolean => hero !== null && status === 'plateau';

/** What one hero offers, until its player passes. */
function* declare(
  g: AD2,
  hero: Figure,
  { opened, offers: first }: { readonly opened: Opened; readonly offers: readonly Offer[] },
): Rule<void> {
  let offers = first;
  while (offers.length > 0 && (yield* take(hero, offers, shown(g, hero, opened)))) offers = offersOf(g, hero, opened);
}

/** How the window is shown to a hero. */
interface Shown {
  readonly id: string;
  readonly params: Params;
  /** Of leaving the Jet as it is. */
  readonly odds?: Option['odds'];
}

function shown(g: AD2, hero: Figure, { window, jet }: Opened): Shown {
  const difficulty = difficultyOf(jet);
  if (window === 'before')
    return {
      id: 'avant-le-jet',
      params: { dice: diceOf(g, jet), added: totalOf(jet.added), difficulty, ...told(jet) },
    };
  return {
    id: 'apres-le-jet',
    params: { total: verdictWith(g, jet).reachable, difficulty, ...told(jet) },
    odds: hero.camp === jet.who.camp ? changedOdds(g, jet) : undefined,
  };
}

const told = ({ purpose, who }: Jet): Params => ({ purpose, figure: who.id });

function offersOf(g: AD2, hero: Figure, opened: Opened): readonly Offer[] {
  const { window, jet } = opened;
  const list = (): readonly Offer[] => offersNow(g, hero, opened);
  if (window === 'before' || hero !== jet.who || verdictWith(g, jet).success) return list();
  return together(list, jet.added, bearingsWith(g, hero).after.length);
}

function offersNow(g: AD2, hero: Figure, { window, jet }: Opened): readonly Offer[] {
  let offers = NONE;
  const { before, after } = bearingsWith(g, hero);
  for (const at of window === 'before' ? before : after) {
    const more = window === 'before' ? at.feature.before!(g, at, jet) : at.feature.after!(g, at, jet);
    if (more.length > 0) offers = offers.length > 0 ? [...offers, ...more] : more;
  }
  return offers;
}

const NONE: readonly Offer[] = [];

function* take(hero: Figure, offers: readonly Offer[], { id, params, odds }: Shown): Rule<boolean> {
  const picked = yield* ask<(() => Rule<void>) | null>({
    id,
    seat: hero.hero!.seat,
    rule: 'AD2-ORDRE-01',
    params,
    options: [option('passer', null, { odds }), ...offers],
  });
  if (picked === null) return false;
  yield* picked();
  return true;
}

const added = (a: Asked): string => (number(a, 'added') === 0 ? '' : ` ${signed(number(a, 'added'))}`);

export const windowWords = defineWords({
  prompts: {
    'avant-le-jet': {
      fr: (a) =>
        `Avant le Jet ${de(figure(a))} (${thing(a, 'purpose')}, ${a.dice(number(a, 'dice'))}${added(a)}, Difficulté ${number(a, 'difficulty')}) : ${a.who} intervient ?`,
      en: (a) =>
        `Before the Jet of ${figure(a)} (${thing(a, 'purpose')}, ${a.dice(number(a, 'dice'))}${added(a)}, Difficulty ${number(a, 'difficulty')}): does ${a.who} step in?`,
    },
    'apres-le-jet': {
      fr: (a) =>
        `Après le Jet ${de(figure(a))} (${thing(a, 'purpose')}, au mieux ${figured(number(a, 'total'))} contre ${number(a, 'difficulty')}) : ${a.who} intervient ?`,
      en: (a) =>
        `After the Jet of ${figure(a)} (${thing(a, 'purpose')}, ${figured(number(a, 'total'))} at best against ${number(a, 'difficulty')}): does ${a.who} step in?`,
    },
  },
  labels: {
    'avant-le-jet/passer': { fr: 'Laisser lancer', en: 'Let them roll' },
    'apres-le-jet/passer': { fr: 'Laisser le Jet tel quel', en: 'Leave the Jet as it is' },
  },
});
