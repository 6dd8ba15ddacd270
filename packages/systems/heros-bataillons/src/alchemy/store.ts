import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { seatOf } from '../beings/seats.ts';
import { itemFrom } from '../gear/carry.ts';
import { refusalOf } from '../gear/inventory.ts';
import { areEnemies, type Being, isPresent } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { holdsOf } from './dose.ts';
import type { Potion } from './potion.ts';

/** HB-ALC-22: one slot each; what the brewer cannot carry goes to an adjacent hero, or is lost. */
export function* store(g: HB, being: Being, potion: Potion): Rule<void> {
  const keeper = refusalOf(g, being, BASE) === null ? being : yield* chooseKeeper(g, being);
  if (keeper === null) return;
  const item = itemFrom(
    g,
    { base: BASE, holds: holdsOf(potion), known: true },
    { id: `${BASE}-${g.state.next}`, place: 'sac' },
  );
  g.emit({ type: 'itemGained', being: keeper.id, item, why: 'brassage', rules: ['HB-ALC-22'] });
}

const BASE = 'potion';

function* chooseKeeper(g: HB, being: Being): Rule<Being | null> {
  const options: Option<Being | null>[] = [];
  for (const other of neighbours(g.state, being))
    if (refusalOf(g, other, BASE) === null)
      options.push(
        option(`donner-${other.id}`, other, {
          label: 'donner',
          params: { to: other.id, item: BASE },
          at: { figure: other.id },
        }),
      );
  options.push(option('perdre', null));
  return yield* ask({
    id: 'potion-en-trop',
    seat: seatOf(g.state, being),
    rule: 'HB-ALC-22',
    params: { being: being.id },
    options,
  });
}

const neighbours = ({ beings }: HBState, being: Being): readonly Being[] =>
  beings.filter(
    (other) =>
      other !== being &&
      other.hero !== null &&
      isPresent(other) &&
      !areEnemies(other, being) &&
      other.zone === being.zone,
  );
