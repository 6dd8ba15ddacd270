import type { OfferedOption } from '@souterrain/kernel';
import type { Labelled } from '@souterrain/words';

/** Squares of the map offered in the same words: « Aller en », then « 0;1 » and « 2;3 ». */
export interface PlaceGroup {
  readonly said: string;
  readonly hint: string | undefined;
  readonly places: readonly Place[];
}

export interface Place {
  readonly option: OfferedOption;
  readonly square: string;
}

/** The last word of what is said is the square; a hint tells groups apart too. */
export function groupPlaces(
  options: readonly OfferedOption[],
  label: (option: OfferedOption) => Labelled,
): readonly PlaceGroup[] {
  const groups = new Map<string, PlaceGroup & { readonly places: Place[] }>();
  for (const option of options) {
    const { label: words, hint } = label(option);
    const cut = words.lastIndexOf(' ');
    const said = words.slice(0, Math.max(cut, 0));
    const key = `${said}\n${hint ?? ''}`;
    const group = groups.get(key) ?? { said, hint, places: [] };
    group.places.push({ option, square: words.slice(cut + 1) });
    groups.set(key, group);
  }
  return [...groups.values()];
}
