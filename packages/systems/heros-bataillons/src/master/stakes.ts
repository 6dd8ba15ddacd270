import type { Tested } from '../pieces.ts';

/** HB-GM-02: what a failure costs; `texte` leaves it to the fiction. */
type Stake =
  | { readonly kind: 'texte' }
  | {
      readonly kind: 'degats';
      readonly die: number;
      readonly armour: boolean;
      readonly violent: boolean;
      readonly attribute: Exclude<Tested, 'end'>;
      readonly direct: boolean;
    }
  | { readonly kind: 'etat'; readonly state: 'epuise' | 'au-sol' }
  | { readonly kind: 'temps' };

const text: Stake = { kind: 'texte' };
const hurt = (die: number, more: Partial<Extract<Stake, { kind: 'degats' }>> = {}): Stake => ({
  kind: 'degats',
  die,
  armour: false,
  violent: false,
  attribute: 'for',
  direct: false,
  ...more,
});

export const STAKES: Readonly<Record<string, Stake>> = {
  rien: text,
  // HB-DMG-01: armour softens a fall.
  chute: hurt(6, { armour: true }),
  noyade: hurt(6),
  froid: hurt(4),
  ecrasement: hurt(8),
  coup: hurt(6, { armour: true, violent: true }),
  brulure: hurt(6, { violent: true }),
  // HB-SOLO-10: straight to the mind.
  effroi: hurt(4, { attribute: 'vol', direct: true }),
  epuisement: { kind: 'etat', state: 'epuise' },
  renversement: { kind: 'etat', state: 'au-sol' },
  retard: { kind: 'temps' },
  alerte: text,
  surprise: text,
  mefiance: text,
  perte: text,
};
