import type { Action } from '../rounds/action.ts';
import type { AD1, Figure, Item } from '../state.ts';
import { useOf } from './effects/index.ts';
import { useUp } from './inventory.ts';
import { entryOf } from './slots.ts';

/** AD1-EQUIP-03: equipped or carried items only. */
export function useActions(g: AD1, figure: Figure): readonly Action[] {
  const actions: Action[] = [];
  for (const item of figure.hero!.sheet.items) {
    if (item.place === 'stocke' || item.broken) continue;
    const action = useAction(g, figure, item);
    if (action) actions.push(action);
  }
  return actions;
}

function useAction(g: AD1, who: Figure, item: Item): Action | undefined {
  const { use: id } = entryOf(item);
  const use = id === undefined ? undefined : useOf(id);
  if (!use || use.can?.(g, { who, item }) === false) return undefined;
  return {
    id: `utiliser-${item.id}`,
    type: use.type,
    rule: use.rule,
    label: 'utiliser',
    params: { item: item.base },
    at: { item: item.id },
    *run() {
      if (!use.kept) useUp(g, who, item, ['AD1-EQUIP-03', use.rule]);
      yield* use.run(g, { who, item });
    },
  };
}
