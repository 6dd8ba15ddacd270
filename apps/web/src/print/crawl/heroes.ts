import type { CrawlView } from '@souterrain/crawl';
import { deplacementOf } from '@souterrain/crawl/figures';
import { ATTRIBUTES } from '@souterrain/crawl/heroes';
import { careers } from '../../icons/careers.gen.ts';
import { origins } from '../../icons/origins.gen.ts';
import type { FigureView } from '../../systems/crawl/figures.tsx';
import { portraitOf } from '../../systems/crawl/portrait.ts';
import { worldIn } from '../../systems/crawl/world.ts';
import type { Box, Gift, Grid, HeroPage, PrintScene } from '../model.ts';
import { sentence } from '../sentence.ts';
import { type CrawlWords, crawlWords } from './crawl-words.ts';

export type Scene = PrintScene<CrawlView>;

/** What an edition prints of its own on the sheet of a hero. */
export interface EditionPaper {
  /** What is added to a roll is signed. */
  skill(value: number): string;
  attribute(scene: Scene, figure: FigureView, id: string): number;
  values(scene: Scene, figure: FigureView): readonly Box[];
  weapons(scene: Scene, figure: FigureView): Omit<Grid, 'title'>;
  readonly states: readonly string[];
  faces(scene: Scene): NonNullable<HeroPage['faces']>;
  /** What each talent does, in a line. */
  readonly talents: Readonly<Record<string, string>>;
}

const SKILLS = ['melee', 'tir', 'lancer', 'arcane'];
const PLACES = ['equipe', 'porte', 'stocke'] as const;
const pictures: Readonly<Record<string, string>> = { ...careers, ...origins };

export const heroPages = (scene: Scene, paper: EditionPaper): readonly HeroPage[] =>
  scene.view.figures
    .filter(({ hero, status }) => hero !== null && status !== 'mort')
    .sort((a, b) => a.hero!.seat - b.hero!.seat)
    .map((figure) => pageOf(scene, figure, paper));

function pageOf(scene: Scene, figure: FigureView, paper: EditionPaper): HeroPage {
  const { words, company, lang } = scene;
  const said = crawlWords[lang];
  const term = (id: string) => words.term(id, undefined);
  const { seat, sheet } = figure.hero!;
  const player = company.names[seat];
  const values = [
    ...paper.values(scene, figure),
    { label: said.deplacement, value: deplacementOf(worldIn(scene), figure) },
  ];
  return {
    id: figure.id,
    name: sheet.name,
    line: [sheet.origin, ...sheet.careers].map(term).join(', '),
    ...(player && player !== sheet.name && { by: player }),
    picture: portraitOf(sheet, (name) => pictures[name]) ?? '',
    card: { card: sheet.arcane, title: said.arcane, name: term(sheet.arcane) },
    numbers: [
      {
        title: said.attributes,
        boxes: ATTRIBUTES.map((id) => ({ label: term(id), value: paper.attribute(scene, figure, id) })),
      },
      { title: said.skills, boxes: skillsOf(scene, figure, paper) },
      { title: said.values, boxes: values },
    ],
    tracks: [
      { title: said.sante, mark: 'heart', count: figure.santeMax, note: said.santeNote },
      { title: said.heroisme, mark: 'star', count: sheet.heroismeMax, note: said.heroismeNote },
    ],
    states: { title: said.states, names: paper.states.map(term) },
    weapons: { title: said.weapons, ...paper.weapons(scene, figure), blank: 1 },
    gifts: [{ title: said.talents, entries: sheet.talents.map((id) => giftOf(scene, id, paper)) }],
    gear: { title: said.gear, lines: gearLines(scene, figure, said) },
    faces: paper.faces(scene),
    turn: { title: said.turn, note: said.turnNote, rows: said.turnRows },
    purse: {
      title: said.adventures,
      boxes: [
        { label: said.xp, value: sheet.xp },
        { label: said.deniers, value: sheet.deniers },
      ],
    },
    notes: [said.notes, ...sheet.wounds.map(({ id }) => term(id))].join(' · '),
    credit: said.credit,
  };
}

const skillsOf = ({ words }: Scene, { hero }: FigureView, { skill }: EditionPaper): readonly Box[] =>
  [...SKILLS, ...Object.keys(hero!.sheet.traits).filter((id) => !isKnown(id))].flatMap((id) => {
    const value = hero!.sheet.traits[id];
    return value === null || value === undefined ? [] : [{ label: words.term(id, undefined), value: skill(value) }];
  });

const isKnown = (id: string): boolean => SKILLS.includes(id) || (ATTRIBUTES as readonly string[]).includes(id);

/** A talent by its line, or by the rule that gives it where it is innate. */
function giftOf(scene: Scene, id: string, { talents }: EditionPaper): Gift {
  const { words, rules, lang } = scene;
  const rule = worldIn(scene).edition.featureOf(id)?.rule;
  const text = talents[id] ?? (rule && rules[rule]?.rule[lang]) ?? '';
  return { name: words.term(id, undefined), text: sentence(text), ...(rule && { rule }) };
}

function gearLines({ words }: Scene, { hero }: FigureView, said: CrawlWords): readonly string[] {
  return PLACES.flatMap((place) => {
    const items = hero!.sheet.items
      .filter((item) => item.place === place)
      .map(({ base, charges = 1 }) => `${words.term(base, undefined)}${charges > 1 ? ` ×${charges}` : ''}`);
    return items.length === 0 ? [] : [said.colon(said.places[place], items.join(', '))];
  });
}
