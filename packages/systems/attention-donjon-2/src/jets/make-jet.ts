import { bearingsWith } from '@souterrain/crawl/figures';
import { defineWords, figure, number, type Offered, one, thing } from '@souterrain/crawl/text';
import { ask, option, type Rule, rollOne, sum, roll as throwDice } from '@souterrain/kernel';
import { totalOf } from '../figures/values.ts';
import { declined, rerolled, thrown } from '../rolls/index.ts';
import { faces, reussites } from '../text/asked.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet, JetOrder } from '../world/jet.ts';
import { addDice, addResult } from './changes.ts';
import { diceOf, difficultyOf, resultOf, settledTerms, verdictWith } from './count.ts';
import { draft } from './draft.ts';
import { coupDePoker, mayGamble } from './poker.ts';
import { afterDice, beforeJet } from './windows.ts';

/** A Jet de Compétence, from its dice to its verdict, in the order of AD2-ORDRE-01 (steps 3 to 14). */
export function* makeJet(g: AD2, asked: JetOrder): Rule<Jet> {
  const jet = draft(g, asked);
  yield* beforeJet(g, jet);
  if (bearingsWith(g, jet.who).bonusDie.length > 0) yield* bonusDice(g, jet);
  const dice = diceOf(g, jet);
  announce(g, jet, dice);
  if (dice > 0) {
    const faces = yield* throwDice(g, { seat: jet.seat, count: dice, sides: 6, rule: 'AD2-ORDRE-08' });
    g.emit({ type: 'diceThrown', figure: jet.who.id, faces, rules: ['AD2-ORDRE-08'] });
    jet.thrown = thrown(faces);
    if (bearingsWith(g, jet.who).reroll.length > 0) yield* rerolls(g, jet);
  }
  yield* afterDice(g, jet);
  if (dice > 0) {
    const before = jet.thrown;
    if (mayGamble(g.state, jet)) yield* coupDePoker(g, jet);
    if (jet.thrown !== before) {
      if (bearingsWith(g, jet.who).reroll.length > 0) yield* rerolls(g, jet);
      yield* afterDice(g, jet);
    }
  }
  jet.verdict = verdictWith(g, jet);
  if (jet.verdict.used > 0 && isDeclinable(g, jet) && (yield* isDeclined(jet))) jet.verdict = declined(jet.verdict);
  settle(g, jet);
  return jet;
}

/** AD2-ORDRE-07, AD2-BONUS-03, AD2-POKER-16: variable bonuses only fix a number; their dice are no part of the Jet. */
function* bonusDice(g: AD2, jet: Jet): Rule<void> {
  for (const at of bearingsWith(g, jet.who).bonusDie) {
    const die = at.feature.bonusDie!(g, at, jet);
    if (!die) continue;
    const { id: label, rule } = at.feature;
    const value = yield* rollOne(g, { seat: jet.seat, sides: die.sides, rule });
    const change = { by: at.who, label, rule, value };
    if (die.to === 'des') addDice(g, jet, change);
    else addResult(g, jet, change);
  }
}

/** AD2-ORDRE-04, AD2-ORDRE-07, AD2-BONUS-04: nothing more is added before the throw. */
function announce(g: AD2, jet: Jet, dice: number): void {
  const { who, purpose, attribute, skill, by, target } = jet;
  g.emit({
    type: 'jetAnnounced',
    figure: who.id,
    purpose,
    attribute,
    skill,
    by: by?.id ?? null,
    target: target?.id ?? null,
    dice,
    added: totalOf(jet.added),
    difficulty: difficultyOf(jet),
    rules: ['AD2-JET-01', 'AD2-ORDRE-07'],
    // Copies: what is added after the throw is told by its own event.
    sums: [sum('des', settledTerms(jet, dice)), sum('ajoute', [...jet.added]), sum('difficulte', [...jet.difficulty])],
  });
}

