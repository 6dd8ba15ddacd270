import type { SeatId } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import type { Ruled } from '../figures/on-sheet.ts';
import { wornSante } from '../items/inventory.ts';
import { wholeItem } from '../items/whole.ts';
import type { Figure, Item, Sheet } from '../state.ts';

/** Where a hero waits before it is put on the board. */
const NOWHERE = -1;

export const heroIdOf = (seat: SeatId): string => `h${seat + 1}`;

/** A hero as it comes to an adventure: everything restored (AD1-HRSM-17, AD1-TOWN-02), its items numbered for its seat. */
export function heroFigure(g: Ruled, seat: SeatId, given: Readonly<Sheet>, name = given.name): Figure {
  // Named one by one: every sheet has one shape, wherever it comes from.
  const sheet: Sheet = {
    name,
    origin: given.origin,
    careers: [...given.careers],
    traits: { ...given.traits },
    santeMax: given.santeMax,
    heroismeMax: given.heroismeMax,
    arcane: given.arcane,
    talents: [...given.talents],
    proie: given.proie,
    enduranceBonus: given.enduranceBonus,
    deplacement: given.deplacement,
    xp: given.xp,
    deniers: given.deniers,
    items: given.items.map((item, i) => readied(g, item, `i${seat + 1}-${i + 1}`)),
    wounds: given.wounds.map((wound) => ({ ...wound })),
  };
  const santeMax = sheet.santeMax + wornSante(g, sheet);
  return {
    id: heroIdOf(seat),
    profile: null,
    hero: { seat, sheet, heroisme: sheet.heroismeMax, saved: false, jokers: [], primes: 0 },
    camp: 'heros',
    group: null,
    status: 'reserve',
    cell: NOWHERE,
    sante: santeMax,
    santeMax,
    reactions: 1,
    marks: [], // AD1-HEALTH-01, AD2-ETAT-05: Indemne.
    used: { tour: [], round: [], scenario: [] },
    guards: [],
  };
}

/** AD1-HRSM-19, AD1-ARME-19, AD1-ARME-20: points of relics, ammunition and loads are back at the start of a game. */
function readied(g: Stocked, item: Item, id: string): Item {
  const entry = g.content.items[item.base];
  const whole = wholeItem(item, id);
  whole.dry = undefined;
  whole.thrownBy = undefined;
  whole.stuck = undefined;
  if (whole.loaded === false) whole.loaded = true;
  if (entry?.features?.includes('relique') && typeof entry.charges === 'number') whole.charges = entry.charges;
  return whole;
}
