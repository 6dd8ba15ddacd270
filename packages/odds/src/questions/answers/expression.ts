import { type Answer, evaluate, parse, print } from '../../notation/index.ts';
import type { Given } from '../questions.ts';
import { chanceOf, type Reply, type Report, reportOf, shapeOf } from '../report.ts';

export function expression({ text }: Given<'des/expression'>): Reply {
  const parsed = parse(text);
  if (!parsed.ok) return { fault: parsed.fault };
  return { report: reportOn(evaluate(parsed.question), print(parsed.question)) };
}

function reportOn(answer: Answer, written: string): Report {
  const { kind, unsaid } = answer;
  const about = { expression: written, kind, ...(unsaid > 0 && { unsaid }) };
  if (kind === 'versus') {
    const { win, tie, lose, left, right } = answer;
    const [first = '', second = ''] = written.split(' vs ');
    return reportOf({
      unsaid,
      figures: [chanceOf('win', win), chanceOf('tie', tie), chanceOf('lose', lose)],
      series: [
        { label: { text: first }, distribution: left },
        { label: { text: second }, distribution: right },
      ],
      values: { ...about, win, tie, lose, left: shapeOf(left), right: shapeOf(right) },
    });
  }
  const { distribution } = answer;
  if (kind === 'total')
    return reportOf({
      unsaid,
      series: [{ label: { of: 'total' }, distribution }],
      values: { ...about, ...shapeOf(distribution) },
    });
  const { passing, success } = answer;
  return reportOf({
    unsaid,
    figures: [{ label: { judged: kind, passing }, value: success, unit: 'chance' }],
    series: [{ label: kind === 'count' ? { judged: 'counted', passing } : { of: 'total' }, distribution }],
    values: { ...about, success, ...shapeOf(distribution) },
  });
}
