import type { Offered } from '../catalogue.ts';
import { pluralOf } from '../names.ts';
import { type Options, thing, who } from './actions.ts';
import { ranks, suits } from './cards.ts';
import { dice, groupOf, one, square, zoneOf } from './grammar.ts';

const card = (o: Offered) => one(o.card(String(o.option.params.card)));
const target = (o: Offered) => one(o.at ?? who(o));

/** Rooms are turned by quarters. */
const turned = ({ option: { params } }: Offered): string =>
  params.quarters === 0 ? 'sans la tourner' : `tournée de ${90 * Number(params.quarters)}°`;

/** Things that add dice to a roll. */
const MORE_DICE = ['bandages', 'craies', 'saindoux', 'enchantement-armure-pique'];

const help = (id: string) => (o: Offered) =>
  one(o.name(id), o.option.params.dice === undefined ? '' : `+${dice(Number(o.option.params.dice))}`);

const rolls: Options = {
  ...Object.fromEntries(MORE_DICE.map((id) => [id, help(id)])),
  'avant-le-jet/passer': () => one('Laisser lancer'),
  'apres-le-jet/passer': () => one('Laisser le jet tel quel'),
  'benir-joker': () => one('Bénir avec un joker', 'les 3 deviennent des succès'),
  'maudire-joker': () => one('Maudire avec un joker', 'les 4 ne comptent plus'),
  'benir-heroisme': () => one('Bénir, 1 Héroïsme', 'les 3 deviennent des succès'),
  'maudire-heroisme': () => one('Maudire, 1 Héroïsme', 'les 4 ne comptent plus'),
  'regard-pique': () => one('Regard bienveillant de Pique', '+1 à l’attaque'),
  'regard-carreau': () => one('Regard bienveillant de Carreau', 'Endurance +1'),
  'regard-trefle': () => one('Regard bienveillant de Trèfle', 'Parade +1'),
  debrouillard: () => one('Débrouillard', '+2 dés, chaque 6 doit être misé'),
  'savoir-partage': () => one('Savoir partagé', '+2 dés, aucun 6 misé'),
  'tir-applique': () => one('Tir appliqué', '+1 dé, aucun 6 misé'),
  inspiration: () => one('Inspiration', 'le jet est béni'),
  'peau-de-granit': () => one('Peau de Granit', 'Endurance +1'),
  'cape-evasive': () => one('Cape évasive', 'Difficulté +1'),
  'enchantement-armure-carreau': ({ name }) => one(name('enchantement-armure-carreau'), 'Endurance +1'),
  'enchantement-armure-trefle': ({ name }) => one(name('enchantement-armure-trefle'), 'Parade +1'),
  'coup-de-poker/garder': () => one('Garder ce jet'),
  miser: ({ option: { params } }) =>
    one(
      Number(params.sixes) > 1 ? `Miser ${params.sixes} six` : 'Miser un six',
      `${2 * Number(params.sixes)} nouveaux dés`,
    ),
  'relancer/passer': () => one('Garder les dés'),
  'relancer-de': ({ option: { params } }) => one(`Relancer un ${params.face}`, 'le meilleur est gardé'),
  'quel-heroisme/heros': () => one('Le sien'),
  'quel-heroisme/objet': (o) => one(`Celui d’un objet : ${thing(o)}`),
};

