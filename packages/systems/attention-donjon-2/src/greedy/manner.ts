import type { Figure, Treasure } from '@souterrain/crawl';
import { areEnemies, bearingsWith, isActive, profileOf } from '@souterrain/crawl/figures';
import type { Manner } from '@souterrain/crawl/greedy';
import { sameZone } from '@souterrain/crawl/movement';
import { hindrance } from '../exploration/search.ts';
import { draft } from '../jets/draft.ts';
import type { AD2 } from '../world/ad2.ts';
import { chanceOf } from './chances.ts';

const FAIR = 0.35;

/** AD2-XTRES-02: a search costs an Action; a hero with little Savoir leaves it to others. */
function seeks(g: AD2, hero: Figure, treasure: Treasure): boolean {
  if (treasure.revealed || treasure.tried.includes(hero.id)) return false;
  const jet = draft(g, {
    who: hero,
    purpose: 'chercher',
    attribute: 'savoir',
    skill: null,
    difficulty: [{ label: 'base', value: 4, rule: 'AD2-XTRES-02' }, ...hindrance(g, hero, treasure)],
  });
  return chanceOf(g, jet) >= FAIR;
}

/** AD2-XESQ-03: what the Dommages of a failure cost, the movement that is lost with it, and Réactions either way. */
function risk(g: AD2, hero: Figure, level: 'ordinaire' | 'difficile'): number {
  const ways = bearingsWith(g, hero).dodges.map(({ feature }) => feature.dodges!);
  const around = g.state.figures.filter(
    (other) => areEnemies(hero, other) && isActive(g, other) && sameZone(g, hero, other),
  );
  const reactions = around.filter((other) => !other.hero && profileOf(g, other).reaction.length > 0).length;
  if (ways.some(({ painless }) => painless)) return reactions;
  const jet = draft(g, {
    who: hero,
    purpose: 'esquive',
    attribute: 'agilite',
    skill: 'esquive',
    difficulty: [{ label: 'base', value: level === 'difficile' ? 7 : 5, rule: 'AD2-XESQ-03' }],
  });
  const fails = ways.some(({ onFailure }) => onFailure) ? 0 : 1 - chanceOf(g, jet);
  const dear = hero.sante <= around.length ? 2 : 1;
  return reactions + dear * (fails * (3 + 2 * around.length) + (1 - fails) * 2 * Math.max(0, around.length - 3));
}

export const manner: Manner<AD2> = { seeks, risk };
