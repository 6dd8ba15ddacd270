import type { Labelled, SystemWords } from '@souterrain/words';
import type { Content } from '../content/types.ts';
import type { HBEvent } from '../events.ts';
import { askWith } from './ask.ts';
import type { Catalogue } from './catalogue.ts';
import type { Tell } from './spoken.ts';
import { capital, tellerOf } from './tell.ts';

type Line = (event: HBEvent, tell: Tell) => string | undefined;

/** A catalogue as clients use it. */
export function speak(catalogue: Catalogue, content: Content): SystemWords<HBEvent> {
  const { lang, typeset } = catalogue;
  const lines = catalogue.events as unknown as Readonly<Record<string, Line | undefined>>;
  const tellOf = tellerOf(catalogue, content);
  const said = (text: string): string => typeset(capital(text));
  const labelled = ({ label, hint }: Labelled): Labelled =>
    hint === undefined ? { label: said(label) } : { label: said(label), hint: typeset(hint) };

  return {
    ...askWith(catalogue, content),
    title: typeset(catalogue.title),
    pitch: typeset(catalogue.pitch),
    event(event, company) {
      const line = lines[event.type]?.(event, tellOf(company));
      return line === undefined ? undefined : said(line);
    },
    choice(id, value) {
      const setting = id === 'fiche' ? catalogue.sheets : catalogue.heroes;
      if (value === undefined) return labelled({ label: setting.label });
      const hero = content.heroes[value];
      if (hero) return labelled({ label: hero.name[lang], hint: hero.pitch[lang] });
      return labelled(setting.values[value] ?? { label: value });
    },
    variant(id, value) {
      const game = catalogue.games[id];
      if (game) return labelled(value === undefined ? game : (game.values[value] ?? { label: value }));
      const variant = (
        catalogue.variants as Readonly<Record<string, { label: string; values: Readonly<Record<string, string>> }>>
      )[id];
      return labelled({ label: (value === undefined ? variant?.label : variant?.values[value]) ?? value ?? id });
    },
    outcome: ({ id }) => typeset(catalogue.outcomes[id as 'victoire' | 'defaite' | 'nul'] ?? id),
  };
}
