import { packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import type { Fault, Pack } from './references.ts';

/** C50-TRE-01: tables whose rows do not follow one another up to the last, or that lead back to themselves. */
export function tableFaults({ tables }: Pack, lang: Lang): readonly Fault[] {
  const faults: Fault[] = [];
  const leadsTo = (from: string, seen: readonly string[]): boolean =>
    seen.includes(from) ||
    (tables[from]?.rows.some((row) => row.find === 'table' && leadsTo(row.of, [...seen, from])) ?? false);
  for (const { id, rule, rows } of Object.values(tables)) {
    const forbid = (row: number, ...field: readonly string[]): unknown =>
      faults.push({ kind: 'tables', id, path: ['rows', row, ...field], message: packWords[lang].forbidden(rule) });
    let reached = 0;
    for (const [i, { to }] of rows.entries()) {
      const last = i === rows.length - 1;
      if (last ? to !== undefined : to === undefined || to <= reached) forbid(i, ...(to === undefined ? [] : ['to']));
      reached = to ?? reached;
    }
    const back = rows.findIndex((row) => row.find === 'table' && leadsTo(row.of, [id]));
    if (back >= 0) forbid(back, 'of');
  }
  return faults;
}
