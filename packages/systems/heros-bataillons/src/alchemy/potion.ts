export type Effect = 'medecinal' | 'elements' | 'colle' | 'invisibilite' | 'hallucinogene';

export type Administration = 'explosive' | 'baume' | 'liquide' | 'fumee' | 'injection';

/** HB-ALC-21: any effect with any administration; `detail` is settled by the brewer (HB-ALC-10, HB-ALC-11). */
export interface Potion {
  readonly effect: Effect;
  readonly administration: Administration;
  readonly detail?: string;
}
