import { useSignal } from '@preact/signals';
import { iconAuthors } from '../icons/authors.gen.ts';
import { language, words } from '../words/language.ts';

type Credits = typeof import('../icons/credits.gen.ts').iconCredits;

/** Who made what we stand on; the whole list of icons is fetched for those who open it. */
export function Footer() {
  const list = useSignal<Credits | undefined>(undefined);
  const { credits } = words.value;
  const authors = new Intl.ListFormat(language.value).format(iconAuthors);
  const fetchList = async () => {
    list.value = (await import('../icons/credits.gen.ts')).iconCredits;
  };
  return (
    <footer>
      <p>{credits.rules}</p>
      <details onToggle={fetchList}>
        <summary>{credits.icons(authors)}</summary>
        {list.value?.map(({ author, icons }) => (
          <p key={author}>
            <b>{author}</b> {icons.join(', ')}
          </p>
        ))}
      </details>
    </footer>
  );
}
