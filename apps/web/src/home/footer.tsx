import { iconCredits } from '../icons/credits.gen.ts';
import { language, words } from '../words/language.ts';

export function Footer() {
  const { credits } = words.value;
  const authors = new Intl.ListFormat(language.value).format(iconCredits.map((credit) => credit.author));
  return (
    <footer>
      <p>{credits.rules}</p>
      <details>
        <summary>{credits.icons(authors)}</summary>
        {iconCredits.map(({ author, icons }) => (
          <p key={author}>
            <b>{author}</b> {icons.join(', ')}
          </p>
        ))}
      </details>
    </footer>
  );
}
