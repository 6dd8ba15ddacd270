import { ask, option, type Rule } from '@souterrain/kernel';
import { seatOf } from '../beings/seats.ts';
import { changeGold } from '../gear/purse.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Increment } from './events.ts';
import { affordable, improve, priceOf, raisedTo } from './purchase.ts';

/** HB-BAT-16 to HB-BAT-18, HB-BAT-23: increments from the common purse, until done. */
export function* outfitBattalion(g: HB, battalion: Being): Rule<void> {
  for (;;) {
    const options = affordable(g, battalion, g.state.gold).map((what) =>
      option<Increment | null>(`acheter-${what}`, what, {
        label: 'acheter-augmentation',
        params: { what, value: raisedTo(g.state, battalion, what)!, price: priceOf(g, what) },
      }),
    );
    if (options.length === 0) return;
    const what = yield* ask({
      id: 'renforcer-bataillon',
      seat: seatOf(g.state, battalion),
      rule: 'HB-BAT-16',
      params: { being: battalion.id, gold: g.state.gold },
      options: [option<Increment | null>('terminer', null), ...options],
    });
    if (what === null) return;
    changeGold(g, -priceOf(g, what), { why: 'bataillon', rules: ['HB-BAT-16', 'HB-BAT-17'] });
    improve(g, battalion, what);
  }
}
