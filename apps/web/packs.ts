import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));
const PACK = '\0pack:';
const ENGLISH = '\0english:';

/** The packs that a system plays with. */
const PACKS: Readonly<Record<string, readonly string[]>> = {
  'attention-donjon': ['crawl', 'systems/attention-donjon'],
  'attention-donjon-2': ['crawl', 'systems/attention-donjon-2'],
  'heros-bataillons': ['systems/heros-bataillons'],
};

type Words = { readonly fr: string; readonly en: string };

const isWords = (value: object): value is Words =>
  Object.keys(value).join() === 'fr,en' && Object.values(value).every((text) => typeof text === 'string');

/** Writes a pack as script; `w` makes words of their French, and entries are found by their id, which they say no more. */
function scriptOf(value: unknown, english: string[], id?: string): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => scriptOf(item, english)).join()}]`;
  if (isWords(value)) {
    english.push(value.en);
    return `w(${JSON.stringify(value.fr)})`;
  }
  const fields = Object.entries(value).filter(([key, said]) => !(key === 'id' && said === id));
  return `{${fields.map(([key, said]) => `${JSON.stringify(key)}:${scriptOf(said, english)}`).join()}}`;
}

function compile(home: string): { readonly script: string; readonly english: readonly string[] } {
  const pack = JSON.parse(readFileSync(`${PACKAGES}${home}/src/content/pack.gen.json`, 'utf8')) as Record<
    string,
    object
  >;
  const english: string[] = [];
  const kinds = Object.entries(pack).map(([kind, entries]) => {
    if (kind === 'pack') return `${kind}:${scriptOf(entries, english)}`;
    const listed = Object.entries(entries).map(
      ([id, entry]) => `${JSON.stringify(id)}:${scriptOf(entry, english, id)}`,
    );
    return `${kind}:named({${listed.join()}})`;
  });
  const script = `const words = [];
const w = (fr) => { const said = { fr }; words.push(said); return said; };
const named = (entries) => { for (const id in entries) entries[id] = { id, ...entries[id] }; return entries; };
export const speakEnglish = (texts) => { words.forEach((said, at) => { said.en = texts[at]; }); };
export default {${kinds.join()}};`;
  return { script, english };
}

/**
 * Packs as a page reads them: in French, which rules may name things by; their English comes with the words of a table that
 * speaks it, and with the rules behind a first question.
 */
export const packs = (): Plugin => ({
  name: 'souterrain-packs',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(PACK) || source.startsWith(ENGLISH)) return source;
    if (!source.endsWith('/pack.gen.json') || !importer?.startsWith(PACKAGES)) return undefined;
    return `${PACK}${importer.slice(PACKAGES.length).replace(/\/src\/content\/.*/, '')}`;
  },
  load(id) {
    if (id.startsWith(PACK)) return compile(id.slice(PACK.length)).script;
    if (!id.startsWith(ENGLISH)) return undefined;
    const home = id.slice(ENGLISH.length);
    const texts = JSON.stringify(compile(home).english);
    const code = `import { speakEnglish } from ${JSON.stringify(PACK + home)}; speakEnglish(${texts});`;
    return { code, moduleSideEffects: true };
  },
  transform(code, id) {
    const system = /packages\/systems\/([\w-]+)\/src\/(?:bring|text\/en\/asking)\.ts$/.exec(id)?.[1] ?? '';
    const english = (PACKS[system] ?? []).map((home) => `import ${JSON.stringify(ENGLISH + home)};`);
    return english.length > 0 ? { code: english.join('') + code, map: null } : undefined;
  },
});
