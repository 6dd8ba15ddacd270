import type { Catalogue } from '@souterrain/catalog/load';
import { readCatalogues, readCitations, type Shown, shownOf } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { badUsage, type Status } from '../failure.ts';
import { closest } from '../suggest.ts';
import { manifestOf } from '../systems.ts';
import { indented } from '../wrap.ts';
import { printCoverage } from './coverage.ts';

/** The variant switches of a catalogue form a section of their own. */
const SWITCHES = 'Q';

export async function rules(
  id: string | undefined,
  options: { coverage?: boolean; json?: boolean; where?: boolean },
  context: Context,
): Promise<Status> {
  const catalogues = readCatalogues();
  if (options.coverage) return printCoverage(context);
  if (options.where) return printWhere(id, options, { catalogues, context });
  if (options.json) context.json(id === undefined ? catalogues.flatMap(shownOf) : named(id, catalogues, context));
  else if (id === undefined) for (const catalogue of catalogues) printSystem(catalogue, context);
  else printNamed(id, catalogues, context);
  return 0;
}

const prefixOf = ({ rules: list }: Catalogue): string => list[0]?.id.split('-')[0] ?? '';

function printNamed(typed: string, catalogues: readonly Catalogue[], context: Context): void {
  const wanted = typed.toUpperCase();
  const system = systemNamed(typed, catalogues);
  if (system) return printSystem(system, context);
  const found = named(typed, catalogues, context);
  if (found[0]?.id === wanted) return printRule(found[0], context);
  for (const { id, title } of found) context.print(`${context.colours.bold(id)}  ${title[context.lang]}`);
}

/** Where the sources apply a rule, or those of a section. */
function printWhere(
  id: string | undefined,
  { json }: { json?: boolean },
  { catalogues, context }: { catalogues: readonly Catalogue[]; context: Context },
): Status {
  if (id === undefined) throw badUsage(context.words.missingArgument('id'));
  const ids = named(id, catalogues, context).map((rule) => rule.id);
  const citations = readCitations().filter((citation) => ids.includes(citation.id));
  if (json) context.json(citations);
  else
    for (const rule of ids) {
      if (ids.length > 1) context.print(context.colours.bold(rule));
      for (const { file, line, text } of citations.filter((citation) => citation.id === rule))
        context.print(`${file}:${line}  ${context.colours.dim(text)}`);
    }
  return 0;
}

/** The rules that are called so: one, those of a section, or those of a system. */
function named(typed: string, catalogues: readonly Catalogue[], { words }: Context): readonly Shown[] {
  const wanted = typed.toUpperCase();
  const system = systemNamed(typed, catalogues);
  if (system) return shownOf(system);
  const all = catalogues.flatMap(shownOf);
  const exact = all.filter(({ id }) => id === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ id }) => id.startsWith(`${wanted}-`));
  if (found.length === 0) throw badUsage(words.unknownRule(typed, closest(wanted, known(all))));
  return found;
}

const systemNamed = (typed: string, catalogues: readonly Catalogue[]): Catalogue | undefined =>
  catalogues.find((c) => c.system === typed.toLowerCase() || prefixOf(c) === typed.toUpperCase());

const sectionOf = (id: string): string => id.split('-').slice(0, -1).join('-');

const known = (all: readonly Shown[]): string[] => [...new Set(all.flatMap(({ id }) => [id, sectionOf(id)]))];

function printSystem(catalogue: Catalogue, { lang, colours, words, print }: Context): void {
  const prefix = prefixOf(catalogue);
  print(colours.bold(`${manifestOf(catalogue.system)?.title ?? catalogue.system} (${catalogue.system})`));
  const counts = new Map<string, number>();
  for (const { id } of shownOf(catalogue)) counts.set(sectionOf(id), (counts.get(sectionOf(id)) ?? 0) + 1);
  const sections = [...catalogue.sections, { id: SWITCHES, title: { fr: words.switches, en: words.switches } }];
  for (const { id, title } of sections) {
    const section = `${prefix}-${id}`;
    const count = counts.get(section) ?? 0;
    if (count > 0) print(`  ${section.padEnd(14)} ${String(count).padStart(3)}  ${title[lang]}`);
  }
}

function printRule({ id, title, text, ruling, alternative, vector }: Shown, context: Context): void {
  const { lang, colours, words, print } = context;
  const width = Math.min(process.stdout.columns ?? 100, 100);
  const part = (label: string, body: string | undefined) => {
    if (body === undefined) return;
    print(`${colours.dim(label)}\n${indented(body, { width, by: 2 })}`);
  };
  print(`${colours.bold(id)}  ${title[lang]}`);
  print(indented(text[lang], { width, by: 2 }));
  part(words.ruling, ruling?.[lang]);
  part(words.alternative, alternative?.[lang]);
  part(words.vector, vector);
}
