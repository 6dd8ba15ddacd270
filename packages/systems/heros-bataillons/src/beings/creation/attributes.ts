import { ask, type Option, option, type Rule, roll, rollOne } from '@souterrain/kernel';
import type { Values } from '../../pieces.ts';
import type { HB } from '../../world.ts';

/** HB-CRE-01: as the table decides for all. */
export type Method = 'des' | 'repartition';

type Gift = 'for' | 'agi' | 'vol';
const GIFTS: readonly Gift[] = ['for', 'agi', 'vol'];
const ARRAY = [13, 11, 9] as const;
const ARRAY_END = 4;

export function* chooseAttributes(g: HB, seat: number, method: Method): Rule<Values> {
  return method === 'des' ? yield* rollAttributes(g, seat) : yield* assignArray(seat);
}

/** HB-CRE-02, HB-CRE-04: 3d6 each, two of which may be swapped, and 1d6 of END. */
function* rollAttributes(g: HB, seat: number): Rule<Values> {
  const values: Values = { for: 0, agi: 0, vol: 0, end: 0 };
  for (const gift of GIFTS)
    for (const face of yield* roll(g, { seat, count: 3, sides: 6, rule: 'HB-CRE-02' })) values[gift] += face;
  const options: Option<Values>[] = [option('garder', values)];
  for (const [one, two] of SWAPS) {
    if (values[one] === values[two]) continue;
    const swapped = { ...values, [one]: values[two], [two]: values[one] };
    options.push(option(`echanger-${one}-${two}`, swapped, { params: { ...swapped } }));
  }
  const kept = yield* ask({ id: 'attributs', seat, rule: 'HB-CRE-02', params: { ...values }, options });
  return { ...kept, end: yield* rollOne(g, { seat, sides: 6, rule: 'HB-CRE-04' }) };
}

const SWAPS = [
  ['for', 'agi'],
  ['for', 'vol'],
  ['agi', 'vol'],
] as const;

/** HB-CRE-03: 13, 11 and 9 in any order, END 4. */
function* assignArray(seat: number): Rule<Values> {
  const options: Option<Values>[] = [];
  for (const first of GIFTS)
    for (const second of GIFTS) {
      if (first === second) continue;
      const values: Values = { for: ARRAY[2], agi: ARRAY[2], vol: ARRAY[2], end: ARRAY_END };
      values[first] = ARRAY[0];
      values[second] = ARRAY[1];
      const id = `for-${values.for}-agi-${values.agi}-vol-${values.vol}`;
      options.push(option(id, values, { label: 'repartition', params: { ...values } }));
    }
  return yield* ask({ id: 'attributs', seat, rule: 'HB-CRE-03', options });
}
