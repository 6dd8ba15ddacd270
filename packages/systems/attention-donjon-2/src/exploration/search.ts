import type { Figure, Treasure } from '@souterrain/crawl';
import { areEnemies, isActive } from '@souterrain/crawl/figures';
import { revealTreasure } from '@souterrain/crawl/items';
import { inContact, sameZone, zoneAt } from '@souterrain/crawl/movement';
import { defineWords, plain } from '@souterrain/crawl/text';
import { type Action, actionOf } from '@souterrain/crawl/world';
import type { Rule, Term } from '@souterrain/kernel';
import { perform } from '../actions/perform.ts';
import { lineOf } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

/** AD2-XTRES-02; AD2-Q-14: what the second card costs. */
const LINES = {
  one: lineOf('Chercher un trésor Savoir 4+X : Dévoiler [Carte supplémentaire max 1]'),
  two: lineOf('Chercher un trésor Savoir 4+X : Dévoiler [2R Carte supplémentaire max 1]'),
} as const;

/** AD2-XTRES-02: active enemies near, and the failures of others. */
export function hindrance(g: AD2, hero: Figure, { failures }: Treasure): readonly Term[] {
  const terms: Term[] = [];
  let enemies = 0;
  for (const other of g.state.figures)
    if (areEnemies(hero, other) && isActive(g, other) && (sameZone(g, hero, other) || inContact(g, hero, other)))
      enemies++;
  if (enemies > 0) terms.push({ label: 'ennemis', value: enemies, rule: 'AD2-XTRES-02' });
  if (failures > 0) terms.push({ label: 'echecs', value: failures, rule: 'AD2-XTRES-02' });
  return terms;
}

/** AD2-XTRES-01, AD2-XTRES-03: who failed does not try again. */
export const canSearch = (g: AD2, hero: Figure, { zones, revealed, tried }: Treasure): boolean =>
  !revealed && !tried.includes(hero.id) && (zones === 'partout' || zones.includes(zoneAt(g, hero.cell)));

export function* search(g: AD2, hero: Figure, treasure: Treasure): Rule<void> {
  const { success, plain } = yield* perform(g, {
    actor: hero,
    line: LINES[g.state.variants.treasureSecondCard],
    label: 'chercher-un-tresor',
    purpose: 'chercher',
    targets: [],
    how: 'standard',
    bindings: { X: hindrance(g, hero, treasure).reduce((total, { value }) => total + value, 0) },
  });
  if (!success) {
    const failures = treasure.failures + 1;
    g.emit({ type: 'searchFailed', figure: hero.id, treasure: treasure.id, failures, rules: ['AD2-XTRES-03'] });
    return;
  }
  // AD2-XTRES-04.
  const cards = plain.includes('carte-supplementaire') ? 2 : 1;
  g.emit({
    type: 'treasureFound',
    figure: hero.id,
    treasure: treasure.id,
    cards,
    rules: ['AD2-XTRES-02', 'AD2-XTRES-04'],
  });
  yield* revealTreasure(g, hero, { type: treasure.type, cards });
}

export function searchActions(g: AD2, hero: Figure): readonly Action[] {
  const actions: Action[] = [];
  for (const treasure of g.state.treasures)
    if (canSearch(g, hero, treasure)) actions.push(searching(g, hero, treasure));
  return actions;
}

const searching = (g: AD2, hero: Figure, treasure: Treasure): Action =>
  actionOf({
    id: `chercher-${treasure.id}`,
    type: 'standard',
    rolls: true,
    rule: 'AD2-XTRES-02',
    label: 'chercher-un-tresor',
    params: { treasure: treasure.id },
    run: () => search(g, hero, treasure),
  });

export const searchWords = defineWords({
  labels: {
    'chercher-un-tresor': {
      fr: plain('Chercher le trésor', 'Savoir 4, +1 par ennemi proche'),
      en: plain('Search for the treasure', 'Savoir 4, +1 for each enemy nearby'),
    },
  },
});
