import { parseArgs } from 'node:util';

export interface Options<N extends string> {
  readonly json: boolean;
  readonly numbers: Readonly<Record<N, number>>;
  readonly flags: ReadonlySet<string>;
  readonly words: Readonly<Record<string, string | undefined>>;
}

export interface Plain {
  readonly flags?: readonly string[];
  readonly words?: readonly string[];
}

/** Reads `--json`, whole numbers with their defaults, flags and words; anything else ends the bench with status 2. */
export function readOptions<N extends string>(defaults: Readonly<Record<N, number>>, plain: Plain = {}): Options<N> {
  try {
    return parse(defaults, plain);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

interface Naming<T> {
  /** The option that names one, and what was given for it. */
  readonly option: string;
  readonly given: string | undefined;
  readonly known: readonly T[];
  /** Those that are meant when none is named: all of them unless told. */
  readonly usual?: readonly T[];
}

/** The one that is named, or the usual ones; a name that is not known ends the bench with status 2. */
export function namedOf<T extends string | undefined>(naming: Naming<T>): readonly T[] {
  const { option, given, known, usual = known } = naming;
  if (given === undefined) return usual;
  const found = known.filter((name) => name === given);
  if (found.length > 0) return found;
  const names = known.filter((name) => name !== undefined);
  const needed = names.length > 0 ? `one of ${names.join(', ')} is needed` : 'there is none';
  process.stderr.write(`--${option} ${given}: ${needed}\n`);
  process.exit(2);
}

function parse<N extends string>(defaults: Readonly<Record<N, number>>, { flags = [], words = [] }: Plain): Options<N> {
  const entries = Object.entries<number>(defaults);
  const named = [...entries.map(([name]) => name), ...words].map((name) => [name, { type: 'string' }] as const);
  const plain = ['json', ...flags].map((name) => [name, { type: 'boolean' }] as const);
  const values: Record<string, unknown> = parseArgs({ options: Object.fromEntries([...named, ...plain]) }).values;
  const numbers = entries.map(([name, usual]) => [name, wholeNumber(name, values[name]) ?? usual] as const);
  return {
    json: values.json === true,
    numbers: Object.fromEntries(numbers) as Record<N, number>,
    flags: new Set(flags.filter((flag) => values[flag] === true)),
    words: Object.fromEntries(words.map((name) => [name, values[name] as string | undefined])),
  };
}

function wholeNumber(name: string, given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} ${given}: a whole number above 0 is needed`);
}
