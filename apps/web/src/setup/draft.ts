import { signal } from '@preact/signals';
import type { NewGame, SeatSetup, System } from '@souterrain/kernel';
import { newSeed } from '../table/opening.ts';

/** A game being composed; everything has a default, so it can be started at once. */
export interface Draft {
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  readonly variants: Readonly<Record<string, string>>;
  readonly dice: 'seeded' | 'physical';
}

export function draftOf(system: System, names: readonly string[]) {
  const newSeat = (index: number): SeatSetup => ({
    name: names[index] ?? '',
    // Players who keep the defaults still get different classes.
    choices: Object.fromEntries(system.choices.map(({ id, values }) => [id, values[index % values.length]!])),
  });
  const { min, usual = min } = system.seats;
  const party = Array.from({ length: usual }, (_, i) => newSeat(i));
  const draft = signal<Draft>({ seats: party, seed: newSeed(), variants: {}, dice: 'seeded' });
  const change = (part: Partial<Draft>) => {
    draft.value = { ...draft.value, ...part };
  };
  const seatAt = (index: number, seat: Partial<SeatSetup>) =>
    change({ seats: draft.value.seats.map((old, i) => (i === index ? { ...old, ...seat } : old)) });
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
    add: () => change({ seats: [...draft.value.seats, newSeat(draft.value.seats.length)] }),
    remove: (index: number) => change({ seats: draft.value.seats.filter((_, i) => i !== index) }),
    reseed: (seed: string = newSeed()) => change({ seed }),
    dice: (dice: Draft['dice']) => change({ dice }),
    vary: (id: string, value: string) => {
      const { [id]: _, ...others } = draft.value.variants;
      const written = system.variants.find((v) => v.id === id)?.values[0];
      change({ variants: value === written ? others : { ...others, [id]: value } });
    },
    /** An empty name or seed is filled in rather than refused. */
    ready: (): NewGame => {
      const { seats, seed, variants, dice } = draft.value;
      const named = seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || (names[i] ?? '?') }));
      return { seats: named, seed: seed.trim() || newSeed(), variants, dice };
    },
  };
}

export type Drafting = ReturnType<typeof draftOf>;
