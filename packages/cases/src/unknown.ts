import type { Found, Path } from '@souterrain/content';
import type { CaseSystem } from './case-system.ts';
import type { Case } from './schema.ts';
import { type Lang, type Unknown, unknownText } from './words.ts';

/** What every event has beside the fields of its own. */
const COMMON = ['rules', 'sums'];

interface Where {
  readonly lang: Lang;
  /** Which case of its file it is. */
  readonly at: number;
}

/** Variants and events that a case names and its system does not have: they would never differ from what is expected. */
export function unknownIn({ variants = {}, expect }: Case, { system, events }: CaseSystem, where: Where): Found[] {
  const types = Object.keys(events);
  const found: Found[] = [];
  const need = (what: Unknown, path: Path, { got, known }: { got: string; known: readonly string[] }): boolean => {
    if (known.includes(got)) return true;
    const message = unknownText(where.lang, what, { got, known: [...known].sort() });
    found.push({ path: ['cases', where.at, ...path], message });
    return false;
  };
  for (const [id, value] of Object.entries(variants)) {
    const known = system.variants.map((variant) => variant.id);
    if (!need('unknown-variant', ['variants', id], { got: id, known })) continue;
    const { values } = system.variants.find((variant) => variant.id === id)!;
    need('unknown-value', ['variants', id], { got: value, known: values });
  }
  for (const list of ['events', 'includes'] as const)
    for (const [i, { type, ...fields }] of (expect[list] ?? []).entries()) {
      const path = ['expect', list, i];
      if (!need('unknown-event', [...path, 'type'], { got: type, known: types })) continue;
      const known = [...Object.keys(events[type]!), ...COMMON];
      for (const field of Object.keys(fields)) need('unknown-field', [...path, field], { got: field, known });
    }
  for (const [i, type] of (expect.excludes ?? []).entries())
    need('unknown-event', ['expect', 'excludes', i], { got: type, known: types });
  return found;
}
