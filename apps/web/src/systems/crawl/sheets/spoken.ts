import type { CrawlView } from '@souterrain/crawl';
import { areEnemies, isActive } from '@souterrain/crawl/figures';
import { firstAttack } from '@souterrain/crawl/groups';
import { areTouching, zoneAt, zonesToWalk } from '@souterrain/crawl/movement';
import type { GameEvent } from '@souterrain/kernel';
import type { SceneProps, Spoken } from '../../adaptor.ts';
import { type FigureView, nameOf } from '../figures.tsx';
import { markNames } from '../mark-names.ts';
import { worldIn } from '../world.ts';
import type { CrawlScene, EditionSheets } from './edition.ts';
import { squareName, zoneName } from './place-words.ts';
import { sheetWords } from './sheet-words.ts';
import { spokenWords } from './spoken-words.ts';
import { comes } from './turns.ts';

/** The hero of a seat: the one on the board rather than one that fell before. */
export const heroOf = ({ figures }: CrawlView, seat: number): FigureView | undefined =>
  figures.findLast((f) => f.hero?.seat === seat && f.status === 'plateau') ??
  figures.findLast((f) => f.hero?.seat === seat);

/** What the keys say, with the values of an edition. */
export const spokenOf = <V extends CrawlView, E extends GameEvent>(edition: EditionSheets): Spoken<V, E> => ({
  state: (scene, seat) => stateOf(scene, seat, edition),
  threats: (scene, seat) => threatsTo(scene, seat),
  order: (scene) => orderIn(scene),
});

function stateOf(scene: CrawlScene, seat: number, edition: EditionSheets): readonly string[] {
  const { view, words, lang } = scene;
  const figure = heroOf(view, seat);
  if (!figure?.hero) return [];
  const [said, sheet] = [spokenWords[lang], sheetWords[lang]];
  const { status, hero } = figure;
  const marks = markNames(figure, words);
  const g = worldIn(scene);
  const gear = hero.sheet.items
    .filter((item) => item.place === 'equipe')
    .map((item) => words.term(item.base, undefined));
  const gauges = edition.gauges(figure, scene).map(({ label, title, value }) => `${title ?? label} ${value}`);
  return [
    `${nameOf(figure, scene)}. ${said.gauge(sheet.sante, figure.sante, figure.santeMax)}.`,
    `${[said.gauge(sheet.heroisme, hero.heroisme, hero.sheet.heroismeMax), ...gauges].join(', ')}.`,
    status === 'plateau'
      ? `${said.stands(zoneName(g, zoneAt(g, figure.cell), lang), squareName(figure.cell))}.`
      : said.away[status],
    ...(marks.length > 0 ? [`${said.states(marks.join(', '))}.`] : []),
    ...(gear.length > 0 ? [`${said.carries(gear.join(', '))}.`] : []),
  ];
}

/** AD1-COMBAT-07: active enemies with an attack that reaches the hero from where they stand. */
function threatsTo(scene: SceneProps<CrawlView>, seat: number): readonly string[] {
  const { view, words, lang } = scene;
  const hero = heroOf(view, seat);
  if (hero?.status !== 'plateau') return [];
  const said = spokenWords[lang];
  const g = worldIn(scene);
  return view.figures.flatMap((foe) => {
    if (!areEnemies(foe, hero) || !isActive(g, foe)) return [];
    const attack = firstAttack(g, foe, hero);
    if (!attack) return [];
    const far = areTouching(g, foe.cell, hero.cell) ? said.contact : sayFar(zonesToWalk(g, hero.cell, foe.cell), scene);
    return [`${said.threat(nameOf(foe, scene), `${words.term(attack.id, undefined)}, ${far}`)}.`];
  });
}

export const sayFar = (zones: number, { lang }: Pick<CrawlScene, 'lang'>): string => {
  const said = spokenWords[lang];
  return zones === 0 ? said.here : Number.isFinite(zones) ? said.zonesAway(zones) : said.unreachable;
};

function orderIn(scene: SceneProps<CrawlView>): readonly string[] {
  const { view, lang, company } = scene;
  const said = spokenWords[lang];
  const turn = view.figures.find((f) => f.id === view.turn?.figure);
  const nameIn = (who: string): string => {
    const hero = view.figures.find((f) => f.id === who)?.hero;
    const group = view.groups.find((g) => g.id === who);
    if (hero) return company.names[hero.seat] || hero.sheet.name;
    return group ? worldIn(scene).content.profileNamed(group.profile).entry.plural[lang] : '';
  };
  const among = (wanted: (slot: CrawlView['order'][number]) => boolean) =>
    view.order
      .filter((slot) => wanted(slot) && slot.who !== turn?.id && slot.who !== turn?.group)
      .map(({ who }) => nameIn(who))
      .join(', ');
  const next = among((slot) => comes(view, slot));
  const played = among(({ status }) => status !== 'attend');
  return [
    ...(turn ? [`${said.now(nameOf(turn, scene))}.`] : []),
    ...(next ? [`${said.next(next)}.`] : []),
    ...(played ? [`${said.played(played)}.`] : []),
  ];
}