const fights: Options = {
  'attaque-gratuite/garder': () => one('Garder sa Réaction'),
  'attaque-gratuite': target,
  dommages: () => one('Infliger les dommages'),
  'pousser-plutot/pousser': () => one('Pousser à la place'),
  'pousser-sans-dommages/pousser': () => one('Pousser à la place'),
  tirer: target,
  effrayer: target,
  cible: target,
  viser: target,
  arreter: () => one('S’arrêter là'),
  'attaquer-sur-place': () => one('Attaquer encore, sans bouger'),
  'prendre-sa-place': () => one('Prendre sa place, puis attaquer'),
  'massacre/passer': () => one('En rester là'),
  laisser: () => one('Laisser faire'),
  proteger: (o) => one(`Prendre le coup pour ${o.at}`),
  mourir: () => one('Mourir'),
  'depenser-heroisme': () => one('Dépenser 1 Héroïsme', 'reste en vie, 1 Santé'),
  'evenement-mortel/sacrifier': () => one('Sacrifier 1 Héroïsme maximum', '1 Santé et une Blessure grave'),
  'evenement-mortel/blessure-grave': () => one('Subir une Blessure grave', '1 Santé'),
  'esquive/lancer': () => one('Lancer les dés'),
  'esquive/sacrifier': ({ params }) =>
    one('Sacrifier l’action standard', params.level === 'difficile' ? 'Esquive facilitée' : 'Esquive réussie'),
  'esquive-ratee/garder': () => one('Accepter l’échec'),
  'esquive-ratee/sacrifier': () => one('Sacrifier l’action standard', 'Esquive réussie'),
  point: () => one('Un point de Santé de plus'),
  retirer: (o) => one(`Retirer : ${thing(o, 'state')}`),
  attelle: (o) => one(`Poser une attelle : ${thing(o, 'state')}`),
  briser: (o) => one(o.option.params.item === undefined ? 'Briser l’amulette' : thing(o)),
  'briser-l-amulette/garder': () => one('La garder', 'la blessure est subie'),
  lacher: (o) => one(`Lâcher : ${thing(o)}`),
  'tenir-bon': () => one('Tenir bon'),
  'se-laisser-faire': () => one('Se laisser faire'),
};

const turns: Options = {
  agir: () => one('Agir'),
  attendre: () => one('Attendre', 'nouvelle carte ; plus haute, le tour est perdu'),
  jouer: () => one('Jouer maintenant'),
  'plus-tard': () => one('Plus tard'),
  'dernier-tour/renoncer': () => one('Renoncer à ce tour'),
  'joker/garder': () => one('Le garder', 'pour bénir ou maudire un jet'),
  'joker/initiative-libre': () => one('Initiative libre', 'jouer quand bon semble ce Round'),
  rang: ({ option: { params } }) => one(ranks[params.rank!] ?? String(params.rank)),
  couleur: ({ option: { params } }) => one(suits[params.suit!] ?? String(params.suit)),
  carte: card,
  'jouer-figure': target,
  aller: (o) => one(`En ${square(o.at)}`),
  flairer: (o) => {
    const { group, profile } = o.option.params;
    return one(pluralOf(String(profile), 'fr') ?? groupOf(String(group), o));
  },
  'flairer/passer': () => one('Aucun'),
  rejouer: () => one('Rejouer un tour entier', '1 Héroïsme'),
  'temps-suspendu/passer': () => one('Laisser filer'),
  'rester-enrage': () => one('Continuer à rager'),
  'se-calmer': () => one('Tenter de se calmer', 'Mental, Difficulté 2'),
  'faire-le-bouffon': () => one('Faire le bouffon', 'Parade +1, attire les créatures'),
};

const places: Options = {
  case: (o) => one(`En ${square(o.at)}`),
  rester: () => one('S’arrêter là'),
  forcer: () => one('Forcer', 'un jet'),
  'ouvrir-a-la-cle': () => one('Ouvrir à la clé', 'sans jet, la clé reste dans la serrure'),
  'repiocher-la-route/garder': () => one('Garder cette carte'),
  repiocher: () => one('En piocher une autre', 'une fois par scénario'),
  'poser-la-salle': (o) => one(`En ${square(o.at)}`, turned(o)),
  zone: ({ option: { params } }) => one(zoneOf(params.zone)),
  groupe: (o) => one(groupOf(String(o.option.params.group), o), o.at),
  'prendre-le-tresor': target,
  'essaim-victime': target,
  nourrir: (o) => one(thing(o)),
};

export const choices: Options = { ...rolls, ...fights, ...turns, ...places };
