import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Asked, OfferedDecision, OfferedOption } from '@souterrain/kernel';

const DIGITS = '1234567890';

/** The options that a digit takes, so many a page; at 0, on every page, the one that ends the turn where there is one. */
export function byDigit(
  decision: OfferedDecision,
  ends: string | undefined,
  page = 0,
): ReadonlyMap<string, OfferedOption> {
  const options = laidOut(decision);
  const last = options.find(({ id }) => id === ends);
  const size = last ? 9 : 10;
  const shown = options.filter((option) => option !== last).slice(page * size, (page + 1) * size);
  const keys = new Map(shown.map((option, i) => [DIGITS[i]!, option]));
  return last ? keys.set('0', last) : keys;
}

/** How many pages the digits need to take every option. */
export function pagesOf({ options }: OfferedDecision, ends: string | undefined): number {
  return options.some(({ id }) => id === ends) ? Math.ceil((options.length - 1) / 9) : Math.ceil(options.length / 10);
}

/** Squares of the map come late: they are many, and most are picked on the map itself. What is of little weight comes last. */
export const laidOut = ({ options }: OfferedDecision): readonly OfferedOption[] =>
  options.toSorted((a, b) => lateness(a) - lateness(b));

const lateness = (option: OfferedOption): number => (option.minor ? 2 : isPlace(option) ? 1 : 0);

export const isPlace = ({ at }: OfferedOption): boolean => at !== undefined && 'cell' in at;

/** The chance an option has, as it is written on it. */
export interface Worth {
  readonly text: string;
  readonly chance: number;
  /** What it is the chance of. */
  readonly of: string;
}

/** What the player is about to answer: picked so far, and pointed at. */
export interface Choice {
  readonly picked: ReadonlySignal<readonly OfferedOption[]>;
  readonly pointed: ReadonlySignal<OfferedOption | undefined>;
  readonly complete: ReadonlySignal<boolean>;
  readonly several: boolean;
  /** Which options the digits take, where there are more than digits. */
  readonly page: Signal<number>;
  /** Filled in once the question stands, for options that throw dice. */
  readonly worth: Signal<ReadonlyMap<OfferedOption, Worth>>;
  /** Answers at once when one option is asked for; otherwise adds it to the picked ones, or takes it out. */
  pick(option: OfferedOption): void;
  point(option: OfferedOption | undefined): void;
  confirm(): void;
}

export const asksSeveral = ({ min, max }: Pick<Asked, 'min' | 'max'>): boolean => max > 1 || min === 0;

const UNKNOWN: ReadonlyMap<OfferedOption, Worth> = new Map();

export function choiceOf(decision: OfferedDecision, answer: (picks: readonly OfferedOption[]) => void): Choice {
  const several = asksSeveral(decision);
  const picked = signal<readonly OfferedOption[]>([]);
  const pointed = signal<OfferedOption | undefined>(undefined);
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
