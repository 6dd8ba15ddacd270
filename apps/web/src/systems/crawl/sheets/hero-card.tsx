import { Icon } from '../../../page/icon.tsx';
import { type FigureView, pictureOf } from '../figures.tsx';
import { markNames } from '../mark-names.ts';
import { isTurnOf } from '../when.ts';
import { PlayingCard } from './cards.tsx';
import { type CrawlScene, type EditionSheets, type Gauge, shown } from './edition.ts';
import { sheetWords } from './sheet-words.ts';

interface HeroCardProps extends CrawlScene {
  readonly edition: EditionSheets;
  readonly hero: FigureView;
  readonly active: boolean;
}

/** Where a hero is who stands on no square. */
const AWAY = { plateau: undefined, reserve: 'waiting', parti: 'left', mort: 'dead' } as const;

/** The sheet of one hero: what is lost is hollow, what is carried is named. */
export function HeroCard({ hero: figure, active, edition, ...scene }: HeroCardProps) {
  const { view, words, company, lang } = scene;
  const said = sheetWords[lang];
  const { seat, sheet, heroisme, jokers } = figure.hero!;
  const items = (place: string) =>
    sheet.items
      .filter((i) => i.place === place)
      .map((i) => `${words.term(i.base, undefined)}${(i.charges ?? 1) > 1 ? ` ×${i.charges}` : ''}`);
  const away = AWAY[figure.status];
  const gone = away === 'dead' || away === 'left';
  return (
    <article class={active ? 'sheet panel now' : gone ? 'sheet panel dead' : 'sheet panel'}>
      <div class="face">
        <Icon path={pictureOf(figure)} />
      </div>
      <span class="arcane" title={said.arcane}>
        <PlayingCard card={sheet.arcane} lang={lang} />
      </span>
      <h3>
        {company.names[seat] || sheet.name}{' '}
        {active && <span class="chip now">{isTurnOf(view, seat) ? said.plays : said.chooses}</span>}
        {away && <span class="chip">{said[away]}</span>}
        {jokers.length > 0 && <span class="chip">{said.joker(jokers.length)}</span>}
        {(gone ? [] : markNames(figure, words)).map((mark) => (
          <span key={mark} class="chip shaken">
            {mark}
          </span>
        ))}
      </h3>
      <p class="job">
        {[words.term(sheet.origin, undefined), ...sheet.careers.map((c) => words.term(c, undefined))].join(', ')}
      </p>
      <dl class="gauges">
        <div>
          <dt>
            {said.sante} {figure.sante}/{figure.santeMax}
          </dt>
          <dd class="hp">{pips(figure.sante, figure.santeMax, '♥', '♡')}</dd>
        </div>
        <div>
          <dt>{said.heroisme}</dt>
          <dd>{pips(heroisme, sheet.heroismeMax, '✦', '✧')}</dd>
        </div>
        <Gauges of={edition.gauges(figure, scene)} />
      </dl>
      <p class="gear">{items('equipe').join(', ')}</p>
      <details>
        <summary>{said.more}</summary>
        <dl class="car">
          <Gauges of={edition.traits(figure, scene)} />
        </dl>
        <p class="gear">{sheet.talents.map((t) => words.term(t, undefined)).join(', ')}</p>
        <p class="gear">{said.carried(items('porte').join(', '))}</p>
        <p class="gear">{said.stored(items('stocke').join(', '))}</p>
        <p class="gear">{said.purse(sheet.deniers, sheet.xp)}</p>
      </details>
    </article>
  );
}

const Gauges = ({ of }: { readonly of: readonly Gauge[] }) => (
  <>
    {of.map((gauge) => (
      <div key={gauge.label} title={gauge.title}>
        <dt>{gauge.label}</dt>
        <dd>{shown(gauge)}</dd>
      </div>
    ))}
  </>
);

const pips = (left: number, of: number, full: string, hollow: string): string =>
  full.repeat(Math.max(0, left)) + hollow.repeat(Math.max(0, of - left));
