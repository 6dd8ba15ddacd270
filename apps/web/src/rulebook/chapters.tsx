import { useSignal } from '@preact/signals';
import type { RuleText } from '@souterrain/catalog';
import { useEffect } from 'preact/hooks';
import { language } from '../words/language.ts';
import type { Chapter } from './rule-book.ts';
import { RuleEntry } from './rule-entry.tsx';
import { rulebookWords } from './rulebook-words.ts';

interface ChaptersProps {
  readonly texts: Readonly<Record<string, RuleText>>;
  readonly chapters: readonly Chapter[];
  readonly words: readonly string[];
  readonly rule: string | undefined;
  cite(id: string): (() => void) | undefined;
}

/** Rules that a search shows at once; the others wait for a click. */
const SHOWN = 40;

/** Chapters closed but for the one that is read; of a search, its first rules, chapter by chapter. */
export function Chapters({ texts, chapters, words, rule, cite }: ChaptersProps) {
  const limit = useSignal(SHOWN);
  useEffect(() => {
    limit.value = SHOWN;
  }, [words.join(' ')]);
  const entries = (ids: readonly string[]) =>
    ids.map((id) => <RuleEntry key={id} {...{ id, words, cite }} text={texts[id]!} here={id === rule} />);
  if (words.length === 0)
    return (
      <div class="chapters">
        {chapters.map((chapter) => (
          <OneChapter key={chapter.id} chapter={chapter} reading={rule !== undefined && chapter.rules.includes(rule)}>
            {() => entries(chapter.rules)}
          </OneChapter>
        ))}
      </div>
    );
  let left = limit.value;
  const shown = chapters.map((chapter) => {
    const rules = chapter.rules.slice(0, Math.max(0, left));
    left -= chapter.rules.length;
    return { ...chapter, rules };
  });
  return (
    <div class="chapters found">
      {shown.map(
        ({ id, title, rules }) =>
          rules.length > 0 && (
            <section key={id}>
              <h3>{title[language.value]}</h3>
              {entries(rules)}
            </section>
          ),
      )}
      {left < 0 && (
        <button class="btn" type="button" onClick={() => (limit.value += SHOWN)}>
          {rulebookWords[language.value].more(-left)}
        </button>
      )}
    </div>
  );
}

interface OneChapterProps {
  readonly chapter: Chapter;
  readonly reading: boolean;
  children(): preact.ComponentChildren;
}

/** Hundreds of rules: those of a chapter are drawn once it is opened. */
function OneChapter({ chapter: { title, rules }, reading, children }: OneChapterProps) {
  const open = useSignal(reading);
  useEffect(() => {
    if (reading) open.value = true;
  }, [reading]);
  const lang = language.value;
  return (
    <details open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        <h3>{title[lang]}</h3>
        <small>{rulebookWords[lang].count(rules.length)}</small>
      </summary>
      {open.value && children()}
    </details>
  );
}
