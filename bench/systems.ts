import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { referencePolicy } from '@souterrain/cinquante-etages/reference';
import type { GameEvent, Policy, Setup, System } from '@souterrain/kernel';

export interface Measured {
  readonly system: System;
  /** Turns the state of a game that starts into one that is well under way, where everything is larger. */
  readonly late: (state: unknown) => void;
  /** Plays as somebody who tries to win would. */
  readonly skilled: (state: unknown) => Policy;
}

/** The systems that are measured: a new one is one entry here. */
export const MEASURED: readonly Measured[] = [
  measured(cinquanteEtages, {
    late: ({ heroes }) => {
      for (const hero of heroes) hero.floor = 40; // C50-GEN-01: floors 41 to 45 are the largest
    },
    skilled: (state) => referencePolicy(state),
  }),
];

/** Benches play every system alike. */
function measured<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  { late, skilled }: { readonly late: (state: S) => void; readonly skilled: (state: S) => Policy },
): Measured {
  return {
    system: system as unknown as System,
    late: late as Measured['late'],
    skilled: skilled as Measured['skilled'],
  };
}

/** A party of `seats`, or of as many as the system takes; from one game to the next every value of every choice comes up. */
export function setupOf({ seats: { min, max }, choices }: System, game: number, seats = min): Setup {
  const chosen = Object.fromEntries(choices.map(({ id, values }) => [id, values[game % values.length]!]));
  const length = Math.min(max, Math.max(min, seats));
  return { seats: Array.from({ length }, (_, i) => ({ name: `${i + 1}`, choices: chosen })), variants: {} };
}
