import { act, ask, option, type Rule } from '@souterrain/kernel';
import { useOnce, wasUsed } from '../figures/marks.ts';
import type { Figure, Item } from '../state.ts';
import { thing } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, hints, on, one, plain } from '../text/offers.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { hasRoom, isFull, isOverloaded } from './capacity.ts';
import { loseItem, placeItems } from './inventory.ts';
import { rearrange } from './rearrange.ts';
import { entryOf, type Fit, fitsOf } from './slots.ts';

const about = (item: Item) => ({ params: { item: item.base }, at: { item: item.id } });

/** AD1-EQUIP-04, AD2-EQUIP-05: one carried item, in its slot. */
export function equipActions(g: Crawl, figure: Figure): readonly Action[] {
  const { sheet } = figure.hero!;
  const actions: Action[] = [];
  for (const item of sheet.items) {
    if (item.place !== 'porte') continue;
    const fits = fitsOf(g, sheet, item);
    if (fits.length === 0) continue;
    actions.push(
      actionOf({
        id: `s-equiper-${item.id}`,
        type: 'bonus',
        rule: 'AD1-EQUIP-04',
        label: 's-equiper',
        params: { item: item.base },
        at: { item: item.id },
        run: () => equip(g, figure, { item, fits }),
      }),
    );
  }
  return actions;
}

function* equip(g: Crawl, figure: Figure, { item, fits }: { item: Item; fits: readonly Fit[] }): Rule<void> {
  const { seat, sheet } = figure.hero!;
  const { hands, displaced } = yield* ask({
    id: 'remplacer',
    seat,
    rule: 'AD1-EQUIP-04',
    params: { item: item.base },
    options: fits.map((fit) => {
      const [other] = fit.displaced;
      return other
        ? option(`remplacer-${other.id}`, fit, { label: 'remplacer', ...about(other) })
        : option('vide', fit);
    }),
  });
  const rules = ['AD1-EQUIP-04'] as const;
  placeItems(g, figure, [{ item: item.id, place: 'equipe', ...(hands ? { hands } : {}) }], rules);
  for (const other of displaced) {
    if (hasRoom(g, sheet, 'porte')) placeItems(g, figure, [{ item: other.id, place: 'porte' }], rules);
    else loseItem(g, figure, other.id, { why: 'jete', rules });
  }
}

/** AD1-TCOM-03. */
export const ownsBox = ({ hero }: Figure): boolean => hero!.sheet.items.some(({ base }) => base === 'boite-de-fer');

/**
 * AD1-EQUIP-03, AD1-TRES-21, AD1-TRES-22, AD2-EQUIP-07: storing and throwing away are free; offered where they make
 * room.
 */
export function keepActions(g: Crawl, figure: Figure): readonly Action[] {
  const { sheet } = figure.hero!;
  const actions: Action[] = [];
  const canStore = hasRoom(g, sheet, 'stocke');
  const isCrowded = !hasRoom(g, sheet, 'porte');
  const canThrow = isFull(g, sheet) || isOverloaded(g, figure);
  const box = ownsBox(figure) && !wasUsed(figure, 'tour', 'boite-de-fer');
  for (const item of sheet.items) {
    const isStuck = item.place === 'equipe' && entryOf(g, item).cursed === true;
    if (isStuck) continue;
    if (canStore && (item.place === 'equipe' || (item.place === 'porte' && isCrowded)))
      actions.push(free(`ranger-${item.id}`, { item, rule: 'AD1-EQUIP-03', does: () => store(g, figure, item) }));
    if (canThrow)
      actions.push(free(`jeter-${item.id}`, { item, rule: 'AD1-TRES-21', does: () => discard(g, figure, item) }));
    if (box && item.place === 'stocke' && !item.boxed && item.base !== 'boite-de-fer')
      actions.push(free(`enfermer-${item.id}`, { item, rule: 'AD1-TCOM-03', does: () => shutIn(g, figure, item) }));
  }
  return actions;
}

function free(id: string, { item, rule, does }: { item: Item; rule: Action['rule']; does: () => void }): Action {
  return actionOf({
    id,
    type: 'libre',
    minor: true,
    rule,
    label: id.slice(0, id.indexOf('-')),
    params: { item: item.base },
    at: { item: item.id },
    run: act(does),
  });
}

const store = (g: Crawl, figure: Figure, item: Item): void =>
  placeItems(g, figure, [{ item: item.id, place: 'stocke' }], ['AD1-EQUIP-03']);

const discard = (g: Crawl, figure: Figure, item: Item): void =>
  loseItem(g, figure, item.id, { why: 'jete', rules: ['AD1-TRES-21', 'AD1-TRES-22'] });

function shutIn(g: Crawl, figure: Figure, item: Item): void {
  useOnce(g, figure, { span: 'tour', key: 'boite-de-fer', rules: ['AD1-TCOM-03'] });
  g.emit({ type: 'itemBoxed', figure: figure.id, item: item.id, base: item.base, rules: ['AD1-TCOM-03'] });
}

/** AD1-EQUIP-05. */
export function rearrangeActions(g: Crawl, figure: Figure): readonly Action[] {
  if (figure.hero!.sheet.items.length === 0) return [];
  return [
    actionOf({
      id: 'se-reequiper',
      type: 'complexe',
      rule: 'AD1-EQUIP-05',
      run: () => rearrange(g, figure),
    }),
  ];
}

export const equipWords = defineWords({
  prompts: {
    remplacer: { fr: (a) => `${thing(a)} : à la place de quoi ?`, en: (a) => `${thing(a)}: in the place of what?` },
  },
  labels: {
    's-equiper': {
      fr: (o) => one(`S’équiper : ${chosen(o)}`, hints(o.type, o.itemFacts(String(o.option.params.item)))),
      en: (o) => one(`Equip: ${chosen(o)}`, hints(o.type, o.itemFacts(String(o.option.params.item)))),
    },
    remplacer: (o) => one(chosen(o)),
    vide: { fr: 'Dans la main libre', en: 'In the free hand' },
    ranger: { fr: on('Ranger'), en: on('Put away') },
    jeter: { fr: on('Jeter'), en: on('Throw away') },
    enfermer: { fr: on('Mettre dans la boîte de fer'), en: on('Put in the iron box') },
    'se-reequiper': {
      fr: plain('Tout réorganiser', 'les ennemis proches frappent d’abord'),
      en: plain('Rearrange everything', 'enemies nearby strike first'),
    },
  },
});
