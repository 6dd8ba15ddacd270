import { deFr } from '@souterrain/words';
import type { AlchemyEvent } from '../../alchemy/events.ts';
import type { BattalionEvent } from '../../battalions/events.ts';
import type { MagicEvent } from '../../magic/events.ts';
import type { Lines } from '../catalogue.ts';
import type { Tell } from '../spoken.ts';

const SOURCES: Readonly<Record<string, string>> = {
  ecole: '',
  parchemin: ', par un parchemin',
  baguette: ', par une baguette',
  grimoire: ', par un grimoire',
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

const potions = (list: readonly Mixture[], tell: Tell): string => list.map((one) => potionOf(one, tell)).join(' ; ');

export const arts: Lines<MagicEvent | AlchemyEvent | BattalionEvent> = {
  spellCast: ({ being, school, form, power, source, targets, max, tot }, tell) => {
    const at = targets.length === 0 ? '' : ` sur ${tell.list(targets)}`;
    const what = [school, form, power].map(tell.name).join(', ');
    return `Sort ${deFr(tell.name(being))}${at}${SOURCES[source] ?? ''} : ${what} (MAX ${max}, TOT ${tot}).`;
  },
  spellDescribed: ({ being, accepted }, tell) =>
    `Le MJ ${accepted ? 'accepte' : 'refuse'} le sort décrit ${deFr(tell.name(being))}.`,
  effectIgnored: ({ being, what, trait }, tell) =>
    `Sans effet sur ${tell.name(being)} : ${tell.name(what)} (${tell.name(trait)}).`,
  objectMoved: ({ being, item, to }, tell) => `${tell.name(being)} déplace ${tell.name(item)} : ${tell.name(to)}.`,
  positionGrown: ({ zone }, tell) => `Un arbre pousse : ${tell.name(zone)}.`,
  positionWithered: ({ zone }, tell) => `Un arbre disparaît : ${tell.name(zone)}.`,
  chargesChanged: ({ left }) => `La baguette garde ${left} charge${left > 1 ? 's' : ''}.`,
  spellHeld: ({ being, spell }, tell) =>
    spell === null
      ? `${tell.name(being)} ne retient plus de sort.`
      : `${tell.name(being)} retient un sort : ${[spell.school, spell.form, spell.power].map(tell.name).join(', ')}.`,
  formLearnt: ({ being, form }, tell) => `${tell.name(being)} apprend une forme : ${tell.name(form)}.`,
  stockLeft: () => undefined,
  potionUsed: ({ being, potion, targets }, tell) => {
    const on = targets.length === 0 ? '' : ` Effet sur ${tell.list(targets)}.`;
    return `${tell.name(being)} emploie une potion : ${potionOf(potion, tell)}.${on}`;
  },
  cloudFormed: ({ zone }, tell) => `Un nuage se forme : ${tell.name(zone)}.`,
  weaponCoated: ({ being, item }, tell) => `${tell.name(being)} enduit son arme : ${tell.name(item)}.`,
  doseDelivered: ({ target }, tell) => `La dose passe dans le sang ${deFr(tell.name(target))}.`,
  brewed: ({ being, faces, potions: list }, tell) => {
    const dice = faces.length === 0 ? '' : ` (${faces.join(', ')})`;
    return list.length === 0
      ? `Brassage ${deFr(tell.name(being))}${dice} : rien de bon.`
      : `Brassage ${deFr(tell.name(being))}${dice} : ${potions(list, tell)}.`;
  },
  potionIdentified: ({ being }, tell) => `${tell.name(being)} identifie une potion.`,
  battalionImproved: ({ being, what, value }, tell) =>
    what === 'de' ? `${tell.name(being)} : un meilleur dé.` : `${tell.name(being)} : ${tell.name(what)} ${value}.`,
  battalionRouted: ({ being, remaining }, tell) =>
    remaining.length === 0
      ? `Déroute : ${tell.name(being)}.`
      : `Déroute : ${tell.name(being)}. Restent ${tell.list(remaining.map(({ id }) => id))}.`,
};
