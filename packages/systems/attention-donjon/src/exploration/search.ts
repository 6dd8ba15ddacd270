import type { Figure, Treasure } from '@souterrain/crawl';
import { areEnemies, isActive } from '@souterrain/crawl/figures';
import { revealTreasure } from '@souterrain/crawl/items';
import { inContact, sameZone, zoneAt } from '@souterrain/crawl/movement';
import { defineWords, plain } from '@souterrain/crawl/text';
import { type Action, actionOf } from '@souterrain/crawl/world';
import type { Rule, Term } from '@souterrain/kernel';
import { TRAIT_OF } from '../figures/traits.ts';
import { check } from '../rolls/check.ts';
import type { AD1 } from '../world/ad1.ts';

/** AD1-Q-01: the target, and the Seuil that draws two cards. */
const READINGS = {
  four: { base: 4, seuil: 1 },
  one: { base: 1, seuil: 2 },
  default: { base: 2, seuil: 1 },
} as const;

/** AD1-TRES-06, AD1-TRES-08: +1 for each failure, +1 for each active enemy in contact or in the zone, counted once. */
export function searchDifficulty(g: AD1, hero: Figure, treasure: Treasure): readonly Term[] {
  const terms: Term[] = [
    { label: 'base', value: READINGS[g.state.variants.searchDifficulty].base, rule: 'AD1-TRES-11' },
  ];
  let enemies = 0;
  for (const other of g.state.figures)
    if (areEnemies(hero, other) && isActive(g, other) && isNear(g, hero, other)) enemies++;
  if (enemies > 0) terms.push({ label: 'ennemis', value: enemies, rule: 'AD1-TRES-06' });
  if (treasure.failures > 0) terms.push({ label: 'echecs', value: treasure.failures, rule: 'AD1-TRES-08' });
  return terms;
}

const isNear = (g: AD1, a: Figure, b: Figure): boolean => sameZone(g, a, b) || inContact(g, a, b);

/** AD1-TRES-02, AD1-TRES-03, AD1-TRES-07, AD1-TRES-12, AD1-TRES-23. */
const canSearch = (g: AD1, hero: Figure, { zones, revealed, tried }: Treasure): boolean =>
  !revealed && !tried.includes(hero.id) && (zones === 'partout' || zones.includes(zoneAt(g, hero.cell)));

/** AD1-TRES-06 to AD1-TRES-10. */
function* search(g: AD1, hero: Figure, treasure: Treasure): Rule<void> {
  const { success, seuil } = yield* check(g, {
    who: hero,
    purpose: 'chercher',
    trait: TRAIT_OF.chercher,
    difficulty: searchDifficulty(g, hero, treasure),
    seuil: true,
  });
  if (!success) {
    const failures = treasure.failures + 1;
    const rules = ['AD1-TRES-07', 'AD1-TRES-08'] as const;
    g.emit({ type: 'searchFailed', figure: hero.id, treasure: treasure.id, failures, rules });
    return;
  }
  const cards = (seuil ?? 0) >= READINGS[g.state.variants.searchDifficulty].seuil ? 2 : 1;
  const rules = cards === 2 ? (['AD1-TRES-09', 'AD1-TRES-10'] as const) : (['AD1-TRES-09'] as const);
  g.emit({ type: 'treasureFound', figure: hero.id, treasure: treasure.id, cards, rules });
  yield* revealTreasure(g, hero, { type: treasure.type, cards });
}

export function searchActions(g: AD1, hero: Figure): readonly Action[] {
  const actions: Action[] = [];
  for (const treasure of g.state.treasures)
    if (canSearch(g, hero, treasure))
      actions.push(
        actionOf({
          id: `chercher-${treasure.id}`,
          type: 'standard',
          rolls: true,
          rule: 'AD1-TRES-06',
          label: 'chercher-un-tresor',
          params: { treasure: treasure.id },
          run: () => search(g, hero, treasure),
        }),
      );
  return actions;
}

export const searchWords = defineWords({
  labels: { 'chercher-un-tresor': { fr: plain('Chercher le trésor'), en: plain('Search for the treasure') } },
});
