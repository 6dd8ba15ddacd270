import type { Attribute, Being } from '../pieces.ts';
import { beingOf, type Correction, type HBState } from '../state.ts';

/** What the MJ may set to a number, by name: current values, maxima, Chance (HB-GM-16). */
export function numberOf(being: Being, field: string): number {
  if (field === 'chance') return being.hero!.chance;
  const [kind, attribute] = field.split('-') as ['now' | 'max', Attribute];
  return being[kind][attribute];
}

/** HB-GM-16: any value or state; texts are ids, and an empty one is nothing. */
export function applyCorrection(state: HBState, { being: id, field, after }: Correction): void {
  if (field === 'or') state.gold = after as number;
  else if (id !== null) applyTo(beingOf(state, id), field, after);
}

function applyTo(being: Being, field: string, after: string | number): void {
  if (field === 'zone') {
    being.zone = after === '' ? null : (after as string);
    being.position = null;
  } else if (field === 'statut') being.status = after as Being['status'];
  else if (field === 'epuise') being.hero!.exhausted = after === 'oui';
  else if (field === 'chance') being.hero!.chance = after as number;
  else if (field.startsWith('etat-')) {
    const mark = field.slice('etat-'.length);
    being.marks = being.marks.filter((held) => held.id !== mark);
    if (after === 'oui') being.marks.push({ id: mark, until: { in: 'removed' } });
  } else setNumber(being, field, after as number);
}

function setNumber(being: Being, field: string, after: number): void {
  const [kind, attribute] = field.split('-') as ['now' | 'max', Attribute];
  being[kind][attribute] = after;
  being.now[attribute] = Math.min(being.now[attribute], being.max[attribute]);
}
