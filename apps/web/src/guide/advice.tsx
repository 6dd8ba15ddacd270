import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { Choice } from '../table/choice.ts';
import type { Wording } from '../table/wording.ts';
import { language } from '../words/language.ts';
import type { Step } from './guide.ts';
import { guideWords } from './guide-words.ts';

/** The options a step advises, if it is the question on the table. */
export function adviceOf(
  step: Step | undefined,
  decision: OfferedDecision | undefined,
): readonly OfferedOption[] | undefined {
  if (!step || decision?.id !== step.decision) return undefined;
  const options = step.picks.map((id) => decision.options.find((option) => option.id === id));
  return options.every((option) => option !== undefined) ? options : undefined;
}

export function takeAdvice(options: readonly OfferedOption[], choice: Choice): void {
  for (const option of options) if (!choice.picked.value.includes(option)) choice.pick(option);
  if (choice.several) choice.confirm();
}

interface AdviceProps {
  readonly options: readonly OfferedOption[];
  readonly choice: Choice;
  readonly wording: Wording;
}

/** What the guide would answer: named here, and marked in gold wherever it stands among the options. */
export function Advice({ options, choice, wording }: AdviceProps) {
  const marked = options.map(({ id }) => `.opts [data-option="${CSS.escape(id)}"]`).join(',');
  return (
    <>
      <style>{`${marked} { border-color: var(--lit); background: var(--lit-soft); box-shadow: 0 0 0 2px var(--lit); }`}</style>
      <button class="btn advice" type="button" data-guide-advice onClick={() => takeAdvice(options, choice)}>
        <span>
          <small>{guideWords[language.value].advice}</small>
          <b>{options.map((option) => wording.label(option).label).join(', ')}</b>
        </span>
        <kbd>G</kbd>
      </button>
    </>
  );
}
