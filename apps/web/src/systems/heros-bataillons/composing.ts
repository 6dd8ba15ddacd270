import type { SeatSetup } from '@souterrain/kernel';
import type { Composing } from '../adaptor.ts';

/** Heroes ready to play, for the seats in order. */
export const READY = ['garance', 'tibalt', 'ysoline', 'odon'] as const;

const MASTER = 'mj';
const ADVERSARIES = 'adversaires';
const NEW = 'nouveau';

/** The games that a choice is about; one that is not listed is about all of them. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  budget: ['escarmouche', 'bataille'],
  armee: ['bataille'],
  longueur: ['exploration'],
  [MASTER]: ['table'],
  [ADVERSARIES]: ['escarmouche', 'bataille'],
};

const isAbout = (what: string, { mode = 'escarmouche' }: Readonly<Record<string, string>>): boolean =>
  ABOUT[what]?.includes(mode) ?? true;

const held = (seat: SeatSetup): string => seat.choices.heros ?? '';
const give = (seat: SeatSetup, heros: string): SeatSetup => ({ ...seat, choices: { ...seat.choices, heros } });

/** HB-GM-01: a table has one MJ and somebody to play for; nobody plays the adversaries of a delve. */
export const composing: Composing = {
  asks: (variant, chosen, seats) =>
    variant === 'attributs' ? seats.some((seat) => held(seat) === NEW) : isAbout(variant, chosen),
  offers: isAbout,
  canBeBot: (seat) => !isMaster(seat),
  seated(seats, chosen, kept) {
    const fit = seats.map((seat, i) => (isAbout(held(seat), chosen) ? seat : give(seat, READY[i % READY.length]!)));
    if (chosen.mode !== 'table') return fit;
    const wanted = kept !== undefined && fit[kept] && held(fit[kept]) === MASTER ? kept : fit.findIndex(isMaster);
    const master = Math.max(0, wanted);
    const one = fit.map((seat, i) =>
      i === master ? give(seat, MASTER) : isMaster(seat) ? give(seat, READY[i % READY.length]!) : seat,
    );
    return one.length > 1 ? one : [...one, { name: '', choices: { heros: READY[0] } }];
  },
};

const isMaster = (seat: SeatSetup): boolean => held(seat) === MASTER;
