import { Icon } from '../page/icon.tsx';
import { pictureOf } from '../systems/crawl/figures.tsx';
import type { CrawlScene, Gauge } from '../systems/crawl/sheets/edition.ts';
import type { CompareWords } from './compare-words.ts';
import { type EditionId, SIDES } from './editions.ts';
import { SHEETS } from './sheets-of.ts';
import type { Tableau } from './tableau.ts';

interface HeroesProps {
  readonly edition: EditionId;
  readonly tableau: Tableau;
  readonly scene: CrawlScene;
  readonly said: CompareWords;
}

/** The sheets of the party, in short. */
export function Heroes({ edition, tableau, scene, said }: HeroesProps) {
  const { words, lang } = scene;
  const sheets = SHEETS[edition];
  return (
    <ul class="people">
      {tableau.heroes.map((figure) => {
        const { sheet, heroisme } = figure.hero!;
        const worn = sheet.items
          .filter(({ place }) => place === 'equipe')
          .map(({ base }) => words.term(base, undefined));
        const gauges: readonly Gauge[] = [
          { label: said.sante, value: figure.santeMax },
          { label: said.heroisme, value: heroisme },
          ...sheets.gauges(figure, scene),
        ];
        return (
          <li key={figure.id}>
            <Icon path={pictureOf(figure)} />
            <div>
              <h4>{SIDES[edition].content.heroes[sheet.name]?.name[lang] ?? sheet.name}</h4>
              <p class="job">{[sheet.origin, ...sheet.careers].map((id) => words.term(id, undefined)).join(', ')}</p>
              <Figures of={gauges} />
              <Figures of={sheets.traits(figure, scene)} quiet />
              <p class="job">{[...worn, ...sheet.talents.map((id) => words.term(id, undefined))].join(', ')}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export const Figures = ({ of, quiet = false }: { readonly of: readonly Gauge[]; readonly quiet?: boolean }) => (
  <dl class={quiet ? 'figures quiet' : 'figures'}>
    {of.map(({ label, title, value }) => (
      <div key={label} title={title}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
