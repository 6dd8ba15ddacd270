import type { OfferedOption } from '@souterrain/kernel';
import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/sections.css?inline';
import type { SectionsProps } from './adaptor.ts';

adoptStyles(css);

/** Options that belong together; those of a question keep their order. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly options: readonly OfferedOption[];
  /** What holds until another one is picked, where the options change something. */
  readonly now?: string | undefined;
  /** A word or two for each, where the heading says the rest. */
  say?(option: OfferedOption): string;
  /** True for what is there already, which its option takes away. */
  isOn?(option: OfferedOption): boolean;
}

interface SectionListProps extends Pick<SectionsProps, 'button'> {
  readonly sections: readonly Section[];
}

/** Options of a question under their headings, after what holds now. */
export const SectionList = ({ sections, button }: SectionListProps) => (
  <>
    {sections.map(({ id, title, options, now, say, isOn }) => (
      <fieldset key={id} class="section" data-section={id} aria-label={title || undefined}>
        {title !== '' && (
          <p aria-hidden="true">
            {title} {now !== undefined && <b>{now}</b>}
          </p>
        )}
        <div>{options.map((option) => button(option, { short: say?.(option), on: isOn?.(option) }))}</div>
      </fieldset>
    ))}
  </>
);
