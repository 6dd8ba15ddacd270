import { isSpell } from '../../content/index.ts';
import type { EventLines } from '../catalogue.ts';
import { capital, de, gold, le, list, un } from './grammar.ts';
import type { FrenchNouns } from './nouns.ts';

const TALISMANS = { 'talisman-de-rage': 'Bonus ATK +1', 'talisman-de-vie': 'PV et maximum +3' } as const;

/** Chests, gold, objects and spells. */
export const goodsIn = (nouns: FrenchNouns) =>
  ({
    chestOpened: ({ seat, die, total }, name) =>
      `${name(seat)} ouvre un coffre : ${die} au d100${total === die ? '' : `, ${total} avec le Charisme`}.`,
    lootRolled: ({ seat, sides, die }, name) => `${name(seat)} lance un D${sides} pour le contenu : ${die}.`,
    goldGained: ({ seat, amount }, name) => `${name(seat)} empoche ${gold(amount)}.`,
    itemGained: ({ seat, item, from }, name) =>
      from === 'merchant' ? undefined : `${name(seat)} trouve ${un(nouns.item(item))}.`,
    itemSpent: ({ seat, item, why }, name) => {
      if (why === 'learned') return undefined;
      const thing = nouns.item(item);
      if (why === 'broken') return `${capital(le(thing))} ${de(name(seat))} se brise.`;
      if (item.kind === 'potion') return `${name(seat)} boit ${un(thing)}.`;
      return isSpell(nouns, item.id) ? `${capital(le(thing))} tombe en poussière.` : `${name(seat)} lit ${un(thing)}.`;
    },
    potionLeft: ({ seat, potion }, name) => `${name(seat)} laisse ${le(nouns.of(potion))} derrière.`,
    talismanTaken: ({ seat, talisman }, name) =>
      `${name(seat)} trouve ${un(nouns.of(talisman))} : ${TALISMANS[talisman]}, pour toujours.`,
    armourWorn: ({ seat, armour }, name) =>
      `${name(seat)} enfile ${le(nouns.of(armour))} (armure ${nouns.content.armours[armour]!.value}).`,
    bought: ({ seat, item, price }, name) => `${name(seat)} achète ${un(nouns.item(item))} pour ${gold(price)}.`,
    sold: ({ seat, item, price }, name) => `${name(seat)} vend ${le(nouns.item(item))} pour ${gold(price)}.`,
    given: ({ seat, to, item, gold: purse }, name) =>
      `${name(seat)} donne ${item ? le(nouns.item(item)) : gold(purse)} à ${name(to)}.`,
    pickedUp: ({ seat, from, items, gold: purse }, name) => {
      const taken = [...(purse > 0 ? [gold(purse)] : []), ...items.map((item) => le(nouns.item(item)))];
      return `${name(seat)} fouille les affaires ${de(name(from))} et prend ${list(taken)}.`;
    },
    spellLearned: ({ seat, spell, dropped }, name) =>
      `${name(seat)} apprend ${nouns.of(spell).text}${dropped ? ` et oublie ${nouns.of(dropped).text}` : ''}.`,
    spellForgotten: ({ seat, spell }, name) => `${name(seat)} ne sait plus lancer ${nouns.of(spell).text}.`,
    spellsRecalled: ({ seat }, name) => `Les sorts oubliés reviennent en mémoire à ${name(seat)}.`,
  }) satisfies Partial<EventLines>;
