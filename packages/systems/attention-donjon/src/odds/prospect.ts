import type { Prospect } from '@souterrain/kernel';

/** Everything that odds speak of: the words of both languages name each. */
export type OddsLabel =
  | 'cote-reussite'
  | 'cote-jet-adverse'
  | 'cote-seuil-1'
  | 'cote-seuil-2'
  | 'cote-succes'
  | 'cote-touche'
  | 'cote-secoue-ou-blesse'
  | 'cote-tue'
  | 'cote-pour-blesser'
  | 'cote-pour-tuer'
  | 'cote-sante-perdue'
  | 'cote-esquive-reussie'
  | 'cote-arrive'
  | 'cote-indemne'
  | 'cote-tombe'
  | 'cote-heroisme'
  | 'cote-joker';

export const prospect = (label: OddsLabel, chance: number): Prospect => ({ label, chance });
