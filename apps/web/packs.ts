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

interface Compiled {
  /** The pack, in French alone. */
  readonly french: string;
  /** What the words of the pack are in English, in the order in which they stand in it. */
  readonly english: readonly string[];
}

function compile(home: string): Compiled {
  const english: string[] = [];
  const french = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(french);
    if (isWords(value)) {
      english.push(value.en);
      return { fr: value.fr };
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, french(part)]));
  };
  const pack: unknown = JSON.parse(readFileSync(`${PACKAGES}${home}/src/content/pack.gen.json`, 'utf8'));
  return { french: JSON.stringify(french(pack)), english };
}

/** Fetches the pack, then finds the words in it that English is waited for. */
const reading = (pack: string): string => `const pack = await (await fetch(${pack})).json();
const words = [];
const gather = (part) => {
  if (typeof part !== 'object' || part === null) return;
  if (typeof part.fr === 'string') words.push(part);
  else Object.values(part).forEach(gather);
};
gather(pack);
export const speakEnglish = (texts) => { words.forEach((said, at) => { said.en = texts[at]; }); };
export default pack;`;

/**
 * Packs as a page reads them: data, fetched as data, in French, which rules may name things by. Their English comes with the
 * words of a table that speaks it, and with the rules behind a first question.
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
    if (id.startsWith(PACK)) {
      const home = id.slice(PACK.length);
      const name = `pack-${home.split('/').at(-1)}.json`;
      const file = this.emitFile({ type: 'asset', name, source: compile(home).french });
      return reading(`import.meta.ROLLUP_FILE_URL_${file}`);
    }
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
