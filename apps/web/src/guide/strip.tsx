import { useLayoutEffect } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/guide.css?inline';
import { leaveGuide } from '../table/around/guide-state.ts';
import { openRules } from '../table/around/rules-state.ts';
import type { Choice } from '../table/choice.ts';
import type { Sitting } from '../table/sitting.ts';
import type { Wording } from '../table/wording.ts';
import { language } from '../words/language.ts';
import { Advice, adviceOf, takeAdvice } from './advice.tsx';
import type { Guide } from './guide.ts';
import { guideWords } from './guide-words.ts';
import { placeIn } from './place.ts';

adoptStyles(css);

interface GuideStripProps {
  readonly sitting: Sitting;
  readonly choice: Choice;
  readonly wording: Wording | undefined;
  readonly guide: Guide;
}

/** What the guide says above the question: what has just happened, what to look at, what it would answer. */
export function GuideStrip({ sitting, choice, wording, guide: { steps, closing } }: GuideStripProps) {
  const { decision, outcome } = sitting.scene.value;
  const log = sitting.record().save.decisions;
  const { at, strayed } = placeIn(steps, log);
  const lang = language.value;
  const w = guideWords[lang];
  const step = steps[at];
  const advised = strayed ? undefined : adviceOf(step, decision);
  useLayoutEffect(() => {
    choice.point(advised?.[0]);
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (
        event.key.toLowerCase() !== 'g' ||
        !plain ||
        (event.target as Element).closest?.('input, select, textarea, dialog')
      )
        return;
      event.preventDefault();
      if (advised) takeAdvice(advised, choice);
      else if (strayed) sitting.rewind(at);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [decision, choice]);
  const leave = (label: string) => (
    <button class="btn quiet" type="button" data-guide-leave onClick={() => leaveGuide(sitting)}>
      {label}
    </button>
  );
  if (strayed || (step && decision && !advised))
    return (
      <aside class="guide strayed" aria-label={w.heading} data-guide="strayed">
        <p role="status">{w.strayed}</p>
        <button class="btn" type="button" data-guide-back onClick={() => sitting.rewind(at)}>
          {w.back} <kbd>G</kbd>
        </button>
        {leave(w.skip)}
      </aside>
    );
  // Past the last step the guide has said its word, and the game goes on.
  if (log.length > steps.length || (step && !decision && !outcome)) return null;
  const said = [steps[at - 1]?.after?.[lang], step ? step.before[lang] : closing[lang]];
  return (
    <aside class="guide" aria-label={w.heading} data-guide={step ? at + 1 : 'end'}>
      <div class="said" role="status">
        <h3 class="title">{w.heading}</h3>
        {step && <small>{w.step(at + 1, steps.length)}</small>}
        {said.map((text, i) => text && <p key={`${at}-${i}`}>{text}</p>)}
      </div>
      <div class="do">
        {advised && wording && <Advice options={advised} choice={choice} wording={wording} />}
        {step?.rule && (
          <button class="rid" type="button" aria-label={w.rule(step.rule)} onClick={() => openRules(step.rule)}>
            {step.rule}
          </button>
        )}
        {leave(step ? w.skip : w.end)}
      </div>
    </aside>
  );
}
