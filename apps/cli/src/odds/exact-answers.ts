import { exactOpposed, exactSuccess, exactTotals } from '@souterrain/odds/attention-donjon';
import { exactReussites, exactSuccess as exactSuccess2 } from '@souterrain/odds/attention-donjon-2';
import { exactDuel } from '@souterrain/odds/cinquante-etages';
import { exactAttack, exactCheck, exactSpell } from '@souterrain/odds/heros-bataillons';
import { badUsage } from '../failure.ts';
import { orderOf as duelOrder } from './cinquante-etages.ts';
import type { Exact } from './exact.ts';
import type { Given, QUESTIONS, SystemId } from './flags.ts';
import { orderOf as attackOrder } from './heros-bataillons.ts';
import type { Play } from './plays.ts';
import type { OddsWords } from './words/words.ts';

type ExactAnswers = {
  readonly [S in SystemId]: {
    readonly [Q in keyof (typeof QUESTIONS)[S]]?: (given: Given<S, Q>, words: OddsWords) => Exact;
  };
};

/** Gambles follow one another without end: only a roll that keeps its sixes is a finite sum. */
function mustKeep(poker: Play, words: OddsWords): void {
  if (poker !== 'never') throw badUsage(words.endlessPoker);
}

/** Past these PV the digits of a duel take more than a few seconds. */
const MOST_PV = 100;

const ANSWERS: ExactAnswers = {
  'attention-donjon': {
    check({ poker, ...check }, words) {
      mustKeep(poker, words);
      return { figures: { success: exactSuccess(check) }, series: [exactTotals(check)] };
    },
    opposed({ attacker, defender, minimum, blessed, cursed, defenderBlessed, defenderCursed, poker }, words) {
      mustKeep(poker, words);
      const striking = { dice: attacker, blessed, cursed };
      const holding = { dice: defender, blessed: defenderBlessed, cursed: defenderCursed };
      const success = exactOpposed({ attacker: striking, defender: holding, minimum });
      return { figures: { success }, series: [exactTotals(striking)] };
    },
  },
  'attention-donjon-2': {
    check: (given) => ({ figures: { success: exactSuccess2(given) }, series: [exactReussites(given)] }),
  },
  'cinquante-etages': {
    duel(given, words) {
      if (Math.max(given.pv, given.creaturePv) > MOST_PV) throw badUsage(words.exactPv(MOST_PV));
      const { pv, creaturePv, ...figures } = exactDuel(duelOrder(given));
      return { figures, series: [pv, creaturePv] };
    },
  },
  'heros-bataillons': {
    check(given) {
      const { success, total, bitter } = exactCheck(given);
      return { figures: { success, totalSuccess: total, bitterFailure: bitter }, series: [] };
    },
    attack(given) {
      const { damage, critical, falls } = exactAttack(attackOrder(given));
      return { figures: { critical, falls }, series: [damage] };
    },
    spell({ power, ...caster }) {
      const { max, tot, cost, demoralised, dies } = exactSpell(power, caster);
      return { figures: { demoralised, dies }, series: [max, tot, cost] };
    },
  },
};

interface Asked {
  readonly system: string;
  readonly question: string;
  readonly given: object;
}

/** The answer to a question of a system in whole numbers, or the reason why there is none. */
export function exactAnswer({ system, question, given }: Asked, words: OddsWords): Exact {
  type Answer = (given: object, words: OddsWords) => Exact;
  const answer = (ANSWERS[system as SystemId] as Readonly<Record<string, Answer | undefined>>)[question];
  if (!answer) throw badUsage(words.noExact(`${system} ${question}`));
  return answer(given, words);
}
