import type { OddsSummary } from '@souterrain/kernel';

/** LP-DOWN-02: the faces of a D6 above the danger. */
export const prospectsOf = (danger: number): OddsSummary => ({
  prospects: [{ label: 'corde-tient', chance: (6 - danger) / 6 }],
  resources: [],
  aims: [],
});
