import type { Offered } from '../catalogue.ts';
import { pluralOf } from '../names.ts';
import { type Options, thing, who } from './actions.ts';
import { ranks, suits } from './cards.ts';
import { dice, groupOf, one, square, zoneOf } from './grammar.ts';

const card = (o: Offered) => one(o.card(String(o.option.params.card)));
const target = (o: Offered) => one(o.at ?? who(o));

/** Rooms are turned by quarters. */
const turned = ({ option: { params } }: Offered): string =>
  params.quarters === 0 ? 'not turned' : `turned by ${90 * Number(params.quarters)}°`;

/** Things that add dice to a roll. */
const MORE_DICE = ['bandages', 'craies', 'saindoux', 'enchantement-armure-pique'];

const help = (id: string) => (o: Offered) =>
  one(o.name(id), o.option.params.dice === undefined ? '' : `+${dice(Number(o.option.params.dice))}`);

const rolls: Options = {
  ...Object.fromEntries(MORE_DICE.map((id) => [id, help(id)])),
  'avant-le-jet/passer': () => one('Let them roll'),
  'apres-le-jet/passer': () => one('Leave the roll as it is'),
  'benir-joker': () => one('Bless with a joker', '3s become successes'),
  'maudire-joker': () => one('Curse with a joker', '4s no longer count'),
  'benir-heroisme': () => one('Bless, 1 Héroïsme', '3s become successes'),
  'maudire-heroisme': () => one('Curse, 1 Héroïsme', '4s no longer count'),
  'regard-pique': () => one('Regard bienveillant of Pique', '+1 to the attack'),
  'regard-carreau': () => one('Regard bienveillant of Carreau', 'Endurance +1'),
  'regard-trefle': () => one('Regard bienveillant of Trèfle', 'Parade +1'),
  debrouillard: () => one('Débrouillard', '+2 dice, every 6 must be gambled'),
  'savoir-partage': () => one('Savoir partagé', '+2 dice, no 6 gambled'),
  'tir-applique': () => one('Tir appliqué', '+1 die, no 6 gambled'),
  inspiration: () => one('Inspiration', 'the roll is blessed'),
  'peau-de-granit': () => one('Peau de Granit', 'Endurance +1'),
  'cape-evasive': ({ name }) => one(name('cape-evasive'), 'Difficulty +1'),
  'enchantement-armure-carreau': ({ name }) => one(name('enchantement-armure-carreau'), 'Endurance +1'),
  'enchantement-armure-trefle': ({ name }) => one(name('enchantement-armure-trefle'), 'Parade +1'),
  'coup-de-poker/garder': () => one('Keep this roll'),
  miser: ({ option: { params } }) =>
    one(
      Number(params.sixes) > 1 ? `Gamble ${params.sixes} sixes` : 'Gamble a six',
      `${2 * Number(params.sixes)} new dice`,
    ),
  'relancer/passer': () => one('Keep the dice'),
  'relancer-de': ({ option: { params } }) => one(`Roll a ${params.face} again`, 'the better one is kept'),
  'quel-heroisme/heros': () => one('The hero’s own'),
  'quel-heroisme/objet': (o) => one(`That of an item: ${thing(o)}`),
};

const fights: Options = {
  'attaque-gratuite/garder': () => one('Keep the Réaction'),
  'attaque-gratuite': target,
  dommages: () => one('Deal the damage'),
  'pousser-plutot/pousser': () => one('Push instead'),
  'pousser-sans-dommages/pousser': () => one('Push instead'),
  tirer: target,
  effrayer: target,
  cible: target,
  viser: target,
  arreter: () => one('Stop here'),
  'attaquer-sur-place': () => one('Attack again, without moving'),
  'prendre-sa-place': () => one('Take its place, then attack'),
  'massacre/passer': () => one('Leave it at that'),
  laisser: () => one('Let it happen'),
  proteger: (o) => one(`Take the blow for ${o.at}`),
  mourir: () => one('Die'),
  'depenser-heroisme': () => one('Spend 1 Héroïsme', 'stays alive, 1 Santé'),
  'evenement-mortel/sacrifier': () => one('Give up 1 maximum Héroïsme', '1 Santé and a Blessure grave'),
  'evenement-mortel/blessure-grave': () => one('Suffer a Blessure grave', '1 Santé'),
  'esquive/lancer': () => one('Roll the dice'),
  'esquive/sacrifier': ({ params }) =>
    one('Give up the standard action', params.level === 'difficile' ? 'an easier Esquive' : 'Esquive made'),
  'esquive-ratee/garder': () => one('Accept the failure'),
  'esquive-ratee/sacrifier': () => one('Give up the standard action', 'Esquive made'),
  point: () => one('One more point of Santé'),
  retirer: (o) => one(`Remove: ${thing(o, 'state')}`),
  attelle: (o) => one(`Splint: ${thing(o, 'state')}`),
  briser: (o) => one(o.option.params.item === undefined ? 'Break the amulet' : thing(o)),
  'briser-l-amulette/garder': () => one('Keep it', 'the wound is suffered'),
  lacher: (o) => one(`Drop: ${thing(o)}`),
  'tenir-bon': () => one('Stand firm'),
  'se-laisser-faire': () => one('Give way'),
};

const turns: Options = {
  agir: () => one('Act'),
  attendre: () => one('Wait', 'a new card; a higher one loses the turn'),
  jouer: () => one('Play now'),
  'plus-tard': () => one('Later'),
  'dernier-tour/renoncer': () => one('Give up this turn'),
  'joker/garder': () => one('Keep it', 'to bless or curse a roll'),
  'joker/initiative-libre': () => one('Free initiative', 'play at any time this Round'),
  rang: ({ option: { params } }) => one(ranks[params.rank!] ?? String(params.rank)),
  couleur: ({ option: { params } }) => one(suits[params.suit!] ?? String(params.suit)),
  carte: card,
  'jouer-figure': target,
  aller: (o) => one(`To ${square(o.at)}`),
  flairer: (o) => {
    const { group, profile } = o.option.params;
    return one(pluralOf(String(profile), 'en') ?? groupOf(String(group), o));
  },
  'flairer/passer': () => one('None'),
  rejouer: () => one('Play a whole turn again', '1 Héroïsme'),
  'temps-suspendu/passer': () => one('Let time flow'),
  'rester-enrage': () => one('Stay in a rage'),
  'se-calmer': () => one('Try to calm down', 'Mental, Difficulty 2'),
  'faire-le-bouffon': () => one('Play the fool', 'Parade +1, draws creatures'),
};

const places: Options = {
  case: (o) => one(`At ${square(o.at)}`),
  rester: () => one('Stop here'),
  forcer: () => one('Force it', 'a roll'),
  'ouvrir-a-la-cle': () => one('Use the key', 'no roll, the key stays in the lock'),
  'repiocher-la-route/garder': () => one('Keep this card'),
  repiocher: () => one('Draw another one', 'once a scenario'),
  'poser-la-salle': (o) => one(`At ${square(o.at)}`, turned(o)),
  zone: ({ option: { params } }) => one(zoneOf(params.zone)),
  groupe: (o) => one(groupOf(String(o.option.params.group), o), o.at),
  'prendre-le-tresor': target,
  'essaim-victime': target,
  nourrir: (o) => one(thing(o)),
};

export const choices: Options = { ...rolls, ...fights, ...turns, ...places };
