import type { Amount, OddsSummary, Prospect } from '@souterrain/kernel';
import { type Distribution, mean } from '@souterrain/odds';

/** Everything that odds speak of. */
export const ODDS_NAMES = {
  'cote-reussite': { fr: 'Réussir', en: 'Succeed' },
  'cote-reussite-totale': { fr: 'Réussite totale', en: 'Total success' },
  'cote-cuisant-echec': { fr: 'Cuisant échec', en: 'Bitter failure' },
  'cote-fait-tomber': { fr: 'Faire tomber', en: 'Throw down' },
  'cote-chance': { fr: 'un point de Chance', en: 'a point of Chance' },
  'cote-blesse': { fr: 'Infliger des dégâts', en: 'Deal damage' },
  'cote-critique': { fr: 'Dégâts critiques', en: 'Critical damage' },
  'cote-abat': { fr: 'Abattre la cible', en: 'Fell the target' },
  'cote-abat-un': { fr: 'Abattre au moins une cible', en: 'Fell at least one target' },
  'cote-abat-tous': { fr: 'Abattre toutes les cibles', en: 'Fell every target' },
  'cote-degats': { fr: 'Dégâts', en: 'Damage' },
  'cote-sans-brulure': { fr: 'Ne rien payer de soi', en: 'Pay nothing of oneself' },
  'cote-lanceur-demoralise': { fr: 'Tomber à 0 VOL', en: 'Fall to 0 VOL' },
  'cote-lanceur-meurt': { fr: 'Mourir de son sort', en: 'Die of one’s spell' },
  'cote-max': 'MAX',
  'cote-effet': { fr: 'Prendre effet', en: 'Take effect' },
  'cote-rounds': 'Rounds',
  'cote-end-rendue': { fr: 'Rendre toute l’END', en: 'Restore all END' },
  'cote-soin': { fr: 'Points rendus', en: 'Points restored' },
  'cote-tranquille': { fr: 'N’être dérangé par rien', en: 'Be disturbed by nothing' },
  'cote-tous-tiennent': { fr: 'Tous tiennent', en: 'All hold' },
  'cote-tous-fuient': { fr: 'Tous fuient', en: 'All flee' },
} as const;

export type OddsLabel = keyof typeof ODDS_NAMES;

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
