import { SYSTEM_IDS } from '@souterrain/catalog';
import type { Sum } from '@souterrain/kernel';
import { number, type SystemWords, signed } from '@souterrain/words';
import { readCatalogue, type Shown, shownOf } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { indented } from '../wrap.ts';
import type { JournalLine } from './journal.ts';

const known = new Map<string, ReadonlyMap<string, Shown>>();

function rulesOf(system: string): ReadonlyMap<string, Shown> {
  const found = known.get(system);
  if (found) return found;
  const catalogue = readCatalogue(system);
  const rules = new Map(catalogue ? shownOf(catalogue).map((rule) => [rule.id, rule]) : []);
  known.set(system, rules);
  return rules;
}

/** A second edition cites the rules of the first: a foreign id is looked for in the other catalogues. */
function ruleOf(system: string, id: string): Shown | undefined {
  for (const name of [system, ...SYSTEM_IDS]) {
    const rule = rulesOf(name).get(id);
    if (rule) return rule;
  }
  return undefined;
}

/** Sums that add up, then the rules of the line with their rulings. */
export function explain({ text, event }: JournalLine, system: string, said: SystemWords, context: Context): string {
  const { colours, lang, words } = context;
  const width = Math.min(process.stdout.columns ?? 100, 100);
  const sums = (event.sums ?? []).map((sum) => sumLines(sum, said, context));
  const ids = [...new Set([...event.rules, ...(event.sums ?? []).flatMap((s) => s.terms.map((t) => t.rule))])];
  const rules = ids.map((id) => {
    const rule = ruleOf(system, id);
    if (!rule) return colours.bold(id);
    const ruling = rule.ruling ? `\n${indented(`${words.ruling} ${rule.ruling[lang]}`, { width, by: 4 })}` : '';
    return `${colours.bold(id)} ${rule.title[lang]}\n${indented(rule.text[lang], { width, by: 4 })}${ruling}`;
  });
  return [colours.bold(text), ...sums, ...rules].join('\n');
}

function sumLines({ label, terms, total }: Sum, said: SystemWords, { colours }: Context): string {
  const rows = terms.map((term, i) => ({
    name: said.term(term.label, term.params),
    value: i === 0 ? number(term.value) : signed(term.value),
    rule: term.rule as string,
  }));
  rows.push({ name: '=', value: number(total), rule: '' });
  const wide = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, value, rule }) =>
    `    ${name.padEnd(wide)} ${value.padStart(5)}  ${colours.dim(rule)}`.trimEnd(),
  );
  return [`  ${said.term(label, undefined)}`, ...lines].join('\n');
}
