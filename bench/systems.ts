import { attentionDonjon } from '@souterrain/attention-donjon';
import { greedyPolicy } from '@souterrain/attention-donjon/greedy';
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
  measured(attentionDonjon, {
    late: () => {}, // rooms, figures and treasures come as the Portes are opened: every game grows by itself
    skilled: (state) => greedyPolicy(state),
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

/** Those named by `--system`, or all of them; an unknown name ends the bench with status 2. */
export function measuredOf(id: string | undefined): readonly Measured[] {
  const named = MEASURED.filter(({ system }) => id === undefined || system.id === id);
  if (named.length > 0) return named;
  process.stderr.write(`--system ${id}: one of ${MEASURED.map(({ system }) => system.id).join(', ')} is needed\n`);
  process.exit(2);
}

/** A party of `seats`, or of as many as the system takes; from one game to the next every value of every choice comes up. */
export function setupOf({ seats: { min, max }, choices }: System, game: number, seats = min): Setup {
  const listed = choices.filter((choice) => !('free' in choice && choice.free));
  const length = Math.min(max, Math.max(min, seats));
  const seatOf = (seat: number) => ({
    name: `${seat + 1}`,
    choices: Object.fromEntries(listed.map(({ id, values }) => [id, values[(game + seat) % values.length]!])),
  });
  return { seats: Array.from({ length }, (_, seat) => seatOf(seat)), variants: {} };
}

/** The scenarios of a system that has several. */
export const scenariosOf = ({ variants }: System): readonly (string | undefined)[] =>
  variants.find(({ id }) => id === 'scenario')?.values ?? [undefined];
