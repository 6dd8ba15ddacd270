import { type AnyCrawl, type CrawlView, reading } from '@souterrain/crawl';
import { knownScenario } from '@souterrain/crawl/exploration';
import { goalIn } from '@souterrain/crawl/text';
import type { Crawl } from '@souterrain/crawl/world';
import { mapLines } from './attention-donjon.map.ts';
import { boardWords } from './attention-donjon.words.ts';
import type { Board, BoardContext } from './board.ts';

type Figure = CrawlView['figures'][number];
type Hero = NonNullable<Figure['hero']>;

/** What an edition shows besides the dungeon and the people in it. */
export interface Shown<G extends Crawl> {
  /** What protects a figure, in a few words. */
  values(g: G, figure: Figure): string;
}

/** Heroes by their seat, creatures by letters; doors lie between squares. */
export function crawlBoard<G extends Crawl>(shown: Shown<G>): Board {
  return (given, context) => {
    const view = given as CrawlView;
    if (view.board.rooms.length === 0) return '';
    const { colours, lang, system } = context;
    // A board is that of the edition of its view.
    const g = reading(system as AnyCrawl, view) as G;
    const said = boardWords[lang];
    const letters = lettersOf(view);
    const beside = [
      ...view.figures.flatMap(heroLines),
      '',
      ...foesOf(view).flatMap((figure, i, { length }) => [creatureLine(figure), ...(i === length - 1 ? [''] : [])]),
      ...(view.order.length > 0 ? [orderLine()] : []),
      colours.dim(said.deck(view.deck.left, view.deck.discard.length)),
    ];
    return [...goalLines(), ...mapLines(g, letters, context), '', ...beside].join('\n');

    function goalLines(): readonly string[] {
      const scenario = knownScenario(g);
      const round = view.round > 0 ? [colours.bold(said.round(view.round))] : [];
      if (!scenario) return round;
      return [`${colours.bold(scenario.name[lang])}. ${colours.dim(goalIn[lang](scenario))}`, ...round];
    }

    function heroLines(figure: Figure): readonly string[] {
      if (!figure.hero) return [];
      const { seat, sheet, heroisme } = figure.hero;
      const name = context.company.names[seat] || sheet.name;
      const low = figure.sante * 2 <= figure.santeMax ? colours.red : colours.green;
      const states = [...figure.marks, ...sheet.wounds].map(({ id }) => termOf(id, context));
      return [
        [
          colours.bold(colours.cyan(String(seat + 1))),
          view.turn?.figure === figure.id ? colours.bold(name) : name,
          low(said.sante(figure.sante, figure.santeMax)),
          said.heroisme(heroisme, sheet.heroismeMax),
          figure.status === 'plateau' ? shown.values(g, figure) : said.status[figure.status],
          colours.yellow(states.join(', ')),
        ].join('  '),
        colours.dim(`   ${[sheet.origin, ...sheet.careers].map((id) => termOf(id, context)).join(', ')}`),
        colours.dim(`   ${belongings(sheet.items).join(' · ')}`),
      ];
    }

    /** What is on the hero, then what is elsewhere, and where. */
    function belongings(items: Hero['sheet']['items']): readonly string[] {
      const at = (place: string) =>
        items
          .filter((item) => item.place === place)
          .map(({ base }) => termOf(base, context))
          .join(', ');
      const [worn, ready, packed] = [at('equipe'), at('porte'), at('stocke')];
      return [worn, ready && said.kept.porte(ready), packed && said.kept.stocke(packed)].filter((part) => part !== '');
    }

    function creatureLine(figure: Figure): string {
      return [
        colours.bold(colours.red(letters.get(figure.id)!)),
        nameOf(figure),
        said.sante(figure.sante, figure.santeMax),
        shown.values(g, figure),
        colours.yellow(figure.marks.map(({ id }) => termOf(id, context)).join(', ')),
      ].join('  ');
    }

    /** By the number that options give it too. */
    function nameOf({ id, profile }: Figure): string {
      return `${termOf(profile ?? '', context)} ${id.slice(id.lastIndexOf('-') + 1)}`;
    }

    function orderLine(): string {
      const { order, figures, groups } = view;
      const slots = order.map((slot) => {
        const hero = figures.find((figure) => figure.id === slot.who)?.hero;
        const group = groups.find(({ id }) => id === slot.who);
        const name = hero ? context.company.names[hero.seat] : g.content.creatures[group?.profile ?? '']?.plural[lang];
        const text = `${name ?? slot.who} (${termOf(slot.card, context)})`;
        return slot.status === 'attend' ? text : colours.dim(text);
      });
      return `${said.order} ${slots.join(', ')}`;
    }
  };
}

const termOf = (id: string, { words }: BoardContext): string => words.term(id, undefined);

const foesOf = ({ figures }: CrawlView): readonly Figure[] =>
  figures.filter(({ hero, status }) => hero === null && status === 'plateau');

const lettersOf = (view: CrawlView): ReadonlyMap<string, string> =>
  new Map(foesOf(view).map(({ id }, i) => [id, String.fromCharCode(65 + (i % 26))]));
