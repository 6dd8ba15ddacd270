import { ask, option, type Rule, rollOne } from '@souterrain/kernel';
import { seatOf } from '../beings/seats.ts';
import type { WithContent } from '../content/types.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { effectOf } from './effects/index.ts';
import type { Potion } from './potion.ts';

export type Column = 'effet' | 'administration';

const entriesOf = (g: WithContent, column: Column) =>
  Object.values(column === 'effet' ? g.content.effects : g.content.administrations);

/** HB-ALC-04, HB-ALC-05: any entry of the column. */
export function* choosePart(g: HB, being: Being, column: Column): Rule<string> {
  return yield* ask({
    id: `brassage-${column}`,
    seat: seatOf(g.state, being),
    rule: 'HB-ALC-08',
    params: { being: being.id },
    options: entriesOf(g, column).map(({ id }) => option(id, id)),
  });
}

/** HB-ALC-08, HB-ALC-09: a 3 is rolled again until it shows something else; HB-Q-27: the brewer chooses. */
export function* readPart(g: HB, being: Being, { column, face }: { column: Column; face: number }): Rule<string> {
  let shown = face;
  for (;;) {
    for (const { id, roll } of entriesOf(g, column)) if (roll === shown) return id;
    if (g.state.variants.alchemyThree === 'choice') return yield* choosePart(g, being, column);
    shown = yield* rollOne(g, { seat: seatOf(g.state, being), sides: 6, rule: 'HB-ALC-09' });
  }
}

/** HB-ALC-10, HB-ALC-11: healing or poison, and the element, are settled by the brewer. */
export function* chooseDetail(g: HB, being: Being, { effect, administration }: Potion): Rule<Potion> {
  const { details } = g.content.effects[effect]!;
  if (!details) return { effect, administration };
  const detail = yield* ask({
    id: 'brassage-detail',
    seat: seatOf(g.state, being),
    rule: effectOf(effect).rule,
    params: { being: being.id, effect, administration },
    options: details.map((id) => option(id, id)),
  });
  return { effect, administration, detail };
}
