import type { Amount, OddsSummary, Prospect } from '@souterrain/kernel';
import { type Distribution, mean } from '@souterrain/odds';

/** Everything that odds speak of: the words of both languages name each. */
export type OddsLabel =
  | 'cote-reussite'
  | 'cote-reussite-totale'
  | 'cote-cuisant-echec'
  | 'cote-fait-tomber'
  | 'cote-chance'
  | 'cote-blesse'
  | 'cote-critique'
  | 'cote-abat'
  | 'cote-abat-un'
  | 'cote-abat-tous'
  | 'cote-degats'
  | 'cote-sans-brulure'
  | 'cote-lanceur-demoralise'
  | 'cote-lanceur-meurt'
  | 'cote-max'
  | 'cote-effet'
  | 'cote-rounds'
  | 'cote-end-rendue'
  | 'cote-soin'
  | 'cote-tranquille'
  | 'cote-tous-tiennent'
  | 'cote-tous-fuient';

export type Odds = (() => OddsSummary) | undefined;

export const prospect = (label: OddsLabel, chance: number): Prospect => ({ label, chance });

export const amountOf = (label: OddsLabel, distribution: Distribution): Amount => ({
  label,
  mean: mean(distribution),
  low: distribution.low,
  chances: [...distribution.chances],
});

export const summaryOf = (
  prospects: OddsSummary['prospects'],
  { amount, resources = [] }: Partial<Pick<OddsSummary, 'amount' | 'resources'>> = {},
): OddsSummary => ({ prospects, resources, aims: [], ...(amount && { amount }) });
