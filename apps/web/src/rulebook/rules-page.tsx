import { useEffect } from 'preact/hooks';
import { systems } from '../home/systems.ts';
import { Masthead } from '../masthead/masthead.tsx';
import { Rich } from '../page/rich.tsx';
import { href } from '../page/route.ts';
import { Problem } from '../table/problem.tsx';
import { language, words } from '../words/language.ts';
import { Book } from './book.tsx';
import { rulebookWords } from './rulebook-words.ts';
import { useBook } from './use-book.ts';

/** The rules of a system, without a game. */
export function RulesPage({ system }: { readonly system: string }) {
  const book = useBook(system).value;
  const w = words.value;
  const listed = systems.find(({ id }) => id === system);
  const { heading } = rulebookWords[language.value];
  const name = listed && w.systems[listed.id].name;
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
              {w.systems[id].name}{' '}
              {w.systems[id].subtitle.includes('^') && (
                <small>
                  <Rich text={w.systems[id].subtitle} />
                </small>
              )}
            </a>
          ))}
        </nav>
        {book ? <Book book={book} rule={undefined} /> : <p class="muted">{w.table.loading}</p>}
      </main>
    </div>
  );
}
