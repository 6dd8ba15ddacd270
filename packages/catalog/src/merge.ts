import { checkIds, checkLanguages } from './agreement.ts';
import type { Bilingual, Catalogue, Question, RuleEntry } from './catalogue.ts';
import {
  type EnglishQuestion,
  type EnglishRule,
  readErrata,
  readQuestions,
  readRules,
  readSections,
} from './english.ts';
import { CatalogueError, type Issue } from './issue.ts';
import { type Fields, Reader } from './reader.ts';
import type { CatalogueFile } from './source.ts';
import type { SystemId } from './systems.ts';
import { typographie, typography } from './typographie.ts';

/** One catalogue out of its English file and its French file, or a CatalogueError naming every fault of both. */
export function mergeCatalogue(system: SystemId, english: CatalogueFile, french: CatalogueFile): Catalogue {
  const issues: Issue[] = [...english.issues, ...french.issues];
  if (issues.length > 0) throw new CatalogueError(issues);

  const en = new Reader(english, issues);
  const fr = new Reader(french, issues);
  const top = en.fields(english.value, []);
  en.only(top, [], ['system', 'sources', 'sections', 'rules', 'questions', 'errata']);
  if (top.system !== system) en.fault(['system'], `${String(top.system)} is in the file of ${system}`);

  const sections = readSections(en, top.sections);
  const rules = readRules(en, top.rules, system);
  const questions = readQuestions(en, top.questions, system);
  const errata = readErrata(en, top.errata);
  const texts = fr.fields(french.value, []);

  checkIds({ en, sections, rules, questions, errata });
  checkLanguages({ en, fr, texts, rules, questions });

  const frenchOf = (id: string): Fields => (id in texts ? fr.fields(texts[id], [id]) : {});
  const pair = (id: string, name: string, text: string): Bilingual => ({
    fr: id in texts ? typographie(fr.text(frenchOf(id), [id, name])) : '',
    en: typography(text),
  });
  const entry = (rule: EnglishRule): RuleEntry => ({
    id: rule.id,
    section: rule.section,
    kind: rule.kind,
    source: rule.source,
    title: { fr: typographie(rule.titleFr), en: typography(rule.titleEn) },
    text: pair(rule.id, 'rule', rule.text),
    ...(rule.ruling === undefined ? {} : { ruling: pair(rule.id, 'ruling', rule.ruling) }),
    ...(rule.vector === undefined ? {} : { vector: rule.vector }),
  });
  const question = (item: EnglishQuestion): Question => ({
    id: item.id,
    variant: item.variant,
    about: item.about,
    label: pair(item.id, 'label_fr', item.id in texts ? fr.text(frenchOf(item.id), [item.id, 'label_en']) : ''),
    question: pair(item.id, 'question', item.question),
    chosen: pair(item.id, 'chosen', item.chosen),
    alternative: pair(item.id, 'alternative', item.alternative),
  });

  const catalogue = { system, sections, rules: rules.map(entry), questions: questions.map(question), errata };
  if (issues.length > 0) throw new CatalogueError(issues);
  return catalogue;
}
