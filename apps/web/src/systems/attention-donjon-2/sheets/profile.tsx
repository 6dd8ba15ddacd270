import type { AD2 } from '@souterrain/attention-donjon-2';
import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { worldIn } from '../../crawl/world.ts';
import { Lines } from './lines.tsx';

/** What the creatures of a kind do: their lines, once. */
export const Profile = ({ creature, ...scene }: CrawlScene & { readonly creature: string }) => (
  <details class="profile">
    <summary>{scene.words.term(creature, undefined)}</summary>
    <Lines g={worldIn(scene) as AD2} creature={creature} lang={scene.lang} />
  </details>
);
