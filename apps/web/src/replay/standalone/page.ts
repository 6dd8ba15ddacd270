import type { ByLang, Lang } from '@souterrain/words';
import css from './reader.css?inline';
import reader from './reader.mjs?raw';
import { type ReaderWords, readerWords } from './reader-words.ts';
import type { Told } from './told.ts';

/** All that the page holds. */
export interface PageData {
  /** The language it opens in. */
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly told: ByLang<Told>;
  /** What the maps are drawn with, and in. */
  readonly layers: readonly string[];
  readonly css: string;
  readonly words: ByLang<ReaderWords>;
}

/** One file that shows a game again, offline and without us; nothing in it is fetched from anywhere. */
export async function pageOf(data: Omit<PageData, 'words'>): Promise<string> {
  const { lang, names, told } = data;
  const title = escaped(`${told[lang].title} · ${names.join(', ')}`);
  const packed = await pack(JSON.stringify({ ...data, words: readerWords } satisfies PageData));
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">`,
    `<title>${title}</title><style>${css}</style></head><body><main id="page">`,
    `<p>${escaped(readerWords.fr.needs)}</p><p lang="en">${escaped(readerWords.en.needs)}</p></main>`,
    `<script type="application/octet-stream" id="game">${packed}</script>`,
    `<script>${reader}</script></body></html>\n`,
  ].join('\n');
}

/** Texts that repeat themselves at every decision, pressed small; only letters and digits, so that no name can end the script. */
async function pack(text: string): Promise<string> {
  const pressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(pressed).arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
