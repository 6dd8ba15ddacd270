import { ask, option, type Rule, rollOne } from '@souterrain/kernel';
import { FORM_IDS } from '../../magic/forms/index.ts';
import { schoolsFor } from '../../magic/schools/index.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { ABILITIES } from '../abilities/index.ts';

const DRAW = 'tirer';

interface AbilityChoice {
  readonly ability: string;
  /** HB-MAG-06: of a Conjurateur. */
  readonly school: string | null;
}

/** HB-HERO-01, HB-MAG-06: one heroic ability, chosen or drawn with a d12, and the school of a Conjurateur. */
export function* chooseAbility(g: HB, seat: number): Rule<AbilityChoice> {
  const options = [option(DRAW, DRAW)];
  for (const { id } of ABILITIES) options.push(option(id, id, { label: 'capacite', params: { ability: id } }));
  const picked = yield* ask({ id: 'capacite', seat, rule: 'HB-HERO-01', options });
  const ability = picked === DRAW ? abilityAt(yield* rollOne(g, { seat, sides: 12, rule: 'HB-HERO-02' })) : picked;
  return { ability, school: ability === 'conjurateur' ? yield* chooseSchool(g, seat) : null };
}

const abilityAt = (face: number): string => ABILITIES.find(({ roll }) => roll === face)!.id;

/** HB-MAG-04, HB-MAG-06: any school, or the d6. */
export function* chooseSchool(g: HB, seat: number, known: readonly string[] = []): Rule<string> {
  const options = [];
  if (known.length === 0) options.push(option(DRAW, DRAW));
  for (const id of Object.keys(g.content.schools))
    if (!known.includes(id)) options.push(option(id, id, { label: 'ecole', params: { school: id } }));
  const picked = yield* ask({ id: 'ecole', seat, rule: 'HB-MAG-06', options });
  return picked === DRAW ? yield* drawSchool(g, seat) : picked;
}

/** HB-MAG-03, HB-MAG-04, HB-Q-23. */
export function* drawSchool(g: HB, seat: number): Rule<string> {
  const face = yield* rollOne(g, { seat, sides: 6, rule: 'HB-MAG-03' });
  const options = schoolsFor(g, face).map((id) => option<string>(id, id, { label: 'ecole', params: { school: id } }));
  return yield* ask({ id: 'ecole', seat, rule: 'HB-MAG-04', options });
}

/** HB-MAG-08: every form; HB-Q-24: Toucher and one other. */
export function* chooseForms({ variants }: HBState, seat: number): Rule<readonly string[]> {
  if (variants.forms === 'all') return [];
  const options = FORM_IDS.filter((id) => id !== 'toucher').map((id) =>
    option(id, id, { label: 'forme', params: { form: id } }),
  );
  return ['toucher', yield* ask({ id: 'forme', seat, rule: 'HB-MAG-08', options })];
}
