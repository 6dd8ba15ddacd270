import { ask, option, type Rule, rollOne } from '@souterrain/kernel';
import type { WithContent } from '../../content/types.ts';
import type { Talent } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { talentOf } from '../hero.ts';

const ATTRIBUTES = ['for', 'agi', 'vol'] as const;
const DRAW = 'tirer';

/** HB-CRE-05: two different talents, each chosen or drawn. */
export function* chooseTalents(g: HB, seat: number): Rule<readonly Talent[]> {
  const first = yield* chooseTalent(g, seat, []);
  return [first, yield* chooseTalent(g, seat, [first.id])];
}

function* chooseTalent(g: HB, seat: number, known: readonly string[]): Rule<Talent> {
  const options = [option(DRAW, DRAW)];
  for (const id of unknownTalents(g, known)) options.push(option(id, id, { label: 'talent', params: { talent: id } }));
  const picked = yield* ask({ id: 'talent-de-depart', seat, rule: 'HB-CRE-05', options });
  return talentOf(g, picked === DRAW ? yield* drawTalent(g, seat, known) : picked);
}

export const unknownTalents = (g: WithContent, known: readonly string[]): readonly string[] =>
  Object.keys(g.content.talents).filter((id) => !known.includes(id));

/** HB-CRE-05, HB-CRE-06: 1d3 for the attribute, 1d6 for the row, both again for one already known. */
function* drawTalent(g: HB, seat: number, known: readonly string[]): Rule<string> {
  for (;;) {
    const attribute = ATTRIBUTES[(yield* rollOne(g, { seat, sides: 3, rule: 'HB-CRE-05' })) - 1];
    const row = yield* rollOne(g, { seat, sides: 6, rule: 'HB-CRE-06' });
    for (const talent of Object.values(g.content.talents))
      if (talent.attribute === attribute && talent.roll === row && !known.includes(talent.id)) return talent.id;
  }
}
