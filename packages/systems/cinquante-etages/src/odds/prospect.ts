import type { Amount, OddsSummary, Prospect } from '@souterrain/kernel';
import type { Help } from '../fight/objects.ts';

/** Objects that leave the fight to the dice; Fumée ends it for sure. */
export type Aid = Exclude<Help, { readonly use: 'fumee' }>;

/** Everything that odds speak of: the words of both languages name each. */
export type OddsLabel =
  | 'cote-victoire'
  | 'cote-mort'
  | 'cote-blesser'
  | 'cote-blessure'
  | 'cote-recul'
  | 'cote-indemne'
  | 'cote-pv'
  | 'cote-soin'
  | 'cote-peau-de-pierre'
  | 'cote-peau-de-pierre-du-mage';

/** Each potion of the packs has its own. */
export const potionLabel = (potion: string) => `cote-${potion}` as const;

export const aidLabel = (aid: Aid): OddsLabel | ReturnType<typeof potionLabel> =>
  aid.use === 'potion' ? potionLabel(aid.potion) : `cote-${aid.use}`;

export const prospect = (label: OddsLabel | ReturnType<typeof potionLabel>, chance: number): Prospect => ({
  label,
  chance,
});

/** Odds with the PV left, the chance of each number from 0 up. */
export const summaryOf = (
  prospects: OddsSummary['prospects'],
  { pv, resources = [] }: { pv: readonly number[]; resources?: readonly Prospect[] },
): OddsSummary => ({ prospects, resources, aims: [], amount: pvLeft('cote-pv', pv) });

const pvLeft = (label: OddsLabel, chances: readonly number[]): Amount => ({
  label,
  mean: chances.reduce((sum, chance, pv) => sum + chance * pv, 0),
  low: 0,
  chances,
});
