/** C50-TRE-05: what each potion heals and costs, by band. */
export const POTIONS = {
  'potion-de-soin': { heals: 10, prices: [0, 10, 14, 18, 22, 26, 30] },
  'grande-potion': { heals: 25, prices: [0, 20, 28, 36, 44, 52, 60] },
} as const;

export type PotionId = keyof typeof POTIONS;
export const POTION_IDS = Object.keys(POTIONS) as readonly PotionId[];

/** C50-EQP-05: potions on the belt. */
export const BELT = 3;
