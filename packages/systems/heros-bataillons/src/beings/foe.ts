import type { CreatureEntry } from '../content/types.ts';
import type { Being, BeingId, Side, ZoneId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';

interface FoePlace {
  readonly id: BeingId;
  readonly zone: ZoneId | null;
  readonly side?: Side;
  readonly seat?: number | null;
}

/** Joined, not put in a template: that would stay in two pieces, and ids are compared all the time. */
export const nextId = ({ next }: Pick<HBState, 'next'>, profile: string): BeingId => [profile, next].join('-');

/** HB-FOE-01: a being of the bestiary. */
export function foeFrom(g: Situation<Pick<HBState, 'variants'>>, profile: string, place: FoePlace): Being {
  const entry = g.content.creatures[profile];
  if (!entry) throw new Error(`no creature ${profile}`);
  return foeOf(g.state, { entry, profile, place });
}

/** HB-FOE-01, HB-GM-10: the same for a stat block written on the spot, which has no profile. */
export function foeOf(
  { variants }: Pick<HBState, 'variants'>,
  { entry, profile, place }: { entry: CreatureEntry; profile: string | null; place: FoePlace },
): Being {
  const values = { for: entry.for, agi: entry.agi, vol: entry.vol, end: entry.end };
  const legendary = entry.tags.includes('legendaire');
  return {
    id: place.id,
    kind: entry.tags.includes('echelle-bataillon') ? 'bataillon' : 'adversaire',
    side: place.side ?? 'adversaires',
    seat: place.seat ?? null,
    profile,
    name: profile ?? entry.name.fr,
    max: values,
    now: { ...values },
    armour: entry.armour,
    size: entry.size,
    tags: entry.tags,
    attacks: entry.attacks,
    critical: entry.critical,
    // HB-Q-19: a legendary creature may be a single being with large values.
    scale: legendary && variants.legendaryScale === 'single' ? 'etre' : entry.scale,
    status: 'present',
    zone: place.zone,
    position: null,
    marks: [],
    used: [],
    hero: null,
    commander: null,
    menace: entry.menace,
  };
}
