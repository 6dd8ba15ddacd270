import { useEffect } from 'preact/hooks';
import { Masthead } from '../masthead/masthead.tsx';
import { SystemName } from '../masthead/system-name.tsx';
import { href } from '../page/route.ts';
import { manifestOf, systems } from '../systems/registry.ts';
import { Problem } from '../table/problem.tsx';
import { language, words } from '../words/language.ts';
import { Book } from './book.tsx';
import { rulebookWords } from './rulebook-words.ts';
import { useBook } from './use-book.ts';

/** The rules of a system, without a game. */
export function RulesPage({ system }: { readonly system: string }) {
  const book = useBook(system).value;
  const w = words.value;
  const { heading } = rulebookWords[language.value];
  const name = manifestOf(system)?.card[language.value].name;
  useEffect(() => {
    document.title = `${heading} · ${name ?? system} · Souterrain`;
  }, [heading, name]);
  if (book === null) return <Problem text={w.table.unknownSystem(system)} />;
  return (
    <div class="rules-page">
      <Masthead />
      <main>
        <h1 class="title">{heading}</h1>
        <nav class="books" aria-label={w.chooseSystem}>
          {systems.map(({ id }) => (
            <a key={id} class="btn" href={href({ rules: id })} aria-current={id === system ? 'page' : undefined}>
              <SystemName system={id} />
            </a>
          ))}
        </nav>
        {book ? <Book book={book} rule={undefined} /> : <p class="muted">{w.table.loading}</p>}
      </main>
    </div>
  );
}
