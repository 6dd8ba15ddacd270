import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/rulebook.css?inline';
import { language } from '../words/language.ts';
import { Chapters } from './chapters.tsx';
import type { RuleBook } from './rule-book.ts';
import { rulebookWords } from './rulebook-words.ts';
import { indexOf, wordsOf } from './search.ts';

adoptStyles(css);

interface BookProps {
  readonly book: RuleBook;
  /** The rule to open at. */
  readonly rule: string | undefined;
}

/** Where the reader stands: looking for words, or at a rule. */
interface At {
  readonly query: string;
  readonly rule: string | undefined;
}

/** All the rules of a system, by chapter, searched as one types. */
export function Book({ book, rule }: BookProps) {
  const at = useSignal<At>({ query: '', rule });
  const trail = useSignal<readonly At[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const index = useMemo(() => indexOf(book), [book]);
  useEffect(() => {
    trail.value = [];
    at.value = { query: '', rule };
    if (rule === undefined) field.current?.focus();
  }, [book, rule]);
  const w = rulebookWords[language.value];
  const { query } = at.value;
  const chapters = index.find(query);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const look = (text: string) => {
    trail.value = [];
    at.value = { query: text, rule: undefined };
  };
  const cite = (id: string) => {
    if (!book.texts[id]) return undefined;
    return () => {
      trail.value = [...trail.value, at.value];
      at.value = { query: '', rule: id };
    };
  };
  const previous = trail.value.at(-1);
  const back = () => {
    at.value = previous!;
    trail.value = trail.value.slice(0, -1);
  };
  return (
    <div class="book">
      <search class="look">
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={w.search}
          aria-label={w.search}
          aria-describedby={hint}
          onInput={(event) => look(event.currentTarget.value)}
        />
        <p id={hint} class="muted" role="status">
          {wordsOf(query).length > 0 && count > 0 ? w.found(count) : w.hint}
        </p>
        {previous && (
          <button class="btn quiet back" type="button" onClick={back}>
            ‹ {previous.rule ? w.back(previous.rule) : w.back(`« ${previous.query} »`)}
          </button>
        )}
      </search>
      {count === 0 ? (
        <div class="nothing">
          <p>{w.nothing(query.trim())}</p>
          <button
            class="btn"
            type="button"
            onClick={() => {
              look('');
              field.current?.focus();
            }}
          >
            {w.clear}
          </button>
        </div>
      ) : (
        <Chapters texts={book.texts} chapters={chapters} words={wordsOf(query)} rule={at.value.rule} cite={cite} />
      )}
    </div>
  );
}
