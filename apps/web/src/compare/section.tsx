import type { ComponentChildren } from 'preact';
import { Rich } from '../page/rich.tsx';
import type { CompareWords } from './compare-words.ts';
import { EDITIONS, type EditionId } from './editions.ts';

interface SectionProps {
  readonly title: string;
  readonly said: CompareWords;
  readonly note?: string;
  readonly children: (edition: EditionId) => ComponentChildren;
}

/** One thing, as each edition has it: side by side, one above the other on a phone. */
export const Section = ({ title, said, note, children }: SectionProps) => (
  <section class="both">
    <h2 class="title">{title}</h2>
    {note && <p class="note">{note}</p>}
    <div class="sides">
      {EDITIONS.map((edition) => (
        <div key={edition} class="side panel" data-edition={edition}>
          <h3>
            <Rich text={said.editions[edition]} />
          </h3>
          {children(edition)}
        </div>
      ))}
    </div>
  </section>
);
