import type { GameEvent, Sum } from '@souterrain/kernel';
import type { SceneProps, SystemPanels, Thrown } from '../../../systems/adaptor.ts';

export interface Told {
  readonly panels: SystemPanels;
  readonly scene: SceneProps;
  /** All those of the game, for what one event does not say. */
  readonly events: readonly GameEvent[];
}

/** Dice on the table, with the sums that go with them. */
export interface Roll {
  readonly thrown: Thrown;
  readonly sums: readonly Sum[];
}

/** How far back the dice of an earlier answer are looked for. */
const MEMORY = 60;

/** Dice that were thrown before the last answer stay on the table. */
export const lastRoll = (told: Told): readonly Roll[] => rollsOf(told, told.events.slice(-MEMORY)).slice(-1);

/** Dice, with the sums that announced them and those that follow from them; a later sum of one name replaces the earlier. */
export function rollsOf({ panels, scene, events }: Told, among: readonly GameEvent[]): readonly Roll[] {
  const rolls: { thrown: Thrown; sums: Map<string, Sum> }[] = [];
  let announced: readonly Sum[] = [];
  for (const event of among) {
    const { sums = [] } = event;
    if (panels.announces?.(event)) {
      announced = sums;
      continue;
    }
    const thrown = panels.thrown(event, scene, events);
    if (thrown) {
      rolls.push({ thrown, sums: new Map(announced.map((sum) => [sum.label, sum])) });
      announced = [];
    }
    for (const sum of sums) rolls.at(-1)?.sums.set(sum.label, sum);
  }
  return rolls.map(({ thrown, sums }) => ({ thrown, sums: [...sums.values()] }));
}
