import { askSome, option, type Rule } from '@souterrain/kernel';
import type { Item } from '../content/index.ts';
import { BELT, belongings, itemKey } from '../gear/items.ts';
import type { C50, C50State, Hero } from '../state.ts';

type Find = { readonly item: Item } | { readonly gold: number };

/** C50-MULT-06, C50-MULT-10: what the dead carried lies where they fell, for each living player who enters. */
export function* pickUp(g: C50, hero: Hero): Rule<void> {
  if (g.state.heroes.length === 1) return;
  for (const fallen of fallenAt(g.state, hero.floor, hero.cell)) {
    const finds = findsOf(fallen);
    if (finds.length === 0) continue;
    const question = {
      id: 'ramasser',
      seat: hero.seat,
      rule: 'C50-MULT-10',
      params: { seat: fallen.seat },
      options: finds,
    } as const;
    const taken = yield* askSome<Find>(question, { min: 0, max: finds.length });
    const items = withinBelt(
      hero,
      taken.flatMap((f) => ('item' in f ? [f.item] : [])),
    );
    const gold = taken.some((f) => 'gold' in f) ? fallen.gold : 0;
    if (items.length === 0 && gold === 0) continue;
    const rules = ['C50-MULT-06', 'C50-MULT-10'] as const;
    g.emit({ type: 'pickedUp', seat: hero.seat, from: fallen.seat, items, gold, rules });
  }
}

export function fallenAt({ heroes }: C50State, floor: number, cell: number): readonly Hero[] {
  return heroes.filter((h) => h.status === 'dead' && h.floor === floor && h.cell === cell);
}

function findsOf(fallen: Hero) {
  const seen = new Map<string, number>();
  const items = belongings(fallen).map((item) => {
    const key = itemKey(item);
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    return option<Find>(n === 1 ? key : `${key}-${n}`, { item }, { label: 'objet', params: { item: key } });
  });
  if (fallen.gold === 0) return items;
  return [option<Find>('or', { gold: fallen.gold }, { label: 'or', params: { gold: fallen.gold } }), ...items];
}

/** C50-EQP-05: potions that do not fit on the belt stay in the heap. */
function withinBelt(hero: Hero, items: readonly Item[]): readonly Item[] {
  let room = BELT - hero.potions.length;
  return items.filter((item) => item.kind !== 'potion' || room-- > 0);
}