/** AD2-ORDRE-09, AD2-ORDRE-13: one die at a time, and the face its player prefers. */
function* rerolls(g: AD2, jet: Jet): Rule<void> {
  for (const at of bearingsWith(g, jet.who).reroll) {
    const use = at.feature.reroll!(g, at, jet);
    if (!use) continue;
    const { standing } = jet.thrown;
    const die = yield* ask<number | null>({
      id: 'relancer-un-de',
      seat: jet.seat,
      rule: at.feature.rule,
      params: { figure: jet.who.id, faces: standing.join(' '), with: at.feature.id },
      options: [
        option('garder', null),
        ...standing.flatMap((face, i) =>
          // Dice that show the same face are the same choice.
          standing.indexOf(face) === i ? [option(`relancer-${face}`, i, { label: 'relancer', params: { face } })] : [],
        ),
      ],
    });
    if (die === null) continue;
    use();
    const from = standing[die]!;
    const to = yield* rollOne(g, { seat: jet.seat, sides: 6, rule: at.feature.rule });
    const kept = to === from ? from : yield* preferred(jet, { from, to });
    g.emit({ type: 'dieRethrown', figure: jet.who.id, from, to, kept, rules: [at.feature.rule, 'AD2-ORDRE-09'] });
    if (kept !== from) jet.thrown = rerolled(jet.thrown, die, kept);
  }
}

const preferred = (jet: Jet, { from, to }: { readonly from: number; readonly to: number }): Rule<number> =>
  ask({
    id: 'quelle-face',
    seat: jet.seat,
    rule: 'AD2-XCRO-02',
    params: { figure: jet.who.id },
    options: [to, from].map((face) => option(`garder-${face}`, face, { label: 'garder-la-face', params: { face } })),
  });

/** AD2-REU-09, AD2-Q-06: asked where somebody may want it to fail, or where every Réussite is assigned by hand. */
const isDeclinable = (g: AD2, { declinable }: Jet): boolean =>
  declinable === true || g.state.variants.autoReserve === 'no';

const isDeclined = (jet: Jet): Rule<boolean> =>
  ask({
    id: 'reserver',
    seat: jet.seat,
    rule: 'AD2-REU-09',
    params: { figure: jet.who.id, used: jet.verdict.used, difficulty: difficultyOf(jet) },
    options: [option('reussir', false), option('renoncer', true)],
  });

function settle(g: AD2, jet: Jet): void {
  const { who, purpose, verdict } = jet;
  g.emit({
    type: 'jetSettled',
    figure: who.id,
    purpose,
    faces: jet.thrown.standing,
    difficulty: difficultyOf(jet),
    best: verdict.best,
    base: verdict.base,
    reussites: verdict.reussites,
    reachable: verdict.reachable,
    used: verdict.used,
    result: verdict.result,
    success: verdict.success,
    surplus: verdict.surplus,
    rules: ['AD2-REU-08', 'AD2-JET-10'],
    sums: [resultOf(jet.added, verdict), sum('difficulte', jet.difficulty)],
  });
  for (const at of bearingsWith(g, who).rolled) at.feature.rolled!(g, at, jet);
}

const face = ({ option }: Offered): number => Number(option.params.face);

export const jetWords = defineWords({
  prompts: {
    'relancer-un-de': {
      fr: (a) => `${thing(a, 'with')}, dés ${faces(a)} : ${figure(a)} en relance un ?`,
      en: (a) => `${thing(a, 'with')}, dice ${faces(a)}: does ${figure(a)} throw one again?`,
    },
    'quelle-face': { fr: (a) => `Quelle face garde ${figure(a)} ?`, en: (a) => `Which face does ${figure(a)} keep?` },
    reserver: {
      fr: (a) =>
        `${figure(a)} peut atteindre ${number(a, 'difficulty')} avec ${reussites(a, number(a, 'used'))} : réussir, ou renoncer ?`,
      en: (a) =>
        `${figure(a)} can reach ${number(a, 'difficulty')} with ${reussites(a, number(a, 'used'))}: succeed, or give up?`,
    },
  },
  labels: {
    'relancer-un-de/garder': { fr: 'Garder les dés', en: 'Keep the dice' },
    relancer: {
      fr: (o) => one(`Relancer un ${face(o)}`, 'la face préférée est gardée'),
      en: (o) => one(`Throw a ${face(o)} again`, 'the preferred face is kept'),
    },
    'garder-la-face': { fr: (o) => one(`Garder le ${face(o)}`), en: (o) => one(`Keep the ${face(o)}`) },
    'reserver/reussir': { fr: 'Réussir', en: 'Succeed' },
    'reserver/renoncer': { fr: ['Renoncer', 'le Jet est raté'], en: ['Give up', 'the Jet fails'] },
  },
});
