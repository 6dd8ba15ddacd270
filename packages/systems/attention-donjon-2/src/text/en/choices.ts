import type { Labels, Offered } from '@souterrain/crawl/text';
import { chosen, one, who } from '@souterrain/crawl/text';
import { dice } from '@souterrain/crawl/text/en';
import { capital, effectsInWords } from '../effects-in-words.ts';
import { reussites } from './jets.ts';

/** Things that add dice to a Jet. */
const MORE_DICE = ['bandages', 'craies', 'saindoux', 'enchantement-armure-pique'];

const help = (id: string) => (o: Offered) =>
  one(o.name(id), o.option.params.dice === undefined ? '' : `+${dice(Number(o.option.params.dice))}`);

/** Things and talents that put Armure before a loss. */
const MORE_ARMURE = ['peau-de-granit', 'enchantement-armure-carreau'];

/** AD2-ARCA-12, AD2-ARCA-21: what « Spécial » stands for, where it may be bought. */
const SPECIAL: Readonly<Record<string, string>> = {
  'aura-des-arcanes': 'Armour +1 more for the zone',
  'invocation-des-arcanes': 'The Servant stays 1 Round longer',
};

function effect({ params, option }: Offered): string {
  const printed = String(option.params.effect);
  const special = printed === 'Spécial' ? SPECIAL[String(params.action)] : undefined;
  return special ?? capital(effectsInWords(printed, 'en'));
}

const face = ({ option }: Offered): number => Number(option.params.face);

const jets: Labels = {
  ...Object.fromEntries(MORE_DICE.map((id) => [id, help(id)])),
  ...Object.fromEntries(MORE_ARMURE.map((id) => [id, ({ name }: Offered) => one(name(id), 'Armour +1')])),
  'avant-le-jet/passer': () => one('Let them roll'),
  'apres-le-jet/passer': () => one('Leave the Jet as it is'),
  'regard-pique': () => one('Regard bienveillant of Spades', '+1 to the result'),
  'regard-trefle': () => one('Regard bienveillant of Clubs', '+1 to the result'),
  'enchantement-armure-trefle': ({ name }) => one(name('enchantement-armure-trefle'), '+1 to the result'),
  'coup-de-poker/garder': () => one('Keep this Jet'),
  'coup-de-poker/tenter': () => one('Try the Coup de poker', 'throw all again, but the 1s'),
  'relancer-un-de/garder': () => one('Keep the dice'),
  relancer: (o) => one(`Throw a ${face(o)} again`, 'the preferred face is kept'),
  'garder-la-face': (o) => one(`Keep the ${face(o)}`),
  'reserver/reussir': () => one('Succeed'),
  'reserver/renoncer': () => one('Give up', 'the Jet fails'),
};

const spending: Labels = {
  effet: (o) => one(effect(o)),
  'reussites/acheter': (o) => one(effect(o), reussites(Number(o.option.params.price))),
  atteindre: ({ option: { params } }) =>
    one(`Reach a Difficulty of ${params.difficulty}`, reussites(Number(params.price))),
  'reussites/terminer': () => one('Leave it at that'),
  'annuler-un-dommage': () => one('Cancel a point of Damage'),
  'annuler-un-etat': (o) => one(`Cancel a state: ${chosen(o, 'state')}`),
  'annuler-une-reaction': (o) =>
    one(`Cancel the Réaction: ${who(o)}`, effectsInWords(String(o.option.params.effect), 'en')),
  'annuler/acheter': (o) => one(effect(o), reussites(Number(o.option.params.price))),
  'resister-ou-subir/resister': () => one('Resist'),
  'resister-ou-subir/subir': () => one('Take the failure', 'no dice thrown'),
  'annuler/terminer': () => one('Leave it at that'),
  'ceder-un-attribut/ceder': (o) => one(`Give up a point: ${chosen(o, 'trait')}`, 'for the adventure, or until Soins'),
  'ceder-un-attribut/resister': () => one('Resist', 'throw the dice'),
  'frapper-avec': (o) => one(chosen(o, 'item'), o.attackFacts(String(o.option.params.attack))),
  'quand/avant': () => one('Before the Damage'),
  'quand/apres': () => one('After the Damage'),
};

const losses: Labels = {
  point: () => one('Santé'),
  'avant-la-perte/passer': () => one('Take it'),
  'reaction/attaque-gratuite': (o) =>
    one(o.attack(String(o.option.params.attack)), o.attackFacts(String(o.option.params.attack))),
  'reaction/passer': () => one('Keep the Réaction'),
  'evenement-mortel/sacrifier': () => one('Give up 1 maximum Héroïsme', '0 Santé and a Blessure grave'),
  'evenement-mortel/blessure-grave': () => one('Suffer a Blessure grave', 'stays at 0 Santé'),
  'faire-le-bouffon': () => one('Play the fool', 'Couverture +1, draws creatures'),
};

export const choices: Labels = { ...jets, ...spending, ...losses };
