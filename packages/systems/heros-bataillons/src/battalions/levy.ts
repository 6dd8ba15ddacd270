import { ask, option, type Rule } from '@souterrain/kernel';
import { seatOf } from '../beings/seats.ts';
import { changeGold } from '../gear/purse.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { newBattalion } from './battalion.ts';
import { levyPrice } from './purchase.ts';

/** HB-BAT-19, HB-BAT-20: the hero who raises it commands it; archers at no cost. */
export function* levy(g: HB, commander: Being): Rule<void> {
  const archers = yield* ask({
    id: 'bataillon',
    seat: seatOf(g.state, commander),
    rule: 'HB-BAT-20',
    params: { being: commander.id },
    options: [option('melee', false), option('archers', true)],
  });
  changeGold(g, -levyPrice(g), { why: 'bataillon', rules: ['HB-BAT-19'] });
  const id = `bataillon-${g.state.next}`;
  const added = newBattalion({
    id,
    name: archers ? 'archers' : 'fantassins',
    side: commander.side,
    seat: null,
    commander: commander.id,
    archers,
  });
  g.emit({ type: 'beingAdded', added, rules: ['HB-BAT-14', 'HB-BAT-15', 'HB-BAT-20'] });
}
