import { ARMOURS } from '../../content/armours.ts';
import { isSpell } from '../../content/spells.ts';
import type { EventLines } from '../catalogue.ts';
import { a, capital, gold, list, textOf, the } from './grammar.ts';
import { ofItem, things } from './things.ts';

const TALISMANS = { 'talisman-de-rage': 'Bonus ATK +1', 'talisman-de-vie': 'PV and maximum +3' } as const;

/** Chests, gold, objects and spells. */
export const goods = {
  chestOpened: ({ seat, die, total }, name) =>
    `${name(seat)} opens a chest: ${die} on the d100${total === die ? '' : `, ${total} with Charisma`}.`,
  lootRolled: ({ seat, sides, die }, name) => `${name(seat)} rolls a D${sides} for what is inside: ${die}.`,
  goldGained: ({ seat, amount }, name) => `${name(seat)} pockets ${gold(amount)}.`,
  itemGained: ({ seat, item, from }, name) =>
    from === 'merchant' ? undefined : `${name(seat)} finds ${a(ofItem(item))}.`,
  itemSpent: ({ seat, item, why }, name) => {
    if (why === 'learned') return undefined;
    const thing = ofItem(item);
    if (why === 'broken') return `${name(seat)}’s ${textOf(thing)} breaks.`;
    if (item.kind === 'potion') return `${name(seat)} drinks ${a(thing)}.`;
    return isSpell(item.id) ? `${capital(the(thing))} crumbles to dust.` : `${name(seat)} reads ${a(thing)}.`;
  },
  potionLeft: ({ seat, potion }, name) => `${name(seat)} leaves ${the(things[potion])} behind.`,
  talismanTaken: ({ seat, talisman }, name) =>
    `${name(seat)} finds ${a(things[talisman])}: ${TALISMANS[talisman]}, for good.`,
  armourWorn: ({ seat, armour }, name) =>
    `${name(seat)} puts on ${the(things[armour])} (armour ${ARMOURS[armour].value}).`,
  bought: ({ seat, item, price }, name) => `${name(seat)} buys ${a(ofItem(item))} for ${gold(price)}.`,
  sold: ({ seat, item, price }, name) => `${name(seat)} sells ${the(ofItem(item))} for ${gold(price)}.`,
  given: ({ seat, to, item, gold: purse }, name) =>
    `${name(seat)} gives ${item ? the(ofItem(item)) : gold(purse)} to ${name(to)}.`,
  pickedUp: ({ seat, from, items, gold: purse }, name) => {
    const taken = [...(purse > 0 ? [gold(purse)] : []), ...items.map((item) => the(ofItem(item)))];
    return `${name(seat)} goes through ${name(from)}’s things and takes ${list(taken)}.`;
  },
  spellLearned: ({ seat, spell, dropped }, name) =>
    `${name(seat)} learns ${textOf(things[spell])}${dropped ? ` and forgets ${textOf(things[dropped])}` : ''}.`,
  spellForgotten: ({ seat, spell }, name) => `${name(seat)} can no longer cast ${textOf(things[spell])}.`,
  spellsRecalled: ({ seat }, name) => `Forgotten spells come back to ${name(seat)}.`,
} satisfies Partial<EventLines>;
