import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { Lines } from './lines.tsx';

/** What the creatures of a kind do: their lines, once. */
export const Profile = ({ creature, words, lang }: CrawlScene & { readonly creature: string }) => (
  <details class="profile">
    <summary>{words.term(creature, undefined)}</summary>
    <Lines creature={creature} lang={lang} />
  </details>
);
