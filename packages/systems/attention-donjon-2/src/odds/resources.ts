import { type Figure, figureOf } from '@souterrain/crawl';
import { heroismLeft } from '@souterrain/crawl/health';
import type { Prospect } from '@souterrain/kernel';
import { check } from '@souterrain/odds/attention-donjon-2';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Opening } from './opening.ts';
import { prospect } from './prospect.ts';

/** AD2-XHERO-07, AD2-BENI-02: what a point of Héroïsme after the dice, or a kept joker before them, makes of a Jet. */
export function resourcesFor(g: AD2, { figure, throwing, added, difficulty }: Opening): readonly Prospect[] {
  if (throwing.blessed || throwing.dice === 0) return [];
  const roller = figureOf(g.state, figure);
  const { success } = check({ ...throwing, skill: added, difficulty, blessed: true });
  const resources: Prospect[] = [];
  if (heroismLeft(g, roller) > 0) resources.push(prospect('cote-heroisme', success));
  if (g.state.figures.some((hero) => mayBless(g.state, hero, roller))) resources.push(prospect('cote-joker', success));
  return resources;
}

/** AD2-Q-21: of any ally, or one's own alone. */
const mayBless = ({ variants }: AD2State, { id, hero, camp, status }: Figure, roller: Figure): boolean =>
  hero !== null &&
  hero.jokers.length > 0 &&
  status === 'plateau' &&
  camp === roller.camp &&
  (variants.jokerScope === 'all' || id === roller.id);
