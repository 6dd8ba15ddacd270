import { useLayoutEffect, useMemo } from 'preact/hooks';
import { adoptStyles } from '../../../page/adopt.ts';
import css from '../../../styles/spoken.css?inline';
import type { AroundProps } from '../around-props.ts';
import { focusQuestion } from '../focus.ts';
import { sayings } from './sayings.ts';
import { hush, spokenTopic } from './spoken-state.ts';
import { spokenWords } from './spoken-words.ts';

adoptStyles(css);

/** What a key asked for: said aloud by a screen reader, and shown until the next answer. */
export function Spoken({ panels, scene, props }: AroundProps) {
  // Before the answer is drawn: a key pressed right after it is not hushed with the last one.
  useLayoutEffect(hush, [scene.seq]);
  const asked = spokenTopic.value;
  const said = spokenWords[props.lang];
  const lines = useMemo(() => asked && sayings(asked.topic, { panels, scene, props }), [asked, scene, props.lang]);
  return (
    <div class="spoken-place" role="status">
      {asked && lines && (
        <section key={asked.times} class="spoken panel" data-spoken={asked.topic}>
          <h2>{said.headings[asked.topic]}</h2>
          <button
            class="btn quiet"
            type="button"
            aria-label={said.close}
            onClick={() => {
              hush();
              focusQuestion();
            }}
          >
            ×
          </button>
          {lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </section>
      )}
    </div>
  );
}
