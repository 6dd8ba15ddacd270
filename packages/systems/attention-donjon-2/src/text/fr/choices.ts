import type { Labels, Offered } from '@souterrain/crawl/text';
import { chosen, one, who } from '@souterrain/crawl/text';
import { dice } from '@souterrain/crawl/text/fr';
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
  'aura-des-arcanes': 'Armure +1 de plus pour la zone',
  'invocation-des-arcanes': 'Le Serviteur reste 1 Round de plus',
};

function effect({ params, option }: Offered): string {
  const printed = String(option.params.effect);
  const special = printed === 'Spécial' ? SPECIAL[String(params.action)] : undefined;
  return special ?? capital(effectsInWords(printed, 'fr'));
}

const face = ({ option }: Offered): number => Number(option.params.face);

const jets: Labels = {
  ...Object.fromEntries(MORE_DICE.map((id) => [id, help(id)])),
  ...Object.fromEntries(MORE_ARMURE.map((id) => [id, ({ name }: Offered) => one(name(id), 'Armure +1')])),
  'avant-le-jet/passer': () => one('Laisser lancer'),
  'apres-le-jet/passer': () => one('Laisser le Jet tel quel'),
  'regard-pique': () => one('Regard bienveillant de Pique', '+1 au résultat'),
  'regard-trefle': () => one('Regard bienveillant de Trèfle', '+1 au résultat'),
  'enchantement-armure-trefle': ({ name }) => one(name('enchantement-armure-trefle'), '+1 au résultat'),
  'coup-de-poker/garder': () => one('Garder ce Jet'),
  'coup-de-poker/tenter': () => one('Tenter le Coup de poker', 'tout relancer, sauf les 1'),
  'relancer-un-de/garder': () => one('Garder les dés'),
  relancer: (o) => one(`Relancer un ${face(o)}`, 'la face préférée est gardée'),
  'garder-la-face': (o) => one(`Garder le ${face(o)}`),
  'reserver/reussir': () => one('Réussir'),
  'reserver/renoncer': () => one('Renoncer', 'le Jet est raté'),
};

const spending: Labels = {
  effet: (o) => one(effect(o)),
  'reussites/acheter': (o) => one(effect(o), reussites(Number(o.option.params.price))),
  atteindre: ({ option: { params } }) =>
    one(`Atteindre une Difficulté de ${params.difficulty}`, reussites(Number(params.price))),
  'reussites/terminer': () => one('En rester là'),
  'annuler-un-dommage': () => one('Annuler un point de Dommages'),
  'annuler-un-etat': (o) => one(`Annuler un état : ${chosen(o, 'state')}`),
  'annuler-une-reaction': (o) =>
    one(`Annuler la Réaction : ${who(o)}`, effectsInWords(String(o.option.params.effect), 'fr')),
  'annuler/acheter': (o) => one(effect(o), reussites(Number(o.option.params.price))),
  'resister-ou-subir/resister': () => one('Résister'),
  'resister-ou-subir/subir': () => one('Subir l’échec', 'sans lancer de dés'),
  'annuler/terminer': () => one('En rester là'),
  'ceder-un-attribut/ceder': (o) =>
    one(`Céder un point : ${chosen(o, 'trait')}`, 'pour l’aventure, ou jusqu’à des Soins'),
  'ceder-un-attribut/resister': () => one('Résister', 'lancer les dés'),
  'frapper-avec': (o) => one(chosen(o, 'item'), o.attackFacts(String(o.option.params.attack))),
  'quand/avant': () => one('Avant les Dommages'),
  'quand/apres': () => one('Après les Dommages'),
};

const losses: Labels = {
  point: () => one('De la Santé'),
  'avant-la-perte/passer': () => one('Encaisser'),
  'reaction/attaque-gratuite': (o) =>
    one(o.attack(String(o.option.params.attack)), o.attackFacts(String(o.option.params.attack))),
  'reaction/passer': () => one('Garder sa Réaction'),
  'evenement-mortel/sacrifier': () => one('Sacrifier 1 Héroïsme maximum', '0 Santé et une Blessure grave'),
  'evenement-mortel/blessure-grave': () => one('Subir une Blessure grave', 'reste à 0 Santé'),
  'faire-le-bouffon': () => one('Faire le bouffon', 'Couverture +1, attire les créatures'),
};

export const choices: Labels = { ...jets, ...spending, ...losses };
