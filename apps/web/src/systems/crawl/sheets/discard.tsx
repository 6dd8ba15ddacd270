import type { CrawlEvent, CrawlView } from '@souterrain/crawl';
import type { SceneProps } from '../../adaptor.ts';
import { PlayingCard } from './cards.tsx';
import { sheetWords } from './sheet-words.ts';

/** AD1-DECK-06: anyone may look through the discard; its last card comes first. */
export function Discard({ view, lang }: SceneProps<CrawlView, CrawlEvent>) {
  const { discard } = view.deck;
  return (
    <details class="in-play panel discard">
      <summary>
        <h2>{sheetWords[lang].discard}</h2> {discard.length}
      </summary>
      <ol>
        {discard.toReversed().map((card) => (
          <li key={card}>
            <PlayingCard card={card} lang={lang} />
          </li>
        ))}
      </ol>
    </details>
  );
}
