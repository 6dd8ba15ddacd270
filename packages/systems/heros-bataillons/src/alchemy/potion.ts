/** HB-ALC-21: any effect with any administration; `detail` is settled by the brewer (HB-ALC-10, HB-ALC-11). */
export interface Potion {
  readonly effect: string;
  readonly administration: string;
  readonly detail?: string;
}
