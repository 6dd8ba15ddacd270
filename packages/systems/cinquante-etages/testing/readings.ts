import { VARIANTS, type VariantId, type Variants } from '../src/variants.ts';

/** What each reading of a question gives, by reading. */
export function readings<T>(id: VariantId, show: (chosen: Partial<Variants>) => T): Readonly<Record<string, T>> {
  const { values } = VARIANTS.find((v) => v.id === id)!;
  return Object.fromEntries(values.map((value) => [value, show({ [id]: value })]));
}
