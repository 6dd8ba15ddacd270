import { fieldsOf, readFields } from '@souterrain/odds/questions';
import { useEffect } from 'preact/hooks';
import { Masthead } from '../masthead/masthead.tsx';
import { adoptStyles } from '../page/adopt.ts';
import { href } from '../page/route.ts';
import css from '../styles/odds.css?inline';
import { words as first } from '../words/language.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { Contents } from './contents.tsx';
import { CopyLink } from './copy-link.tsx';
import { Form } from './form.tsx';
import { useSpeech } from './page-words.ts';
import { useAsked } from './use-asked.ts';
import { useReply } from './use-reply.ts';

adoptStyles(css);

/** Exact chances of the four games and of any dice, each question with its own address. */
export function OddsPage() {
  const speech = useSpeech();
  const { asked, ask } = useAsked();
  const { name, typed } = asked.value;
  const fields = fieldsOf(name);
  const read = readFields(fields, typed);
  const isEmpty = name === 'des/expression' && (typed.text ?? '').trim() === '';
  const replying = useReply(read.ok && !isEmpty ? { name, given: read.given } : undefined).value;
  useEffect(() => {
    if (speech) document.title = `${speech.words.questions[name]} · ${speech.words.heading} · Souterrain`;
  }, [speech, name]);
  if (!speech) return <p class="wait">{first.value.table.loading}</p>;
  const { words } = speech;
  const fault =
    replying.state === 'done' && 'fault' in replying.last.reply && replying.last.request.given.text === typed.text
      ? replying.last.reply.fault
      : undefined;
  return (
    <div class="odds-page">
      <Masthead />
      <main>
        <h1 class="title">{words.heading}</h1>
        <p class="lead">
          {words.lead} <a href={href({ compare: '' })}>{first.value.compare}</a>
        </p>
        <Contents name={name} words={words} ask={ask} />
        <div class="sheet-of-odds">
          <section class="panel">
            <h2 class="title">{words.questions[name]}</h2>
            <p class="about">{words.about[name]}</p>
            <Form
              asked={asked.value}
              fields={fields}
              words={words}
              troubles={read.ok ? {} : read.troubles}
              fault={fault}
              ask={ask}
            />
            <CopyLink words={words} link={location.href} />
          </section>
          <AnswerPanel
            name={name}
            speech={speech}
            replying={replying}
            silence={read.ok ? (isEmpty ? words.empty : undefined) : words.incomplete}
          />
        </div>
      </main>
    </div>
  );
}
