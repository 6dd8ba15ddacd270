import { useSignal } from '@preact/signals';
import type { RuleText } from '@souterrain/catalog';
import { type ByLang, LANGS, type Lang } from '@souterrain/words';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../words/language.ts';
import { Marked } from './marked.tsx';
import { rulebookWords } from './rulebook-words.ts';
import { fold, holds } from './search.ts';

interface RuleEntryProps {
  readonly id: string;
  readonly text: RuleText;
  readonly words: readonly string[];
  /** True for the rule that was asked for: brought into sight and pointed at. */
  readonly here: boolean;
  cite(id: string): (() => void) | undefined;
}

const textIn = (text: string | ByLang<string> | undefined, lang: Lang): string =>
  typeof text === 'string' ? text : (text?.[lang] ?? '');

/** One rule in the reader's language, and in the other one when asked. */
export function RuleEntry({ id, text, words, here, cite }: RuleEntryProps) {
  const own = language.value;
  const other = LANGS.find((lang) => lang !== own)!;
  const asked = useSignal<boolean | undefined>(undefined);
  // What was looked for may stand in the other language alone: then both are shown.
  const read = fold(
    [id, text.title, text.rule, text.ruling, text.alternative].map((one) => textIn(one, own)).join('\n'),
  );
  const both = asked.value ?? !words.every((word) => holds(read, word));
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [here]);
  const w = rulebookWords[own];
  const said = (lang: Lang) => (
    <>
      <p>
        <Marked text={text.rule[lang]} words={words} cite={cite} />
      </p>
      {text.ruling && (
        <p>
          <i>{rulebookWords[lang].ruling}</i> <Marked text={text.ruling[lang]} words={words} cite={cite} />
        </p>
      )}
      {text.alternative && (
        <p>
          <i>{rulebookWords[lang].alternative}</i> <Marked text={text.alternative[lang]} words={words} cite={cite} />
        </p>
      )}
    </>
  );
  return (
    <article ref={box} tabIndex={-1} class={here ? 'rule-entry here' : 'rule-entry'} data-rule={id}>
      <header>
        <h4>
          <Marked text={text.title[own]} words={words} />
        </h4>
        <span class="rid">
          <Marked text={id} words={words} />
        </span>
        <button class="other" type="button" lang={other} aria-pressed={both} onClick={() => (asked.value = !both)}>
          {w.other}
        </button>
      </header>
      {said(own)}
      {both && (
        <div class="both" lang={other}>
          <p>
            <b>
              <Marked text={text.title[other]} words={words} />
            </b>
          </p>
          {said(other)}
        </div>
      )}
    </article>
  );
}
