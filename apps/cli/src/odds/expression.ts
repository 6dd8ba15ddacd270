import {
  type Answer,
  evaluate,
  evaluateExactly,
  LIMITS,
  type NotationFault,
  parse,
  print,
  type Question,
} from '@souterrain/odds/notation';
import type { Context } from '../context.ts';
import { badUsage, type Failure, type Status } from '../failure.ts';
import { closest } from '../suggest.ts';
import { distributionJson, spreadJson } from './distribution.ts';
import { type Exact, withExact } from './exact.ts';
import { QUESTIONS } from './flags.ts';
import type { Output, Report } from './report.ts';
import { show } from './show.ts';
import type { OddsWords } from './words/words.ts';

export async function expressionOdds(text: string, output: Output, context: Context): Promise<Status> {
  const parsed = parse(text);
  if (!parsed.ok) throw unreadable(text, parsed.fault, context);
  const { odds: words } = context.words;
  const exact = output.exact && exactOf(parsed.question, words);
  const report = reportOf(print(parsed.question), evaluate(parsed.question), context);
  show(exact ? withExact(report, exact, words) : report, output, context);
  return 0;
}

function exactOf(question: Question, words: OddsWords): Exact {
  const answer = evaluateExactly(question);
  switch (answer.kind) {
    case 'endless':
    case 'heavy':
      throw badUsage(words.inexact[answer.kind]);
    case 'versus': {
      const { left, right, win, tie, lose } = answer;
      return { figures: { win, tie, lose }, series: [left, right] };
    }
    case 'total':
      return { figures: {}, series: [answer.distribution] };
    default:
      return { figures: { success: answer.success }, series: [answer.distribution] };
  }
}

/** What is wrong, then the text with a mark under the place. A system typed wrong is told as such. */
function unreadable(text: string, fault: NotationFault, { words }: Context): Failure {
  const word = /^[a-z][a-z0-9-]+/i.exec(text)?.[0];
  const system = word && closest(word, Object.keys(QUESTIONS));
  if (system) return badUsage(words.unknownSystem(word, system));
  const { at, end } = fault;
  const line = text.replace(/\s/g, ' ').slice(0, LIMITS.length);
  const mark = ' '.repeat(at) + '^'.repeat(Math.max(1, Math.min(end, line.length) - at));
  return badUsage(`${words.odds.faultAt(at + 1, words.odds.fault(fault))}\n  ${line}\n  ${mark}`);
}

function reportOf(expression: string, answer: Answer, { words: { odds } }: Context): Report {
  const { kind, unsaid } = answer;
  const notes = unsaid > 1e-9 ? [odds.unsaid(unsaid)] : [];
  const json = { expression, kind, ...(unsaid > 0 && { unsaid }) };
  if (kind === 'versus') {
    const { win, tie, lose, left, right } = answer;
    const [first = '', second = ''] = expression.split(' vs ');
    return {
      title: expression,
      figures: [
        [odds.win, odds.chance(win)],
        [odds.tie, odds.chance(tie)],
        [odds.lose, odds.chance(lose)],
      ],
      series: [
        { label: first, distribution: left },
        { label: second, distribution: right },
      ],
      notes,
      json: {
        ...json,
        win,
        tie,
        lose,
        left: { distribution: distributionJson(left), ...spreadJson(left) },
        right: { distribution: distributionJson(right), ...spreadJson(right) },
      },
    };
  }
  const { distribution } = answer;
  const success = kind === 'total' ? {} : { success: answer.success };
  return {
    title: expression,
    figures: kind === 'total' ? [] : [[odds.judged(kind, answer.passing), odds.chance(answer.success)]],
    series: [{ label: kind === 'count' ? odds.counted(answer.passing) : odds.total, distribution }],
    notes,
    json: { ...json, ...success, distribution: distributionJson(distribution), ...spreadJson(distribution) },
  };
}
