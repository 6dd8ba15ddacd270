import type { RuleId } from '@souterrain/catalog';
import type { Figure, Mark, Span, Until } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

export const THIS_ROUND: Until = { in: 'rounds', left: 1 };

export const untilTurn = (g: Crawl, figure: Figure, edge: 'start' | 'end'): Until => ({
  in: 'turn',
  of: figure.id,
  edge,
  since: g.state.round,
});

/** AD1-ETAT-01: each at most once; gaining it again renews it. */
export function gainMark(g: Crawl, figure: Figure, mark: Mark, rules: readonly RuleId[]): void {
  g.emit({ type: 'markGained', figure: figure.id, mark, rules });
}

export function loseMark(
  g: Crawl,
  figure: Figure,
  mark: string,
  {
    source,
    why,
    rules,
  }: {
    source?: string | undefined;
    why: 'fini' | 'retire' | 'remplace' | 'utilise';
    rules: readonly RuleId[];
  },
): void {
  if (!figure.marks.some((m) => m.id === mark && m.source === source)) return;
  const from = source === undefined ? {} : { source };
  g.emit({ type: 'markLost', figure: figure.id, mark, ...from, why, rules });
}

export const wasUsed = (figure: Figure, span: Span, key: string): boolean => figure.used[span].includes(key);

export function useOnce(
  g: Crawl,
  figure: Figure,
  { span, key, rules }: { span: Span; key: string; rules: readonly RuleId[] },
): void {
  g.emit({ type: 'onceUsed', figure: figure.id, span, key, rules });
}
