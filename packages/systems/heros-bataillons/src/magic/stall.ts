import { draw, type Rule, rollOne } from '@souterrain/kernel';
import { seatOf } from '../beings/seats.ts';
import type { Found } from '../gear/carry.ts';
import { trade } from '../gear/shop.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { formsAt } from './forms/index.ts';
import { POWER_IDS } from './powers.ts';
import { SCHOOL_IDS } from './schools/index.ts';
import type { Spell } from './spell.ts';

const DEVICES = ['parchemin', 'baguette', 'grimoire'] as const;
type Device = (typeof DEVICES)[number];

/** HB-SCR-02, HB-SCR-05: school, form and power; who wrote it, if known. */
export const deviceOf = (base: Device, { school, form, power }: Spell, author?: string): Found => ({
  base,
  holds: author === undefined ? { school, form, power } : { school, form, power, author },
});

/** HB-SCR-03: 1d4 - 2 of them, of any kind, school, form and power. */
export function* rollStock(g: HB, seat: number): Rule<readonly Found[]> {
  const count = (yield* rollOne(g, { seat, sides: 4, rule: 'HB-SCR-03' })) - 2;
  const stock: Found[] = [];
  for (let i = 0; i < count; i++) {
    const device = yield* drawOne(g, 'objet-magique', DEVICES);
    const power = yield* drawOne(g, 'puissance', POWER_IDS);
    const school = yield* drawOne(g, 'ecole', SCHOOL_IDS);
    const form = yield* drawOne(g, 'forme', formsAt(power));
    stock.push(deviceOf(device, { school, form, power }));
  }
  return stock;
}

function* drawOne<T extends string>(g: HB, deck: string, from: readonly T[]): Rule<T> {
  const [card] = yield* draw(g, { deck, from, count: 1, rule: 'HB-SCR-03' });
  return card!;
}

/** HB-SCR-03, HB-GEAR-05: a market whose magic is rolled at the first visit of the place, and sold once. */
export function* visitMarket(g: HB, being: Being): Rule<void> {
  const stock = g.state.scene!.stock ?? (yield* rollStock(g, seatOf(g.state, being)));
  const left = yield* trade(g, being, stock);
  g.emit({ type: 'stockLeft', stock: left, rules: ['HB-SCR-03'] });
}
