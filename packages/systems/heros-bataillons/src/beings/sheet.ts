import type { RuleId } from '@souterrain/catalog';
import type { Attribute, State, Values } from '../state.ts';
import { CAP_RULES, capOf } from './caps.ts';

/** What is wrong with one field of a written sheet. */
export interface SheetFault {
  readonly field: string;
  readonly rule: RuleId;
  /** The fields that were perhaps meant. */
  readonly candidates: readonly string[];
}

export type ReadValues =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

const FIELDS: Readonly<Record<string, Attribute>> = { FOR: 'for', AGI: 'agi', VOL: 'vol', END: 'end' };

/** HB-ATTR-01, HB-ATTR-20, HB-ATTR-22: the four attributes of a sheet written elsewhere, within their caps; DEX is not one of them. */
export function readValues(state: Pick<State, 'variants'>, sheet: Readonly<Record<string, unknown>>): ReadValues {
  const faults: SheetFault[] = [];
  for (const field of Object.keys(sheet))
    if (!(field in FIELDS))
      faults.push({
        field,
        rule: field === 'DEX' ? 'HB-ATTR-20' : 'HB-ATTR-01',
        candidates: field === 'DEX' ? ['AGI', 'VOL'] : [],
      });
  const values: Values = { for: 0, agi: 0, vol: 0, end: 0 };
  for (const [field, attribute] of Object.entries(FIELDS)) {
    const value = sheet[field];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      faults.push({ field, rule: 'HB-ATTR-01', candidates: [] });
    else if (value > capOf(state, attribute)) faults.push({ field, rule: CAP_RULES[attribute], candidates: [] });
    else values[attribute] = value;
  }
  return faults.length === 0 ? { ok: true, values } : { ok: false, faults };
}
