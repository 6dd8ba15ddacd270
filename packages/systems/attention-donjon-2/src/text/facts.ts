import { ITEMS } from '@souterrain/crawl/content/index';
import { type ByLang, type Lang, signed } from '@souterrain/words';
import { armureOf, couvertureOf } from '../items/armours.ts';
import { BARE_HANDS, linesOf } from '../items/weapons.ts';
import { type Action, ATTRIBUTES, CORE } from '../notation/index.ts';
import { sayEffects } from '../notation/words/effects.ts';
import { PHRASES } from './effects-in-words.ts';

const ZONES: ByLang<(zones: number) => string> = {
  fr: (zones) => `jusqu’à ${zones} ${zones > 1 ? 'zones' : 'zone'}`,
  en: (zones) => `up to ${zones} ${zones > 1 ? 'zones' : 'zone'} away`,
};

/** « Force/Mêlée, 2 points de Dommages, jusqu’à 2 zones ». */
export function lineFacts({ attribute, skill, outcome, range }: Action, lang: Lang): string {
  const facts = [skill ? `${ATTRIBUTES[attribute]}/${skill.name}` : ATTRIBUTES[attribute]];
  if (outcome?.kind === 'own')
    facts.push(sayEffects({ phrases: PHRASES[lang], lang, vocabulary: CORE }, outcome.effects));
  if (range?.kind === 'dst' && range.zones > 0) facts.push(ZONES[lang](range.zones));
  return facts.join(', ');
}

let byId: ReadonlyMap<string, Action> | undefined;

/** Undefined for what neither an item nor bare hands give. */
export function attackFacts(id: string, lang: Lang): string | undefined {
  byId ??= new Map([BARE_HANDS, ...Object.keys(ITEMS).flatMap(linesOf)].map(({ id: attack, line }) => [attack, line]));
  const line = byId.get(id);
  return line && lineFacts(line, lang);
}

const ARMURE: ByLang<string> = { fr: 'Armure', en: 'Armour' };

/** What an item is worth in a fight; empty for the others. */
export function itemFacts(id: string, lang: Lang): string {
  const item = ITEMS[id];
  if (!item) return '';
  const [attack] = linesOf(id);
  const facts = attack ? [lineFacts(attack.line, lang)] : [];
  const [armure, couverture] = [armureOf(item), couvertureOf(item)];
  if (armure) facts.push(`${ARMURE[lang]} ${signed(armure)}`);
  if (couverture) facts.push(`Couverture ${signed(couverture)}`);
  return facts.join(', ');
}
