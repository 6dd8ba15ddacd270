import { exactOpposed, exactSuccess, exactTotals } from '../attention-donjon/index.ts';
import { exactEnemyAction, exactReussites, exactSuccess as exactSuccess2 } from '../attention-donjon-2/index.ts';
import { exactDuel } from '../cinquante-etages/index.ts';
import { chanceWhere, type Fraction } from '../exact/fraction.ts';
import type { Tally } from '../exact/tally.ts';
import { exactAttack, exactCheck, exactSpell } from '../heros-bataillons/index.ts';
import { evaluateExactly, type Inexact, parse } from '../notation/index.ts';
import { attackOf, duelOf, enemyActionOf, opposedOf } from './orders.ts';
import type { Asked, Given, QuestionName } from './questions.ts';
import type { Play } from './report.ts';

/** The answer to a question in whole numbers. */
export interface Exact {
  /** By their names among the values; in the order of the figures of the report, of which they may be the first ones only. */
  readonly figures: Readonly<Record<string, Fraction>>;
  /** In the order of the series of the report. */
  readonly series: readonly Tally[];
}

/**
 * Why there are no fractions: dice or Coups de poker that may go on for ever, too much work, PV past the most that are counted
 * so, or a question that has none.
 */
export type Lacking =
  | { readonly lacks: Inexact['kind'] | 'endless-poker' | 'fractions' }
  | { readonly lacks: 'low-pv'; readonly most: number };

type ExactAnswers = { readonly [Q in QuestionName]?: (given: Given<Q>) => Exact | Lacking };

/** Gambles follow one another without end: only a roll that keeps its sixes is a finite sum. */
const kept = (poker: Play, exact: () => Exact): Exact | Lacking =>
  poker === 'never' ? exact() : { lacks: 'endless-poker' };

/** Past these PV the digits of a duel take more than a few seconds. */
const MOST_PV = 100;

const ANSWERS: ExactAnswers = {
  'des/expression': ({ text }) => {
    const parsed = parse(text);
    if (!parsed.ok) return { lacks: 'fractions' };
    const answer = evaluateExactly(parsed.question);
    switch (answer.kind) {
      case 'endless':
      case 'heavy':
        return { lacks: answer.kind };
      case 'versus': {
        const { left, right, win, tie, lose } = answer;
        return { figures: { win, tie, lose }, series: [left, right] };
      }
      case 'total':
        return { figures: {}, series: [answer.distribution] };
      default:
        return { figures: { success: answer.success }, series: [answer.distribution] };
    }
  },
  'attention-donjon/check': (given) =>
    kept(given.poker, () => ({ figures: { success: exactSuccess(given) }, series: [exactTotals(given)] })),
  'attention-donjon/opposed': (given) =>
    kept(given.poker, () => {
      const order = opposedOf(given);
      return { figures: { success: exactOpposed(order) }, series: [exactTotals(order.attacker)] };
    }),
  'attention-donjon-2/check': (given) => ({
    figures: { success: exactSuccess2(given) },
    series: [exactReussites(given)],
  }),
  'attention-donjon-2/enemy': (given) => {
    const { sante } = given;
    const { resisted, lost } = exactEnemyAction(enemyActionOf(given));
    const unharmed = chanceWhere(lost, (loss) => loss === 0);
    const down = chanceWhere(lost, (loss) => loss >= sante);
    return { figures: { resisted, unharmed, down }, series: [lost] };
  },
  'cinquante-etages/duel': (given) => {
    if (Math.max(given.pv, given.creaturePv) > MOST_PV) return { lacks: 'low-pv', most: MOST_PV };
    const { pv, creaturePv, ...figures } = exactDuel(duelOf(given));
    return { figures, series: [pv, creaturePv] };
  },
  'heros-bataillons/check': (given) => {
    const { success, total, bitter } = exactCheck(given);
    return { figures: { success, totalSuccess: total, bitterFailure: bitter }, series: [] };
  },
  'heros-bataillons/attack': (given) => {
    const { damage, critical, falls } = exactAttack(attackOf(given));
    return { figures: { critical, falls }, series: [damage] };
  },
  'heros-bataillons/spell': ({ power, ...caster }) => {
    const { max, tot, cost, demoralised, dies } = exactSpell(power, caster);
    return { figures: { demoralised, dies }, series: [max, tot, cost] };
  },
};

/** The answer to a question in whole numbers, or the reason why there is none. */
export function exactAnswer({ name, given }: Asked): Exact | Lacking {
  const answer = ANSWERS[name] as ((given: object) => Exact | Lacking) | undefined;
  return answer?.(given) ?? { lacks: 'fractions' };
}
