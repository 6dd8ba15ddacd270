import { attentionDonjon } from '@souterrain/attention-donjon';
import { greedyPolicy } from '@souterrain/attention-donjon/greedy';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import { greedyPolicy as greedyPolicy2 } from '@souterrain/attention-donjon-2/greedy';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { referencePolicy } from '@souterrain/cinquante-etages/reference';
import { herosBataillons } from '@souterrain/heros-bataillons';
import { greedyPolicy as herosGreedyPolicy } from '@souterrain/heros-bataillons/greedy';
import type { GameEvent, Policy, SeatChoice, Setup, System } from '@souterrain/kernel';
import { namedOf } from './options.ts';

export interface Measured {
  readonly system: System;
  /** Turns the state of a game that starts into one that is well under way, where everything is larger. */
  readonly late: (state: unknown) => void;
  /** Plays as somebody who tries to win would. */
  readonly skilled: Policy;
  /** The variant that says what is played, where there are several things to play, and those that software plays alone. */
  readonly scenarios: { readonly variant: string; readonly values: readonly (string | undefined)[] };
  /** Those that `engine` times. */
  readonly timed: readonly (string | undefined)[];
  /** The party of an everyday game, and what its seats choose from. */
  readonly party: number;
  readonly choices: readonly SeatChoice[];
}

/** The systems that are measured: a new one is one entry here. */
export const MEASURED: readonly Measured[] = [
  measured(cinquanteEtages, {
    late: ({ heroes }) => {
      for (const hero of heroes) hero.floor = 40; // C50-GEN-01: floors 41 to 45 are the largest
    },
    skilled: referencePolicy,
  }),
  measured(attentionDonjon, {
    late: () => {}, // rooms, figures and treasures come as the Portes are opened: every game grows by itself
    skilled: greedyPolicy,
  }),
  measured(attentionDonjon2, {
    late: () => {},
    skilled: greedyPolicy2,
  }),
  measured(herosBataillons, {
    late: () => {},
    skilled: herosGreedyPolicy,
    scenarios: { variant: 'mode', values: ['escarmouche', 'bataille', 'exploration'] }, // a table needs its MJ
    timed: ['escarmouche', 'exploration'],
    party: 3,
    choices: herosBataillons.choices.map(({ values, ...choice }) => ({ ...choice, values: readyMade(values) })),
  }),
];

/** The other seats of a choice of hero are no everyday heroes: one to be made, the adversaries, the MJ. */
function readyMade(values: SeatChoice['values']): SeatChoice['values'] {
  const [first, ...others] = values.filter((value) => !['nouveau', 'adversaires', 'mj'].includes(value));
  return [first!, ...others];
}

/** Benches play every system alike. */
function measured<S, E extends GameEvent, V>(system: System<S, E, V>, { late, skilled, ...own }: Bench<S>): Measured {
  const values = system.variants.find(({ id }) => id === 'scenario')?.values ?? [undefined];
  return {
    system: system as unknown as System,
    late: late as Measured['late'],
    skilled,
    scenarios: { variant: 'scenario', values },
    timed: [undefined],
    party: system.seats.min,
    choices: system.choices.filter((choice) => !('free' in choice && choice.free)),
    ...own,
  };
}

interface Bench<S> extends Partial<Pick<Measured, 'scenarios' | 'timed' | 'party' | 'choices'>> {
  readonly late: (state: S) => void;
  readonly skilled: Policy;
}

/** The system named by `--system`, or all of them. */
export function measuredOf(given: string | undefined): readonly Measured[] {
  const ids = namedOf({ option: 'system', given, known: MEASURED.map(({ system }) => system.id) });
  return MEASURED.filter(({ system }) => ids.includes(system.id));
}

interface Table {
  readonly game: number;
  readonly seats?: number;
  readonly scenario?: string | undefined;
}

/** A party of `seats`, or of as many as the system takes; from one game to the next every value of every choice comes up. */
export function setupOf(
  { system, choices, party, scenarios }: Measured,
  { game, seats = party, scenario }: Table,
): Setup {
  const { min, max } = system.seats;
  const length = Math.min(max, Math.max(min, seats));
  const seatOf = (seat: number) => ({
    name: `${seat + 1}`,
    choices: Object.fromEntries(choices.map(({ id, values }) => [id, values[(game + seat) % values.length]!])),
  });
  const variants = scenario === undefined ? {} : { [scenarios.variant]: scenario };
  return { seats: Array.from({ length }, (_, seat) => seatOf(seat)), variants };
}
