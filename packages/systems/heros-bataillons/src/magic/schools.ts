import type { RuleId } from '@souterrain/catalog';
import type { Being, Tested } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import type { School } from './spell.ts';

/** HB-SCH-08: what takes its critical damage and the tags of its damage. */
interface SchoolRule {
  readonly critical: Exclude<Tested, 'end'>;
  /** HB-SCH-02: one of them is named at each casting. */
  readonly damage: readonly string[];
  readonly rule: RuleId;
}

/** HB-SCH-01 to HB-SCH-09. */
export const SCHOOL_RULES: Readonly<Record<School, SchoolRule>> = {
  arcanique: { critical: 'for', damage: ['energie'], rule: 'HB-SCH-01' },
  elementaire: { critical: 'for', damage: ['feu', 'glace', 'foudre'], rule: 'HB-SCH-02' },
  illusion: { critical: 'vol', damage: ['illusion'], rule: 'HB-SCH-09' },
  impie: { critical: 'for', damage: ['necrose'], rule: 'HB-SCH-03' },
  ombres: { critical: 'for', damage: ['ombre'], rule: 'HB-SCH-04' },
  // HB-SCH-05, HB-SCH-06: it supports and blinds, and does no damage.
  sacree: { critical: 'for', damage: [], rule: 'HB-SCH-06' },
  sauvage: { critical: 'for', damage: ['ouragan'], rule: 'HB-SCH-07' },
};

/** HB-MAG-04: seven schools in all. */
export const SCHOOL_IDS = Object.keys(SCHOOL_RULES) as readonly School[];

/** HB-MAG-03, HB-MAG-04: a 2 leaves a choice; HB-Q-23 names one school instead. */
export function schoolsFor(g: Situation<Pick<HBState, 'variants'>>, face: number): readonly School[] {
  const { variants } = g.state;
  if (face === 2 && variants.schoolTwo !== 'choice') return [variants.schoolTwo];
  return SCHOOL_IDS.filter((id) => g.content.schools[id]!.roll === face);
}

const SPELLCASTER = 'conjurateur-';

/** HB-MAG-06: the schools that a being masters: by its heroic ability, or by its traits (HB-FOE-03). */
export function schoolsOf({ hero, tags }: Being): readonly School[] {
  if (hero) return hero.schools as readonly School[];
  let schools = NONE;
  for (const tag of tags)
    if (tag.startsWith(SPELLCASTER)) schools = [...schools, tag.slice(SPELLCASTER.length) as School];
  return schools;
}

const NONE: readonly School[] = [];
