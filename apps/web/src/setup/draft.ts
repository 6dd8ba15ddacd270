import { signal } from '@preact/signals';
import type { NewGame, SeatSetup } from '@souterrain/kernel';
import type { Adaptor } from '../systems/adaptor.ts';
import { readyChoices } from '../systems/ready-seats.ts';
import { newSeed } from '../table/seed.ts';

/** A game being composed; everything has a default, so it can be started at once. */
export interface Draft {
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly variants: Readonly<Record<string, string>>;
  readonly dice: 'seeded' | 'physical';
  /** The seats that nobody holds. */
  readonly bots: readonly number[];
}

export function draftOf(
  { system, composing, ready }: Pick<Adaptor, 'system' | 'composing' | 'ready'>,
  names: readonly string[],
) {
  const newSeat = (index: number): SeatSetup => ({
    name: names[index] ?? '',
    choices: {
      ...Object.fromEntries(system.choices.map(({ id, values }) => [id, values[0]!])),
      // Players who keep the defaults still get different heroes, all of them ready to play.
      ...readyChoices({ system, ready }, index),
    },
  });
  const { min, usual = min } = system.seats;
  const party = Array.from({ length: usual }, (_, i) => newSeat(i));
  const draft = signal<Draft>({ seats: party, seed: newSeed(), variants: {}, dice: 'seeded', bots: [] });
  const change = (part: Partial<Draft>) => {
    draft.value = { ...draft.value, ...part };
  };
  const seated = (seats: readonly SeatSetup[], variants = draft.value.variants, kept?: number) =>
    composing?.seated(seats, variants, kept) ?? seats;
  const seatAt = (index: number, seat: Partial<SeatSetup>) => {
    const seats = draft.value.seats.map((old, i) => (i === index ? { ...old, ...seat } : old));
    change({ seats: seated(seats, draft.value.variants, index) });
  };
  return {
    draft,
    rename: (index: number, name: string) => seatAt(index, { name }),
    choose: (index: number, choice: string, value: string) =>
      seatAt(index, { choices: { ...draft.value.seats[index]!.choices, [choice]: value } }),
    /** A hero of another game brings its name; without one the seat gets its usual name back. */
    enlist: (index: number, { choice, name, sheet }: { choice: string; name: string | undefined; sheet: string }) =>
      seatAt(index, {
        name: name ?? names[index] ?? '',
        choices: { ...draft.value.seats[index]!.choices, [choice]: sheet },
      }),
    add: () => change({ seats: seated([...draft.value.seats, newSeat(draft.value.seats.length)]) }),
    remove: (index: number) => {
      const { seats, bots } = draft.value;
      change({
        seats: seated(seats.filter((_, i) => i !== index)),
        bots: bots.filter((i) => i !== index).map((i) => (i > index ? i - 1 : i)),
      });
    },
    /** Leaves a seat to a bot, or takes it back. */
    automate: (index: number, on: boolean) => {
      const others = draft.value.bots.filter((i) => i !== index);
      change({ bots: on ? [...others, index] : others });
    },
    reseed: (seed: string = newSeed()) => change({ seed }),
    dice: (dice: Draft['dice']) => change({ dice }),
    vary: (id: string, value: string) => {
      const { [id]: _, ...others } = draft.value.variants;
      const written = system.variants.find((v) => v.id === id)?.values[0];
      const variants = value === written ? others : { ...others, [id]: value };
      change({ variants, seats: seated(draft.value.seats, variants) });
    },
    /** Those that a bot can hold, of the seats left to one. */
    botSeats: () => draft.value.bots.filter((i) => composing?.canBeBot(draft.value.seats[i]!) ?? true),
    /** An empty name or seed is filled in rather than refused. */
    ready: (): NewGame => {
      const { seats, seed, variants, dice } = draft.value;
      const named = seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || (names[i] ?? '?') }));
      return { seats: named, seed: seed.trim() || newSeed(), variants, dice };
    },
  };
}

export type Drafting = ReturnType<typeof draftOf>;
