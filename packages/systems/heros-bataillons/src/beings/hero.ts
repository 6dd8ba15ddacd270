import type { HeroEntry, WithContent } from '../content/types.ts';
import { perContent } from '../content/worked-out.ts';
import type { Found } from '../gear/carry.ts';
import type { Being, BeingId, Talent, Values, ZoneId } from '../pieces.ts';
import type { HBState, Player } from '../state.ts';
import type { Situation } from '../world.ts';
import { outfit, startingItems } from './outfit.ts';
import { ownValues } from './own.ts';

type Readings = Pick<HBState, 'variants'>;

/** What a creation settles (HB-CRE-01). */
export interface Sheet {
  readonly name: string;
  readonly values: Readonly<Values>;
  readonly talents: readonly Talent[];
  readonly abilities: readonly string[];
  readonly schools: readonly string[];
  /** HB-Q-24. */
  readonly forms: readonly string[];
  readonly items: readonly Found[];
}

export interface HeroPlace {
  readonly id: BeingId;
  readonly seat: number | null;
  readonly zone?: ZoneId | null;
}

/** HB-SOLO-16: what a hero counts for. */
export const HERO_MENACE = 6;

/** HB-CHA-09; HB-Q-03: another reserve for all. */
const RESERVES = { one: 1, two: 2, three: 3 } as const;
export const chanceReserve = ({ variants }: Readings): number => RESERVES[variants.chanceMax];

/** A new hero, whole: HB-CRE-01. */
export function heroOf(g: Situation<Readings>, sheet: Sheet, { id, seat, zone = null }: HeroPlace): Being {
  const chance = chanceReserve(g.state);
  return {
    id,
    kind: 'heros',
    side: 'heros',
    seat,
    profile: null,
    name: sheet.name,
    max: ownValues(sheet.values),
    now: ownValues(sheet.values),
    armour: 0,
    size: 'moyen',
    tags: [],
    attacks: [],
    critical: 'for',
    scale: 'etre',
    status: 'present',
    zone,
    position: null,
    marks: [],
    used: [],
    hero: {
      name: sheet.name,
      talents: sheet.talents.map((talent) => ({ ...talent })),
      abilities: [...sheet.abilities],
      schools: [...sheet.schools],
      forms: [...sheet.forms],
      held: null,
      items: outfit(g, id, sheet.items),
      chance,
      chanceMax: chance,
      exhausted: false,
      wakeful: 0,
      resting: 0,
      rested: -1,
      benefitDay: 0,
      brewDay: 0,
      progress: 0,
    },
    commander: null,
    menace: HERO_MENACE,
  };
}

/** A ready-made hero; the gold of its entry is for the common purse. */
export function heroFrom(g: Situation<Readings>, hero: string, place: HeroPlace): Being {
  const sheet = sheetsOf(g).get(hero);
  if (!sheet) throw new Error(`no hero ${hero}`);
  const all = sheet.schools.length === 0 || g.state.variants.forms === 'all';
  return heroOf(g, all ? sheet : { ...sheet, forms: ['toucher', 'invocation'] }, place);
}

/** Many games are played with the same heroes. */
const sheetsOf = perContent((g): ReadonlyMap<string, Sheet> => {
  const entries = Object.entries(g.content.heroes);
  return new Map(entries.map(([id, entry]) => [id, sheetOf(g, entry)]));
});

const sheetOf = (g: WithContent, { name, values, talents, ability, school, kit, scroll }: HeroEntry): Sheet => ({
  name: name.fr,
  values,
  talents: talents.map((id) => talentOf(g, id)),
  abilities: [ability],
  schools: school === undefined ? [] : [school],
  forms: [],
  items: startingItems(g, kit, scroll ?? null),
});

/** What a hero brings to the purse: a kept one its share, a ready-made one what it starts with (HB-CRE-07). */
export const goldOf = ({ content }: WithContent, { hero, gold }: Player): number =>
  gold ?? content.heroes[hero]?.gold ?? 0;

/** HB-TAL-05: talents start at degree 1. */
export function talentOf(g: WithContent, id: string): Talent {
  const { name, attribute, tags } = g.content.talents[id]!;
  return { id, name: name.fr, attribute, tags, degree: 1 };
}
