import { mean } from '@souterrain/odds';
import { type Answer, evaluate, parse, print } from '@souterrain/odds/notation';
import type { Answers } from './answers.ts';
import { chanceOf, type Report, reportOf } from './report.ts';

export const des: Answers<'des'> = {
  expression({ text }) {
    const parsed = parse(text);
    if (!parsed.ok) return { fault: parsed.fault };
    return { report: answerOf(evaluate(parsed.question), print(parsed.question)) };
  },
};

function answerOf(answer: Answer, expression: string): Report {
  const { unsaid } = answer;
  if (answer.kind === 'versus') {
    const [left = '', right = ''] = expression.split(' vs ');
    return reportOf({
      unsaid,
      figures: [chanceOf('win', answer.win), chanceOf('tie', answer.tie), chanceOf('lose', answer.lose)],
      series: [
        { label: { text: left }, distribution: answer.left },
        { label: { text: right }, distribution: answer.right },
      ],
    });
  }
  const { distribution } = answer;
  if (answer.kind === 'total')
    return reportOf({
      unsaid,
      figures: [{ label: { of: 'mean' }, value: mean(distribution), unit: 'mean' }],
      series: [{ label: { of: 'total' }, distribution }],
    });
  const { kind, passing, success } = answer;
  return reportOf({
    unsaid,
    figures: [{ label: { judged: kind, passing }, value: success, unit: 'chance' }],
    series: [{ label: kind === 'count' ? { judged: 'counted', passing } : { of: 'total' }, distribution }],
  });
}
