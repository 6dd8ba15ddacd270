import { type ByLang, type Lang, signed } from '@souterrain/words';
import type { Stocked } from '../content/index.ts';
import { armureOf, couvertureOf } from '../items/armours.ts';
import { BARE_HANDS, linesOf } from '../items/weapons.ts';
import { type Action, ATTRIBUTES, CORE } from '../notation/index.ts';
import { sayEffects } from '../notation/words/effects.ts';
import type { AD2Attack } from '../world/features.ts';
import { PHRASES } from './effects-in-words.ts';

const ZONES: ByLang<(zones: number) => string> = {
  fr: (zones) => `jusqu’à ${zones} ${zones > 1 ? 'zones' : 'zone'}`,
  en: (zones) => `up to ${zones} ${zones > 1 ? 'zones' : 'zone'} away`,
};

/** « Force/Mêlée, 2 points de Dommages, jusqu’à 2 zones ». */
function lineFacts({ attribute, skill, outcome, range }: Action, lang: Lang): string {
  const facts = [skill ? `${ATTRIBUTES[attribute]}/${skill.name}` : ATTRIBUTES[attribute]];
  if (outcome?.kind === 'own')
    facts.push(sayEffects({ phrases: PHRASES[lang], lang, vocabulary: CORE }, outcome.effects));
  if (range?.kind === 'dst' && range.zones > 0) facts.push(ZONES[lang](range.zones));
  return facts.join(', ');
}

const DICE: ByLang<(dice: number) => string> = {
  fr: (dice) => `${signed(dice)} ${Math.abs(dice) > 1 ? 'dés' : 'dé'}`,
  en: (dice) => `${signed(dice)} ${Math.abs(dice) > 1 ? 'dice' : 'die'}`,
};

/** The line of an attack, and the dice that it adds to its Jet (AD2-XCONV-05). */
export const factsOf = ({ line, dice }: AD2Attack, lang: Lang): string =>
  dice ? `${lineFacts(line, lang)}, ${DICE[lang](dice)}` : lineFacts(line, lang);

/** The attacks that items and bare hands give, by id. */
export const attacksOfItems = (g: Stocked): ReadonlyMap<string, AD2Attack> =>
  new Map(
    [BARE_HANDS, ...Object.keys(g.content.items).flatMap((id) => linesOf(g, id))].map((attack) => [attack.id, attack]),
  );

const TWO_HANDS: ByLang<string> = { fr: 'à deux mains', en: 'two-handed' };
/** AD2-EQUIP-16. */
const FREE_HAND: ByLang<string> = {
  fr: '+1 dé si l’autre main est libre',
  en: '+1 die if the other hand is free',
};

const ARMURE: ByLang<string> = { fr: 'Armure', en: 'Armour' };

/** What an item is worth in a fight; empty for the others. */
export function itemFacts(g: Stocked, id: string, lang: Lang): string {
  const item = g.content.items[id];
  if (!item) return '';
  const [attack] = linesOf(g, id);
  const facts = attack ? [factsOf(attack, lang)] : [];
  if (item.features?.includes('main-libre')) facts.push(FREE_HAND[lang]);
  if (item.hands === 2) facts.push(TWO_HANDS[lang]);
  const [armure, couverture] = [armureOf(item), couvertureOf(item)];
  if (armure) facts.push(`${ARMURE[lang]} ${signed(armure)}`);
  if (couverture) facts.push(`Couverture ${signed(couverture)}`);
  return facts.join(', ');
}
