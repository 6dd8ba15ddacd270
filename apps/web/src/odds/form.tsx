import type { NotationFault } from '@souterrain/odds/notation';
import { type Field, type FieldName, type Fields, ON, type Trouble } from '@souterrain/odds/questions';
import { type Asked, freshly } from './address.ts';
import { ExpressionField } from './expression-field.tsx';
import { FieldInput } from './field-input.tsx';
import type { PageWords } from './words/words.ts';

interface FormProps {
  readonly asked: Asked;
  readonly fields: Fields;
  readonly words: PageWords;
  readonly troubles: Readonly<Record<string, Trouble>>;
  readonly fault: NotationFault | undefined;
  ask(next: Asked): void;
}

/** The fields of a question. There is nothing to send: the answer follows every change. */
export function Form({ asked, fields, words, troubles, fault, ask }: FormProps) {
  const { name, typed } = asked;
  const type = (field: string, text: string) => {
    const kind = fields[field]!;
    const against = kind.kind === 'switch' && text === ON ? kind.against : undefined;
    ask({ name, typed: { ...typed, [field]: text, ...(against && { [against]: '' }) } });
  };
  const names = Object.keys(fields) as readonly FieldName[];
  const input = (field: FieldName) => (
    <FieldInput
      key={field}
      name={field}
      field={fields[field]!}
      text={typed[field] ?? ''}
      trouble={troubles[field]}
      words={words}
      onType={(text) => type(field, text)}
    />
  );
  const extras = names.filter((field) => isExtra(fields[field]!));
  return (
    <form class="fields" onSubmit={(event) => event.preventDefault()}>
      {fields.text && (
        <ExpressionField text={typed.text ?? ''} words={words} fault={fault} onType={(text) => type('text', text)} />
      )}
      {names.filter((field) => field !== 'text' && !extras.includes(field)).map(input)}
      {extras.length > 0 && (
        <details open={extras.some((field) => (typed[field] ?? '') !== '')}>
          <summary>{words.extras}</summary>
          {extras.map(input)}
        </details>
      )}
      {names.length > 1 && (
        <button class="btn quiet again" type="button" onClick={() => ask(freshly(name))}>
          {words.startAgain}
        </button>
      )}
    </form>
  );
}

/** May be left empty. */
const isExtra = (field: Field): boolean => field.kind === 'number' && field.start === undefined;
