import type { Lang } from '@souterrain/words';
import { manifestOf } from '../systems/registry.ts';
import type { Printer, PrintScene } from './model.ts';
import type { Printable } from './source.ts';

export interface Prepared {
  readonly printer: Printer;
  readonly scene: PrintScene;
}

/** A source as it is printed in a language; undefined for a system that puts nothing on paper. */
export async function prepare(source: Printable, lang: Lang): Promise<Prepared | undefined> {
  const { adaptor, view, names } = source;
  const { printer: load, book } = manifestOf(source.system)!;
  const [printer, words, { texts: rules }] = await Promise.all([load?.(lang), adaptor.words(lang), book()]);
  return printer && { printer, scene: { system: adaptor.system, view, words, company: { names }, lang, rules } };
}
