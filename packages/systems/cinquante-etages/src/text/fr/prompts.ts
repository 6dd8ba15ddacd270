import type { Prompts } from '../catalogue.ts';
import { de, gold, le, points } from './grammar.ts';
import { type FrenchNouns, title } from './nouns.ts';

export const promptsIn = (nouns: FrenchNouns): Prompts => ({
  'actions-libres': ({ who }) => `Que fait ${who} avant d’aller plus loin ?`,
  'resultat-declare': ({ who }) => `Pas réglé : quel résultat annonce ${who} pour le D10 ?`,
  'pas-assure': ({ who, result }) => `${who} a fait ${result} : décaler d’un cran ?`,
  direction: ({ who, points: left }) => `${who} a ${points(left)} à dépenser : vers où ?`,
  rebond: ({ who, points: left }) => `Un mur ! ${who} a encore ${points(left)} : vers où ?`,
  echange: ({ who, exchange, creature }) => `Échange ${exchange} contre ${le(nouns.of(creature))} : que fait ${who} ?`,
  attaque: ({ who, creature }) => `Quelle attaque pour ${who} contre ${le(nouns.of(creature))} ?`,
  fontaine: ({ who, amount }) => `Une fontaine (+${amount} PV) : ${who} boit ?`,
  marchand: ({ who, gold: purse }) => `Le marchand déballe ses affaires ; ${who} a ${gold(purse)}.`,
  escalier: ({ who }) => `L’escalier est libre : ${who} descend ?`,
  investir: ({ who, points: kept }) => `${who} a ${points(kept)} à placer : où ?`,
  'trouvaille-rare': ({ who }) => `Une trouvaille rare : qu’emporte ${who} ?`,
  'potion-en-trop': ({ who, potion }) => `La ceinture est pleine : que fait ${who} de ${le(nouns.of(potion))} ?`,
  'oublier-un-sort': ({ who, spell }) => `La mémoire ${de(who)} est pleine : que remplace ${title(nouns.of(spell))} ?`,
  ramasser: ({ who, seat, name }) => `Ici gisent les affaires laissées par ${name(seat)} : que prend ${who} ?`,
  'donner-quoi': ({ who }) => `Que donne ${who} ?`,
  'donner-a-qui': () => 'À qui va ce cadeau ?',
});
