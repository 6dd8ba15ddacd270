import { ask, option, type Rule } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import { useOnce, wasUsed } from '../figures/marks.ts';
import { isActive } from '../figures/sides.ts';
import { inContact } from '../movement/plan.ts';
import { refund } from '../rounds/economy.ts';
import type { Figure, Item } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, hints, one, who } from '../text/offers.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { giveItem, loseItem } from './inventory.ts';
import { entryOf } from './slots.ts';

/** What may change hands: a cursed weapon does not leave its own (AD1-TWEA-01). */
const offered = (g: Stocked, hero: Figure): readonly Item[] =>
  hero.hero!.sheet.items.filter((item) => !(item.place === 'equipe' && entryOf(g, item).cursed));

/** AD1-EQUIP-06: with an adjacent hero who agrees. */
export function exchangeActions(g: Crawl, figure: Figure): readonly Action[] {
  const actions: Action[] = [];
  for (const other of g.state.figures) {
    if (other === figure || !other.hero || !isActive(g, other) || !inContact(g, figure, other)) continue;
    if (wasUsed(figure, 'tour', refusal(other)) || offered(g, figure).length + offered(g, other).length === 0) continue;
    actions.push(
      actionOf({
        id: `echanger-${other.id}`,
        type: 'bonus',
        rule: 'AD1-EQUIP-06',
        label: 'echanger',
        params: { figure: other.id },
        at: { figure: other.id },
        run: () => exchange(g, figure, other),
      }),
    );
  }
  return actions;
}

const refusal = (other: Figure): string => `echange-refuse-${other.id}`;

function* exchange(g: Crawl, figure: Figure, other: Figure): Rule<void> {
  const { seat } = figure.hero!;
  const given = yield* choose(g, figure, { id: 'donner', seat, required: false });
  const taken = yield* choose(g, other, { id: 'prendre', seat, required: given === null });
  if (other.hero!.seat !== seat && !(yield* agrees(figure, other, { given, taken }))) {
    // Nothing was done: the action is given back, and the same hero is not asked again this turn.
    useOnce(g, figure, { span: 'tour', key: refusal(other), rules: ['AD1-EQUIP-06'] });
    refund(g, figure, 'bonus');
    return;
  }
  if (given) hand(g, given, { from: figure, to: other });
  if (taken) hand(g, taken, { from: other, to: figure });
}

function* choose(
  g: Stocked,
  owner: Figure,
  { id, seat, required }: { id: 'donner' | 'prendre'; seat: number; required: boolean },
): Rule<Item | null> {
  const items = offered(g, owner);
  return yield* ask<Item | null>({
    id,
    seat,
    rule: 'AD1-EQUIP-06',
    params: { figure: owner.id },
    options: [
      ...(required && items.length > 0 ? [] : [option<Item | null>('rien', null)]),
      ...items.map((item) =>
        option<Item | null>(`${id}-${item.id}`, item, {
          label: id,
          params: { item: item.base },
          at: { item: item.id },
        }),
      ),
    ],
  });
}

function* agrees(
  figure: Figure,
  other: Figure,
  { given, taken }: { given: Item | null; taken: Item | null },
): Rule<boolean> {
  return yield* ask({
    id: 'accepter-echange',
    seat: other.hero!.seat,
    rule: 'AD1-EQUIP-06',
    params: { figure: figure.id, gets: given?.base ?? '', gives: taken?.base ?? '' },
    options: [option('accepter', true), option('refuser', false)],
  });
}

/** The receiver carries or stores it for free. */
function hand(g: Crawl, item: Item, { from, to }: { from: Figure; to: Figure }): void {
  const { id: _, place: __, hands: ___, boxed: ____, ...given } = item;
  loseItem(g, from, item.id, { why: 'donne', rules: ['AD1-EQUIP-06'] });
  giveItem(g, to, given, ['AD1-EQUIP-06']);
}

export const exchangeWords = defineWords({
  prompts: {
    donner: { fr: (a) => `Que donne ${figure(a)} ?`, en: (a) => `What does ${figure(a)} give?` },
    prendre: {
      fr: (a) => `Et que donne ${figure(a)} en retour ?`,
      en: (a) => `And what does ${figure(a)} give in return?`,
    },
    'accepter-echange': {
      fr: (a) => {
        const [gets, gives] = [String(a.params.gets), String(a.params.gives)];
        const offer = [gets && `reçoit ${a.name(gets)}`, gives && `donne ${a.name(gives)}`]
          .filter(Boolean)
          .join(' et ');
        return `Échange avec ${figure(a)} : ${a.who} ${offer}. D’accord ?`;
      },
      en: (a) => {
        const [gets, gives] = [String(a.params.gets), String(a.params.gives)];
        const offer = [gets && `gets ${a.name(gets)}`, gives && `gives ${a.name(gives)}`].filter(Boolean).join(' and ');
        return `Exchange with ${figure(a)}: ${a.who} ${offer}. Agreed?`;
      },
    },
  },
  labels: {
    echanger: {
      fr: (o) => one(`Échanger avec ${who(o)}`, hints(o.type)),
      en: (o) => one(`Exchange with ${who(o)}`, hints(o.type)),
    },
    donner: (o) => one(chosen(o)),
    prendre: (o) => one(chosen(o)),
    rien: { fr: 'Rien', en: 'Nothing' },
    accepter: { fr: 'Accepter', en: 'Accept' },
    refuser: { fr: 'Refuser', en: 'Refuse' },
  },
});
