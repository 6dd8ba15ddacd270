import type { Rule } from '@souterrain/kernel';
import type { Found } from '../../gear/carry.ts';
import { FORM_IDS } from '../../magic/forms/index.ts';
import { POWER_IDS } from '../../magic/powers.ts';
import type { HB } from '../../world.ts';
import { pickOne } from '../pick.ts';

const RULE = 'HB-GM-15';

/** HB-GM-15: anything of the tables of gear, a potion, or an object that holds a spell. */
export function* chooseObject(g: HB): Rule<Found | null> {
  const bases = Object.values(g.content.items).filter(({ fixed }) => !fixed);
  const base = yield* pickOne(
    g,
    { id: 'objet', rule: RULE },
    bases.map(({ id }) => id),
  );
  if (base === null) return null;
  const { kind } = g.content.items[base]!;
  if (kind === 'potion') return yield* choosePotion(g, base);
  if (kind === 'parchemin' || kind === 'baguette' || kind === 'grimoire') return yield* chooseSpell(g, base);
  return { base };
}

function* choosePotion(g: HB, base: string): Rule<Found | null> {
  const effect = yield* pickOne(g, { id: 'effet', rule: RULE }, Object.keys(g.content.effects));
  if (effect === null) return null;
  const { details } = g.content.effects[effect]!;
  const detail = details ? yield* pickOne(g, { id: 'detail', rule: RULE }, details) : '';
  if (detail === null) return null;
  const administration = yield* pickOne(
    g,
    { id: 'administration', rule: RULE },
    Object.keys(g.content.administrations),
  );
  if (administration === null) return null;
  return { base, holds: detail === '' ? { effect, administration } : { effect, detail, administration } };
}

function* chooseSpell(g: HB, base: string): Rule<Found | null> {
  const school = yield* pickOne(g, { id: 'ecole', rule: RULE }, Object.keys(g.content.schools));
  if (school === null) return null;
  const form = yield* pickOne(g, { id: 'forme', rule: RULE }, FORM_IDS);
  if (form === null) return null;
  const power = yield* pickOne(g, { id: 'puissance', rule: RULE }, POWER_IDS);
  return power === null ? null : { base, holds: { school, form, power } };
}
