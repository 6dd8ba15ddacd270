import type { SeatSetup, System } from '@souterrain/kernel';

/** Ready-made heroes, each seat the next one. */
export const readySeats =
  ({ choices }: Pick<System, 'choices'>) =>
  (names: readonly string[]): readonly SeatSetup[] => {
    const { values } = choices.find(({ id }) => id === 'heros')!;
    return names.map((name, i) => ({ name, choices: { heros: values[i % values.length]! } }));
  };
