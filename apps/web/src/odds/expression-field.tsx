import { LIMITS, type NotationFault } from '@souterrain/odds/notation';
import type { PageWords } from './words/words.ts';

const EXAMPLES = ['4d6kh3', '1d20+5>=15', '3d6!', '2d6r1', '4d{-1,0,0,1,1,2}>=2', '3d6 vs 2d8', '(4d6>=4)>=2'];

interface ExpressionFieldProps {
  readonly text: string;
  readonly words: PageWords;
  readonly fault: NotationFault | undefined;
  onType(text: string): void;
}

/** Dice in words of their own; a fault is shown under the very character it stands at. */
export function ExpressionField({ text, words, fault, onType }: ExpressionFieldProps) {
  return (
    <div class="expression">
      <label class="field">
        <span>{words.fields.text}</span>
        <input
          type="text"
          name="text"
          value={text}
          maxLength={2 * LIMITS.length}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby="expression-fault"
          onInput={(e) => onType(e.currentTarget.value)}
        />
      </label>
      <div id="expression-fault" role="status">
        {fault && <Fault text={text} words={words} fault={fault} />}
      </div>
      <p class="examples">
        <span>{words.examples}</span>
        {EXAMPLES.map((example) => (
          <button key={example} class="chip" type="button" onClick={() => onType(example)}>
            {example}
          </button>
        ))}
      </p>
    </div>
  );
}

function Fault({ text, words, fault }: { text: string; words: PageWords; fault: NotationFault }) {
  const { at, end } = fault;
  const line = text.replace(/\s/g, ' ').slice(0, LIMITS.length);
  const mark = ' '.repeat(at) + '^'.repeat(Math.max(1, Math.min(end, line.length) - at));
  return (
    <>
      <p class="trouble" data-column={at + 1}>
        {words.faultAt(at + 1, words.fault(fault))}
      </p>
      <pre aria-hidden="true">{`${line}\n${mark}`}</pre>
    </>
  );
}
