import type { OfferedDecision } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { useMemo } from 'preact/hooks';
import type { Adaptor } from '../systems/adaptor.ts';
import { Keys } from '../table/around/keys.ts';
import { choiceOf } from '../table/choice.ts';
import { DecisionBar } from '../table/decision-bar.tsx';
import { wordingOf } from '../table/wording.ts';
import { language } from '../words/language.ts';
import type { Bench } from './bench.ts';
import { heroesWords } from './heroes-words.ts';

interface WorkbenchProps {
  readonly adaptor: Adaptor;
  readonly bench: Bench;
  readonly name: string;
  readonly said: SystemWords;
  /** Gives it all up, where that is not done by leaving the page. */
  onLeave?: (() => void) | undefined;
}

const NOTHING = { id: '', seat: 0, options: [], min: 1, max: 1 } as unknown as OfferedDecision;

/** The questions of a hero, one after the other, with what was answered so far. */
export function Workbench({ adaptor, bench, name, said, onLeave }: WorkbenchProps) {
  const lang = language.value;
  const w = heroesWords[lang];
  const company = useMemo(() => ({ names: [name] }), [name]);
  const seq = bench.seq.value;
  const decision = bench.decision();
  const choice = useMemo(() => choiceOf(decision ?? NOTHING, bench.answer), [decision]);
  const wording = decision && wordingOf(decision, said, { company, lang });
  const back = bench.back();
  return (
    <div class="workbench">
      {decision && wording && (
        <section class="panel asked">
          <h2>{wording.prompt}</h2>
          <DecisionBar
            {...{ decision, wording, choice, adaptor, seq }}
            scene={{ system: adaptor.system, view: bench.view(), words: said, company, lang }}
          />
          <Keys decision={decision} choice={choice} ends={adaptor.ends} undo={() => bench.back()?.()} />
        </section>
      )}
      <section class="panel so-far">
        <h2>{w.soFar}</h2>
        {bench.taken.value.length === 0 && <p class="muted">{w.nothingYet}</p>}
        <ol>
          {bench.taken.value.map((taken, i) => {
            const spoken = wordingOf(taken.decision, said, { company, lang });
            return (
              <li key={i}>
                <small>{spoken.prompt}</small>
                <b>{taken.picks.map((option) => spoken.label(option).label).join(', ')}</b>
              </li>
            );
          })}
        </ol>
        {back && (
          <button class="btn quiet" type="button" data-back onClick={back}>
            {w.back}
          </button>
        )}
        {onLeave && (
          <button class="btn quiet" type="button" data-abandon onClick={onLeave}>
            {w.leave}
          </button>
        )}
      </section>
    </div>
  );
}
