import { potionLabel } from '../odds/prospect.ts';
import type { Nouns } from './nouns.ts';

interface Telling<N> {
  readonly title: (noun: N) => string;
  /** What odds say of a potion that would be drunk first. */
  readonly drunkFirst: (potion: N) => string;
}

/** Names by the keys that clients ask for; `parchemin-foudre` is the scroll, not the spell. */
export function namesOf<N>(nouns: Nouns<N>, { title, drunkFirst }: Telling<N>): Readonly<Record<string, string>> {
  const { spells, scrolls, potions } = nouns.content;
  return Object.fromEntries([
    ...nouns.ids.map((id) => [id, title(nouns.of(id))]),
    ...Object.keys({ ...spells, ...scrolls }).map((id) => [`parchemin-${id}`, title(nouns.scroll(id))]),
    ...Object.keys(potions).map((id) => [potionLabel(id), drunkFirst(nouns.of(id))]),
  ]);
}
