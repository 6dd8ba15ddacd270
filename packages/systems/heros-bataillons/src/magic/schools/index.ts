import { byId } from '../../by-id.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { Situation } from '../../world.ts';
import { ALL } from './list.gen.ts';

/** HB-MAG-04: seven schools in all. */
export const SCHOOL_IDS: readonly string[] = ALL.map(({ id }) => id);

/** All of one shape: every spell reads its own. */
export const schoolOf = byId(
  ALL.map(({ id, critical, damage, heals = false, unreal = false, grows = false, touch, means }) => ({
    id,
    critical,
    damage,
    heals,
    unreal,
    grows,
    touch,
    means,
  })),
);

/** HB-MAG-03, HB-MAG-04: a 2 leaves a choice; HB-Q-23 names one school instead. */
export function schoolsFor(g: Situation<Pick<HBState, 'variants'>>, face: number): readonly string[] {
  const { variants } = g.state;
  if (face === 2 && variants.schoolTwo !== 'choice') return [variants.schoolTwo];
  return SCHOOL_IDS.filter((id) => g.content.schools[id]!.roll === face);
}

const SPELLCASTER = 'conjurateur-';

/** HB-MAG-06: the schools that a being masters: by its heroic ability, or by its traits (HB-FOE-03). */
export function schoolsOf({ hero, tags }: Being): readonly string[] {
  if (hero) return hero.schools;
  let schools = NONE;
  for (const tag of tags) if (tag.startsWith(SPELLCASTER)) schools = [...schools, tag.slice(SPELLCASTER.length)];
  return schools;
}

const NONE: readonly string[] = [];
