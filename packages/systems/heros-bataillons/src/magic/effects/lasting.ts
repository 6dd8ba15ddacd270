import type { Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import type { Being, Mark } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import type { Cast } from '../casting.ts';
import type { SchoolEffect } from './effect.ts';

/** HB-MAG-29, HB-MAG-43: a mark for at most N rounds. */
const lasting = (effect: Omit<SchoolEffect, 'lasts' | 'apply'> & { readonly mark: string }): SchoolEffect => ({
  id: effect.id,
  school: effect.school,
  on: effect.on,
  resisted: effect.resisted,
  lasts: true,
  *apply(g: HB, { caster }: Cast, { target, rounds }: { target: Being; rounds: number }): Rule<void> {
    const mark: Mark = { id: effect.mark, until: lastingRounds(g.state, caster.id, rounds), by: caster.id };
    gain(g, target, { mark, rules: ['HB-SCH-08', 'HB-MAG-29'] });
  },
});

/** HB-SCH-08: no movement. */
export const geler = lasting({ id: 'geler', school: 'elementaire', on: 'ennemi', resisted: 'agi', mark: 'gele' });
/** HB-SCH-08: attacks diminished. */
export const leurrer = lasting({ id: 'leurrer', school: 'illusion', on: 'ennemi', resisted: 'vol', mark: 'leurre' });
/** HB-SCH-08: one disadvantage on tests, no END regained. */
export const fletrir = lasting({ id: 'fletrir', school: 'impie', on: 'ennemi', resisted: 'for', mark: 'fletri' });
/** HB-SCH-08: attacks against the ally diminished. */
export const voiler = lasting({ id: 'voiler', school: 'ombres', on: 'allie', resisted: null, mark: 'voile' });
/** HB-SCH-08: attacks diminished, none at a distance. */
export const aveugler = lasting({ id: 'aveugler', school: 'sacree', on: 'ennemi', resisted: 'agi', mark: 'aveugle' });
/** HB-SCH-08: cannot leave the zone. */
export const enraciner = lasting({
  id: 'enraciner',
  school: 'sauvage',
  on: 'ennemi',
  resisted: 'for',
  mark: 'enracine',
});
