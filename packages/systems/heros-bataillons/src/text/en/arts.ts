import type { AlchemyEvent } from '../../alchemy/events.ts';
import type { BattalionEvent } from '../../battalions/events.ts';
import type { MagicEvent } from '../../magic/events.ts';
import type { Lines } from '../catalogue.ts';
import type { Tell } from '../spoken.ts';
import { count } from './grammar.ts';

const SOURCES: Readonly<Record<string, string>> = {
  ecole: '',
  parchemin: ', from a scroll',
  baguette: ', from a wand',
  grimoire: ', from a grimoire',
};

interface Mixture {
  readonly effect: string;
  readonly administration: string;
}

const potionOf = ({ effect, administration }: Mixture, tell: Tell): string =>
  [effect, administration]
    .filter((id) => id !== '')
    .map(tell.name)
    .join(', ');

const potions = (list: readonly Mixture[], tell: Tell): string => list.map((one) => potionOf(one, tell)).join('; ');

export const arts: Lines<MagicEvent | AlchemyEvent | BattalionEvent> = {
  spellCast: ({ being, school, form, power, source, targets, max, tot }, tell) => {
    const at = targets.length === 0 ? '' : ` on ${tell.list(targets)}`;
    const what = [school, form, power].map(tell.name).join(', ');
    return `Spell of ${tell.name(being)}${at}${SOURCES[source] ?? ''}: ${what} (MAX ${max}, TOT ${tot}).`;
  },
  spellDescribed: ({ being, accepted }, tell) =>
    `The GM ${accepted ? 'accepts' : 'refuses'} the spell described by ${tell.name(being)}.`,
  effectIgnored: ({ being, what, trait }, tell) =>
    `No effect on ${tell.name(being)}: ${tell.name(what)} (${tell.name(trait)}).`,
  objectMoved: ({ being, item, to }, tell) => `${tell.name(being)} moves ${tell.name(item)}: ${tell.name(to)}.`,
  positionGrown: ({ zone }, tell) => `A tree grows: ${tell.name(zone)}.`,
  positionWithered: ({ zone }, tell) => `A tree withers away: ${tell.name(zone)}.`,
  chargesChanged: ({ left }) => `The wand has ${count(left, 'charge', 'charges')} left.`,
  spellHeld: ({ being, spell }, tell) =>
    spell === null
      ? `${tell.name(being)} no longer holds a spell.`
      : `${tell.name(being)} holds a spell: ${[spell.school, spell.form, spell.power].map(tell.name).join(', ')}.`,
  formLearnt: ({ being, form }, tell) => `${tell.name(being)} learns a form: ${tell.name(form)}.`,
  stockLeft: () => undefined,
  potionUsed: ({ being, potion, targets }, tell) => {
    const on = targets.length === 0 ? '' : ` Effect on ${tell.list(targets)}.`;
    return `${tell.name(being)} uses a potion: ${potionOf(potion, tell)}.${on}`;
  },
  cloudFormed: ({ zone }, tell) => `A cloud forms: ${tell.name(zone)}.`,
  weaponCoated: ({ being, item }, tell) => `${tell.name(being)} coats a weapon: ${tell.name(item)}.`,
  doseDelivered: ({ target }, tell) => `The dose goes into the blood of ${tell.name(target)}.`,
  brewed: ({ being, faces, potions: list }, tell) => {
    const dice = faces.length === 0 ? '' : ` (${faces.join(', ')})`;
    return list.length === 0
      ? `Brewing of ${tell.name(being)}${dice}: nothing good.`
      : `Brewing of ${tell.name(being)}${dice}: ${potions(list, tell)}.`;
  },
  potionIdentified: ({ being }, tell) => `${tell.name(being)} identifies a potion.`,
  battalionImproved: ({ being, what, value }, tell) =>
    what === 'de' ? `${tell.name(being)}: a better die.` : `${tell.name(being)}: ${tell.name(what)} ${value}.`,
  battalionRouted: ({ being, remaining }, tell) =>
    remaining.length === 0
      ? `Rout: ${tell.name(being)}.`
      : `Rout: ${tell.name(being)}. Still there: ${tell.list(remaining.map(({ id }) => id))}.`,
};
