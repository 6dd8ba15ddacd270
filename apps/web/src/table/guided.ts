import type { SystemId } from '@souterrain/catalog';
import type { NewGame, SeatSetup } from '@souterrain/kernel';

const seat = (name: string, choices: SeatSetup['choices']): SeatSetup => ({ name, choices });

/** The games that guides tell, fixed to the last die: their notes come later, from `guide/notes`. */
export const guided: Readonly<Record<SystemId, NewGame>> = {
  'cinquante-etages': { seats: [seat('Aldric', { classe: 'guerrier' })], variants: {}, seed: 'guide-43' },
  'attention-donjon': {
    seats: [seat('Octavie', { heros: 'octavie' }), seat('Borlin', { heros: 'borlin' })],
    variants: { scenario: 'le-nid' },
    seed: 'guide-1565',
  },
  'attention-donjon-2': {
    seats: [seat('Gregor', { heros: 'gregor' }), seat('Oriane', { heros: 'oriane' })],
    variants: { scenario: 'la-citerne' },
    seed: 'guide-629',
  },
  'heros-bataillons': {
    seats: [seat('Garance', { heros: 'garance' }), seat('Tibalt', { heros: 'tibalt' })],
    variants: {},
    seed: 'guide-455',
  },
};
