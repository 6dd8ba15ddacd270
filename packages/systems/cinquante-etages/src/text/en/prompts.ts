import type { Prompts } from '../catalogue.ts';
import { gold, points, the } from './grammar.ts';
import { type EnglishNouns, title } from './nouns.ts';

export const promptsIn = (nouns: EnglishNouns): Prompts => ({
  'actions-libres': ({ who }) => `What does ${who} do before going on?`,
  'resultat-declare': ({ who }) => `Measured Step: what does ${who} call for the D10?`,
  'pas-assure': ({ who, result }) => `${who} rolled ${result}: shift it by one?`,
  direction: ({ who, points: left }) => `${who} has ${points(left)} to spend: which way?`,
  rebond: ({ who, points: left }) => `A wall! ${who} has ${points(left)} left: which way?`,
  echange: ({ who, exchange, creature }) =>
    `Exchange ${exchange} against ${the(nouns.of(creature))}: what does ${who} do?`,
  attaque: ({ who, creature }) => `Which attack for ${who} against ${the(nouns.of(creature))}?`,
  fontaine: ({ who, amount }) => `A fountain (+${amount} PV): does ${who} drink?`,
  marchand: ({ who, gold: purse }) => `The merchant unpacks; ${who} has ${gold(purse)}.`,
  escalier: ({ who }) => `The stairs are clear: does ${who} go down?`,
  investir: ({ who, points: kept }) => `${who} has ${points(kept)} to place: where?`,
  'trouvaille-rare': ({ who }) => `A rare find: what does ${who} take?`,
  'potion-en-trop': ({ who, potion }) => `The belt is full: what does ${who} do with ${the(nouns.of(potion))}?`,
  'oublier-un-sort': ({ who, spell }) =>
    `No room left in ${who}’s memory: what does ${title(nouns.of(spell))} replace?`,
  ramasser: ({ who, seat, name }) => `Here lies what ${name(seat)} carried: what does ${who} take?`,
  'donner-quoi': ({ who }) => `What does ${who} give?`,
  'donner-a-qui': () => 'Who gets this gift?',
});
