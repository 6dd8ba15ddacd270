import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision, Option } from '@souterrain/kernel';

const DIGITS = '1234567890';

/** The options that a digit takes, so many a page; at 0, on every page, the one that ends the turn where there is one. */
export function byDigit(decision: Decision, ends: string | undefined, page = 0): ReadonlyMap<string, Option> {
  const options = laidOut(decision);
  const last = options.find(({ id }) => id === ends);
  const size = last ? 9 : 10;
  const shown = options.filter((option) => option !== last).slice(page * size, (page + 1) * size);
  const keys = new Map(shown.map((option, i) => [DIGITS[i]!, option]));
  return last ? keys.set('0', last) : keys;
}

/** How many pages the digits need to take every option. */
export function pagesOf({ options }: Decision, ends: string | undefined): number {
  return options.some(({ id }) => id === ends) ? Math.ceil((options.length - 1) / 9) : Math.ceil(options.length / 10);
}

/** Squares of the map come late: they are many, and most are picked on the map itself. What is of little weight comes last. */
export const laidOut = ({ options }: Decision): readonly Option[] =>
  options.toSorted((a, b) => lateness(a) - lateness(b));

const lateness = (option: Option): number => (option.minor ? 2 : isPlace(option) ? 1 : 0);

export const isPlace = ({ at }: Option): boolean => at !== undefined && 'cell' in at;

/** The chance an option has, as it is written on it. */
export interface Worth {
  readonly text: string;
  readonly chance: number;
  /** What it is the chance of. */
  readonly of: string;
}

/** What the player is about to answer: picked so far, and pointed at. */
export interface Choice {
  readonly picked: ReadonlySignal<readonly Option[]>;
  readonly pointed: ReadonlySignal<Option | undefined>;
  readonly complete: ReadonlySignal<boolean>;
  readonly several: boolean;
  /** Which options the digits take, where there are more than digits. */
  readonly page: Signal<number>;
  /** Filled in once the question stands, for options that throw dice. */
  readonly worth: Signal<ReadonlyMap<Option, Worth>>;
  /** Answers at once when one option is asked for; otherwise adds it to the picked ones, or takes it out. */
  pick(option: Option): void;
  point(option: Option | undefined): void;
  confirm(): void;
}

export const asksSeveral = ({ min, max }: Decision): boolean => max > 1 || min === 0;

const UNKNOWN: ReadonlyMap<Option, Worth> = new Map();

export function choiceOf(decision: Decision, answer: (picks: readonly Option[]) => void): Choice {
  const several = asksSeveral(decision);
  const picked = signal<readonly Option[]>([]);
  const pointed = signal<Option | undefined>(undefined);
  const complete = computed(() => picked.value.length >= decision.min && picked.value.length <= decision.max);
  return {
    picked,
    pointed,
    complete,
    several,
    page: signal(0),
    worth: signal(UNKNOWN),
    pick: (option) => {
      if (!several) answer([option]);
      else if (picked.value.includes(option)) picked.value = picked.value.filter((o) => o !== option);
      else if (picked.value.length < decision.max) picked.value = [...picked.value, option];
    },
    point: (option) => {
      pointed.value = option;
    },
    confirm: () => {
      if (complete.value) answer(picked.value);
    },
  };
}
