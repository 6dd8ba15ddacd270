import type { Field, Fields } from './field.ts';

/** The fields of a question as they are typed, by name; what is absent was left empty. */
export type Typed = Readonly<Record<string, string>>;

/** Why a field cannot be read. */
export type Trouble =
  | { readonly code: 'not-a-number' | 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly code: 'not-together' | 'unknown-word' };

export type Read =
  | { readonly ok: true; readonly given: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly troubles: Readonly<Record<string, Trouble>> };

const MOST_NUMBERS = 20;

/** What is typed in fields, or what is wrong with each of them. */
export function readFields(fields: Fields, typed: Typed): Read {
  const given: Record<string, unknown> = {};
  const troubles: Record<string, Trouble> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, typed[name] ?? '');
    if ('trouble' in read) troubles[name] = read.trouble;
    else given[name] = read.value;
    if (field.kind === 'switch' && field.against && given[name] === true && typed[field.against] === ON)
      troubles[name] = { code: 'not-together' };
  }
  return Object.keys(troubles).length === 0 ? { ok: true, given } : { ok: false, troubles };
}

/** What a switch that is on is typed as. */
export const ON = '1';

export const startOf = (fields: Fields): Typed =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'switch' || field.start === undefined
        ? []
        : [[name, field.kind === 'numbers' ? field.start.join(' ') : String(field.start)]],
    ),
  );

export type ReadField = { readonly value: unknown } | { readonly trouble: Trouble };

export function readField(field: Field, text: string): ReadField {
  switch (field.kind) {
    case 'text':
      return { value: text };
    case 'switch':
      return { value: text === ON };
    case 'choice':
      return field.of.includes(text) ? { value: text } : { trouble: { code: 'unknown-word' } };
    case 'number':
      return text.trim() === '' && field.start === undefined ? { value: undefined } : readNumber(field, text);
    case 'numbers': {
      const words = text.split(/[\s,;]+/).filter((word) => word !== '');
      const { min, max } = field;
      if (words.length === 0 || words.length > MOST_NUMBERS) return { trouble: { code: 'not-a-number', min, max } };
      const read = words.map((word) => readNumber(field, word));
      const wrong = read.find((one) => 'trouble' in one);
      return wrong ?? { value: read.map((one) => (one as { value: number }).value) };
    }
  }
}

function readNumber({ min, max }: { readonly min: number; readonly max: number }, text: string): ReadField {
  if (!/^\s*[-−]?\d{1,9}\s*$/.test(text)) return { trouble: { code: 'not-a-number', min, max } };
  const value = Number(text.replace('−', '-'));
  return value < min || value > max ? { trouble: { code: 'out-of-range', min, max } } : { value };
}
