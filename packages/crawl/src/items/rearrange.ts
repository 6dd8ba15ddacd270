import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { isInReach } from '../combat/reach.ts';
import { activeEnemies, isActive, seatOf } from '../figures/sides.ts';
import { inContact, sameZone } from '../movement/plan.ts';
import { type Figure, type Item, isOnBoard, type Sheet } from '../state.ts';
import { figure, thing } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { hasRoom } from './capacity.ts';
import type { Placed } from './events.ts';
import { placeItems } from './inventory.ts';
import { entryOf, fitsOf } from './slots.ts';
import { wholeItem } from './whole.ts';

/** AD1-EQUIP-05, AD2-EQUIP-06: enemies strike first, then every item goes where its owner wants. */
export function* rearrange(g: Crawl, hero: Figure): Rule<void> {
  for (const enemy of activeEnemies(g, hero)) {
    if (!isOnBoard(hero)) return;
    // AD1-TMAG-06: a rebound may have felled it meanwhile.
    if (!isActive(g, enemy)) continue;
    if (inContact(g, enemy, hero) || sameZone(g, enemy, hero)) yield* opening(g, enemy, hero);
  }
  if (!isOnBoard(hero)) return;
  const places = yield* assign(g, hero);
  placeItems(g, hero, places, ['AD1-EQUIP-05']);
}

/** A free attack that does not use the Réaction. */
function* opening(g: Crawl, enemy: Figure, hero: Figure): Rule<void> {
  const edition = g.edition;
  const attacks = edition
    .openingsOf(g, enemy)
    .filter((attack) => isInReach(g, enemy.cell, { to: hero.cell, reach: attack.reach }));
  if (attacks.length === 0) return;
  const attack = yield* ask({
    id: 'attaque-gratuite',
    seat: seatOf(g.state, enemy),
    rule: 'AD1-EQUIP-05',
    params: { figure: enemy.id, target: hero.id },
    options: attacks.map((a) => option(`attaquer-${a.id}`, a, { label: 'attaquer', params: { attack: a.id } })),
  });
  yield* edition.strike(g, { attacker: enemy, target: hero, attack, how: 'gratuite' });
}

/** Item after item, in the order they were taken: worn, carried or stored, as there is room. */
function* assign(g: Crawl, hero: Figure): Rule<readonly Placed[]> {
  const { seat, sheet } = hero.hero!;
  const stuck = sheet.items.filter((item) => item.place === 'equipe' && entryOf(g, item).cursed);
  // A sheet of its own: nothing moves before everything has its place.
  const drawn: Sheet = { ...sheet, items: stuck.map((item) => wholeItem(item)) };
  const places: Placed[] = [];
  for (const item of sheet.items) {
    if (stuck.includes(item)) continue;
    const placed = yield* ask({
      id: 'placer',
      seat,
      rule: 'AD1-EQUIP-05',
      params: { item: item.base },
      options: choicesFor(g, drawn, item),
    });
    places.push(placed);
    drawn.items.push(moved(item, placed));
  }
  return places;
}

function choicesFor(g: Crawl, sheet: Sheet, item: Item): readonly Option<Placed>[] {
  const choices: Option<Placed>[] = [];
  const at = { at: { item: item.id } };
  const [fit] = fitsOf(g, sheet, item);
  if (fit?.displaced.length === 0) {
    const worn: Placed = { item: item.id, place: 'equipe', ...(fit.hands ? { hands: fit.hands } : {}) };
    choices.push(option('equiper', worn, at));
  }
  if (hasRoom(g, sheet, 'porte')) choices.push(option('porter', { item: item.id, place: 'porte' }, at));
  if (hasRoom(g, sheet, 'stocke')) choices.push(option('ranger', { item: item.id, place: 'stocke' }, at));
  // AD1-TRES-21: more than it can hold.
  if (choices.length === 0) choices.push(option('porter', { item: item.id, place: 'porte' }, at));
  return choices;
}

function moved(item: Item, { place, hands }: Placed): Item {
  const there = wholeItem(item);
  there.place = place;
  there.hands = hands;
  return there;
}

export const rearrangeWords = defineWords({
  prompts: {
    'attaque-gratuite': {
      fr: (a) => `Attaque gratuite contre ${figure(a, 'target')} : que fait ${figure(a)} ?`,
      en: (a) => `Free attack on ${figure(a, 'target')}: what does ${figure(a)} do?`,
    },
    placer: { fr: (a) => `${thing(a)} : où mettre cet objet ?`, en: (a) => `${thing(a)}: where does it go?` },
  },
  labels: {
    'placer/equiper': { fr: ['Sur soi', 'équipé'], en: 'Worn or held' },
    'placer/porter': { fr: 'À portée de main', en: 'Within reach' },
    'placer/ranger': { fr: 'Au fond du sac', en: 'At the bottom of the bag' },
  },
});
