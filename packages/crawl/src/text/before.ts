import type { GameEvent } from '@souterrain/kernel';
import type { Labelled } from '@souterrain/words';
import type { Catalogue } from './catalogue.ts';
import type { Lexicon } from './lexicon.ts';

type Said = (id: string, value?: string) => Labelled;

interface Before<E extends GameEvent, V> {
  readonly catalogue: Catalogue<E, V>;
  readonly lexicon: Lexicon;
  name(id: string): string;
}

/** What is chosen before the game: variants of the table, choices of a seat. */
export function before<E extends GameEvent, V>({
  catalogue,
  lexicon,
  name,
}: Before<E, V>): { readonly choice: Said; readonly variant: Said } {
  const { games, heroes, variants } = catalogue;
  const { lang } = catalogue.grammar;
  const readings = variants as Readonly<
    Record<string, { label: string; values: Readonly<Record<string, string>> } | undefined>
  >;

  function scenario(value: string | undefined): Labelled {
    if (value === undefined) return { label: games.scenario };
    if (value === 'hasard') return games.hasard;
    const entry = lexicon.content.scenarios[value];
    return entry ? { label: entry.name[lang], hint: entry.pitch[lang] } : { label: value };
  }

  function campagne(value: string | undefined): Labelled {
    const { label, non, oui } = games.campagne;
    if (value === undefined) return { label };
    return value === 'oui' ? oui : non;
  }

  return {
    choice(id, value) {
      if (id === 'fiche') return value === undefined ? { label: heroes.fiche } : heroes.sansFiche;
      if (value === undefined) return { label: id === 'heros' ? heroes.label : name(id) };
      if (value === 'nouveau') return heroes.nouveau;
      const hero = lexicon.content.heroes[value];
      if (!hero) return { label: value };
      return { label: hero.name[lang], hint: [hero.origin, hero.career].map(name).join(', ') };
    },
    variant(id, value) {
      if (id === 'scenario') return scenario(value);
      if (id === 'campagne') return campagne(value);
      const reading = readings[id];
      return { label: (value === undefined ? reading?.label : reading?.values[value]) ?? value ?? id };
    },
  };
}
