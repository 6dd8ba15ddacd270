import type { QuestionName } from '@souterrain/odds/questions';
import { AnswerView } from './answer-view.tsx';
import type { Speech } from './page-words.ts';
import type { Replying } from './use-reply.ts';

interface AnswerPanelProps {
  readonly name: QuestionName;
  readonly speech: Speech;
  readonly replying: Replying;
  /** Why there is no answer, when there can be none. */
  readonly silence: string | undefined;
}

/** The answer; while another one is worked out the last stays, greyed. */
export function AnswerPanel({ name, speech, replying, silence }: AnswerPanelProps) {
  const { words } = speech;
  const isWorking = silence === undefined && replying.state === 'working';
  const last = replying.state === 'failed' || replying.last?.request.name !== name ? undefined : replying.last;
  const report = last && 'report' in last.reply ? last.reply.report : undefined;
  return (
    <section class="panel answer" aria-busy={isWorking}>
      {silence !== undefined ? (
        <p class="muted">{silence}</p>
      ) : replying.state === 'failed' ? (
        <Failed words={words} />
      ) : (
        <>
          {isWorking && (
            <p class="working">
              <progress aria-label={words.working} /> {words.working}
            </p>
          )}
          {report ? (
            <AnswerView report={report} speech={speech} />
          ) : (
            !isWorking && <p class="muted">{words.unreadable}</p>
          )}
        </>
      )}
    </section>
  );
}

/** The address holds the whole question: opening it again asks it again. */
const Failed = ({ words }: Pick<Speech, 'words'>) => (
  <p class="notice" role="alert">
    {words.failed}{' '}
    <button class="btn" type="button" onClick={() => location.reload()}>
      {words.again}
    </button>
  </p>
);
