/**
 * What a question asks for: a number, some numbers, a switch, one of some words, or free text. `start` is what a form shows
 * first; a field that is optional has that value when it is left out, and one that starts with nothing may stay so.
 */
export type Field =
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly start: number | undefined;
      readonly optional?: true;
    }
  | { readonly kind: 'numbers'; readonly min: number; readonly max: number; readonly start: readonly number[] }
  | { readonly kind: 'switch'; readonly against?: string }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly start: string; readonly optional?: true }
  | { readonly kind: 'text'; readonly start: string };

export type Fields = Readonly<Record<string, Field>>;

/** What a field gives once it is read. */
export type Value<F> = F extends { kind: 'number'; start: undefined }
  ? number | undefined
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'numbers' }
      ? readonly number[]
      : F extends { kind: 'choice'; of: readonly (infer Word)[] }
        ? Word
        : F extends { kind: 'text' }
          ? string
          : boolean;
