import type { CrawlView } from '@souterrain/crawl';
import { cellAt } from '@souterrain/dungeon';
import { worldOf } from '@souterrain/kernel';
import type { FigureView } from '../systems/crawl/figures.tsx';
import { type EditionId, SIDES } from './editions.ts';
import { arenaOf } from './fight/arena.ts';
import type { Scene } from './scene.ts';

/** Heroes and creatures of a scene as one edition sees them, one creature a kind. */
export interface Tableau {
  readonly view: CrawlView;
  readonly heroes: readonly FigureView[];
  readonly creatures: readonly FigureView[];
}

export function tableauOf(edition: EditionId, scene: Pick<Scene, 'party' | 'encounter'>): Tableau {
  const system = arenaOf(edition, scene);
  const g = worldOf(system, system.setup({ seats: [], variants: {} }));
  for (const [seat, { id }] of g.state.figures.entries())
    g.emit({ type: 'heroPlaced', figure: id, cell: cellAt(seat, 7), rules: [] });
  for (const [at, profile] of creaturesOf(scene).entries()) {
    const group = { id: `g${at}`, profile, camp: 'hostile', controller: null, encounter: null } as const;
    const figures = [{ id: `${profile}-${at + 1}`, cell: cellAt(at, 0) }];
    g.emit({ type: 'groupMet', group, figures, guards: [], rules: [] });
  }
  const view = system.view(g, undefined) as CrawlView;
  const isHero = ({ hero }: FigureView): boolean => hero !== null;
  return {
    view,
    heroes: view.figures.filter(isHero),
    creatures: view.figures.filter((figure) => !isHero(figure)),
  };
}

/** The kinds of creatures of an encounter: the same in both editions. */
export const creaturesOf = ({ encounter }: Pick<Scene, 'encounter'>): readonly string[] => [
  ...new Set(SIDES['attention-donjon'].content.encounters[encounter]!.groups.map(({ creature }) => creature)),
];
