import { isSpell } from '../../content/index.ts';
import type { EventLines } from '../catalogue.ts';
import { a, capital, gold, list, textOf, the } from './grammar.ts';
import type { EnglishNouns } from './nouns.ts';

const TALISMANS = { 'talisman-de-rage': 'Bonus ATK +1', 'talisman-de-vie': 'PV and maximum +3' } as const;

/** Chests, gold, objects and spells. */
export const goodsIn = (nouns: EnglishNouns) =>
  ({
    chestOpened: ({ seat, die, total }, name) =>
      `${name(seat)} opens a chest: ${die} on the d100${total === die ? '' : `, ${total} with Charisma`}.`,
    lootRolled: ({ seat, sides, die }, name) => `${name(seat)} rolls a D${sides} for what is inside: ${die}.`,
    goldGained: ({ seat, amount }, name) => `${name(seat)} pockets ${gold(amount)}.`,
    itemGained: ({ seat, item, from }, name) =>
      from === 'merchant' ? undefined : `${name(seat)} finds ${a(nouns.item(item))}.`,
    itemSpent: ({ seat, item, why }, name) => {
      if (why === 'learned') return undefined;
      const thing = nouns.item(item);
      if (why === 'broken') return `${name(seat)}’s ${textOf(thing)} breaks.`;
      if (item.kind === 'potion') return `${name(seat)} drinks ${a(thing)}.`;
      return isSpell(nouns, item.id) ? `${capital(the(thing))} crumbles to dust.` : `${name(seat)} reads ${a(thing)}.`;
    },
    potionLeft: ({ seat, potion }, name) => `${name(seat)} leaves ${the(nouns.of(potion))} behind.`,
    talismanTaken: ({ seat, talisman }, name) =>
      `${name(seat)} finds ${a(nouns.of(talisman))}: ${TALISMANS[talisman]}, for good.`,
    armourWorn: ({ seat, armour }, name) =>
      `${name(seat)} puts on ${the(nouns.of(armour))} (armour ${nouns.content.armours[armour]!.value}).`,
    bought: ({ seat, item, price }, name) => `${name(seat)} buys ${a(nouns.item(item))} for ${gold(price)}.`,
    sold: ({ seat, item, price }, name) => `${name(seat)} sells ${the(nouns.item(item))} for ${gold(price)}.`,
    given: ({ seat, to, item, gold: purse }, name) =>
      `${name(seat)} gives ${item ? the(nouns.item(item)) : gold(purse)} to ${name(to)}.`,
    pickedUp: ({ seat, from, items, gold: purse }, name) => {
      const taken = [...(purse > 0 ? [gold(purse)] : []), ...items.map((item) => the(nouns.item(item)))];
      return `${name(seat)} goes through ${name(from)}’s things and takes ${list(taken)}.`;
    },
    spellLearned: ({ seat, spell, dropped }, name) =>
      `${name(seat)} learns ${textOf(nouns.of(spell))}${dropped ? ` and forgets ${textOf(nouns.of(dropped))}` : ''}.`,
    spellForgotten: ({ seat, spell }, name) => `${name(seat)} can no longer cast ${textOf(nouns.of(spell))}.`,
    spellsRecalled: ({ seat }, name) => `Forgotten spells come back to ${name(seat)}.`,
  }) satisfies Partial<EventLines>;
