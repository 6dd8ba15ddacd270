import { number } from '@souterrain/words';
import type { Asked } from '../catalogue.ts';
import { count, de, deniers, dice, groupOf } from './grammar.ts';

type Prompts = Readonly<Record<string, (asked: Asked) => string>>;

/** The figure a question is about, by one of its params. */
const figure = ({ figure: name, params }: Asked, key = 'figure'): string => name(String(params[key]));
const thing = ({ name, params }: Asked, key = 'item'): string => name(String(params[key]));
const n = ({ params }: Asked, key: string): number => Number(params[key]);
const roller = (asked: Asked): string => (asked.params.figure === '' ? '' : ` ${de(figure(asked))}`);

const turns: Prompts = {
  action: (a) => `${figure(a)} a ${count(n(a, 'actions'), 'action', 'actions')} : que faire ?`,
  'action-hors-tour': (a) => `${figure(a)} peut agir hors de son tour : que faire ?`,
  'agir-ou-attendre': (a) => `C’est à ${figure(a)} (${a.card(String(a.params.card))}) : agir, ou attendre ?`,
  'initiative-libre': (a) => {
    const before = String(a.params.before);
    const next = /^h\d+$/.test(before) ? a.figure(before) : groupOf(before, a);
    return `Initiative libre : ${figure(a)} joue avant ${next} ?`;
  },
  'dernier-tour': (a) => `Dernière occasion du Round : ${figure(a)} joue ?`,
  joker: (a) => `Un joker pour ${figure(a)} : quel usage ?`,
  'joker-rang': () => 'Le joker vaut une carte au choix : quel rang ?',
  'joker-couleur': () => 'Et de quelle couleur ?',
  'carte-d-initiative': (a) => {
    const who = String(a.params.who);
    const name = /^h\d+$/.test(who) ? a.figure(who) : groupOf(who, a);
    return `Initiative, ${name} : ${n(a, 'count') > 1 ? 'quelles cartes garder' : 'quelle carte garder'} ?`;
  },
  'choisir-la-carte': (a) =>
    `Deux cartes pour ${a.params.reason === 'route' ? 'la salle' : 'son contenu'} : laquelle compte ?`,
  'passe-partout': (a) => `C’est fermé : ${figure(a)} y laisse le passe-partout ?`,
  'repiocher-la-route': (a) =>
    `Fragment de carte : ${figure(a)} repioche la carte de route (${a.card(String(a.params.card))}) ?`,
  'debut-du-tour': () => 'Début du tour : quel effet d’abord ?',
  'ordre-des-effets': () => 'Résolution des effets : lequel d’abord ?',
  'temps-suspendu': (a) => `Temps suspendu : ${figure(a)} dépense 1 Héroïsme pour rejouer ?`,
  'se-calmer': (a) => `${figure(a)} est en rage : se calmer ?`,
  'faire-le-bouffon': ({ who }) => `${who} fait le bouffon avec son masque ?`,
};

const rolls: Prompts = {
  'avant-le-jet': (a) =>
    `Avant le jet${roller(a)} (${thing(a, 'purpose')}, ${dice(n(a, 'dice'))}, Difficulté ${n(a, 'difficulty')}) : ${a.who} intervient ?`,
  'apres-le-jet': (a) =>
    `Après le jet${roller(a)} (${thing(a, 'purpose')}, ${number(n(a, 'total'))} contre ${n(a, 'difficulty')}) : ${a.who} intervient ?`,
  'coup-de-poker': (a) =>
    `${thing(a, 'purpose')}, ${number(n(a, 'total'))} contre ${n(a, 'difficulty')} : ${a.who} tente un Coup de poker ?`,
  relancer: (a) => `${thing(a, 'by')} : ${a.who} relance un dé ?`,
  'quel-heroisme': (a) => `Quel Héroïsme dépense ${figure(a)} ?`,
};

const fights: Prompts = {
  'attaque-gratuite': (a) => `Attaque gratuite contre ${figure(a, 'target')} : que fait ${figure(a)} ?`,
  'ordre-des-attaques': (a) => `Plusieurs ennemis frappent ${figure(a)} : lequel d’abord ?`,
  'massacre-attaque': (a) => `Massacre, ${figure(a)} : quelle cible ?`,
  massacre: (a) => `Massacre : ${figure(a)} frappe encore ?`,
  'bond-case': (a) => `Bond meurtrier sur ${figure(a, 'target')} : sur quelle case ?`,
  'bond-attaque': (a) => `Bond meurtrier, ${figure(a)} : quelle attaque ?`,
  'tirs-multiples': (a) => `Tirs multiples, tir ${n(a, 'shot')} sur 3 : sur qui ?`,
  'rugissement-suite': (a) => `Le Rugissement gagne du terrain (encore ${n(a, 'left')}) : sur qui ?`,
  defenseur: (a) =>
    `${figure(a, 'target')} va encaisser : ${a.who} prend le coup${n(a, 'reaction') ? ', avec sa Réaction' : ''} ?`,
  'pousser-sans-dommages': (a) => `${figure(a, 'target')} : des dommages, ou seulement pousser ?`,
  'pousser-plutot': (a) => `${figure(a, 'target')}, Seuil ${n(a, 'seuil')} : des dommages, ou pousser ?`,
  pousser: (a) => `Où pousser ${figure(a)} ?`,
  rebond: () => 'La potion de rebond détourne le coup : vers qui ?',
  'evenement-mortel': (a) => `${figure(a)} est à 0 Santé : que faire ?`,
  'objet-a-briser': (a) => `Quel objet ${de(figure(a))} se brise ?`,
  lacher: (a) => `Une main ${de(figure(a))} est touchée : que lâche-t-elle ?`,
  'briser-l-amulette': (a) => `${thing(a, 'wound')} : briser l’amulette pour l’éviter ?`,
  'soins-seuil': (a) => `Soins réussis avec éclat : quoi de plus pour ${figure(a)} ?`,
  'quel-etat': ({ who }) => `Quel état retirer à ${who} ?`,
  'se-laisser-faire': ({ who, params }) =>
    `Bottes de stabilité : ${who} ${params.what === 'a-terre' ? 'tombe' : 'recule'}, ou tient bon ?`,
  esquive: (a) => `Esquive${a.params.level === 'difficile' ? ' difficile' : ''} : comment s’en sort ${figure(a)} ?`,
  'esquive-ratee': (a) => `Esquive ratée : ${figure(a)} sacrifie son action standard ?`,
};

const groups: Prompts = {
  'figure-du-groupe': () => 'Quelle créature joue maintenant ?',
  'cible-du-groupe': (a) => `${figure(a)} hésite : quelle cible ?`,
  'case-du-groupe': (a) => `${figure(a)} hésite : vers quelle case ?`,
  flairer: (a) => `Odorat développé, ${figure(a)} : l’initiative de quel groupe choisir ?`,
};

const places: Prompts = {
  'case-de-depart': (a) => `Où commence ${figure(a)} ?`,
  'equipement-de-depart': (a) => `Avant d’entrer : ${figure(a)} réorganise ses affaires ?`,
  'mouvement-suivant': (a) => `${figure(a)} peut encore bouger (${n(a, 'left')}) : où ?`,
  'sortir-du-precipice': (a) => `Précipice : par où sort ${figure(a)} ?`,
  'poser-la-salle': (a) => `${thing(a, 'tile')} : comment poser la salle ?`,
  'poser-l-element': (a) => `${thing(a, 'peripetie')} : sur quelle case ?`,
  'reveler-au-loin': () => 'Quelle Porte révéler à distance ?',
  'peripetie-choix': (a) => `${thing(a, 'peripetie')} : que fait ${a.who} ?`,
  'prendre-le-tresor': () => 'La Rencontre laisse un trésor : à qui ?',
  nourrir: ({ who }) => `${who} nourrit l’essaim : avec quel objet magique ?`,
  'essaim-victime': () => 'L’essaim se sert : chez qui ?',
};

const things: Prompts = {
  'garder-la-carte': () => 'Deux cartes de trésor : laquelle garder ?',
  'quelle-piece': (a) => `${thing(a)} : à quelle place se porte cette pièce ?`,
  'quelle-arme': ({ who }) => `Quelle arme enduit ${who} ?`,
  'quelle-zone': ({ who }) => `${who} déchaîne le cristal : sur quelle zone ?`,
  lancer: (a) => `Où lance ${figure(a)} ?`,
  guerir: (a) => `${figure(a)} : qui soigner ?`,
  foudroyer: (a) => `${figure(a)} : qui foudroyer ?`,
  enflammer: (a) => `${figure(a)} : qui enflammer ?`,
  'semer-la-confusion': () => 'Quel groupe plonger dans la confusion ?',
  ordre: () => 'Plusieurs victimes : laquelle d’abord ?',
  remplacer: (a) => `${thing(a)} : à la place de quoi ?`,
  placer: (a) => `${thing(a)} : où mettre cet objet ?`,
  donner: (a) => `Que donne ${figure(a)} ?`,
  prendre: (a) => `Et que donne ${figure(a)} en retour ?`,
  'accepter-echange': (a) => {
    const [gets, gives] = [String(a.params.gets), String(a.params.gives)];
    const offer = [gets && `reçoit ${a.name(gets)}`, gives && `donne ${a.name(gives)}`].filter(Boolean).join(' et ');
    return `Échange avec ${figure(a)} : ${a.who} ${offer}. D’accord ?`;
  },
};

const building: Prompts = {
  attribut: (a) => `${a.who} : quel attribut vaut ${n(a, 'value')} ?`,
  'attribut-d-origine': ({ who }) => `${who} : quel attribut augmenter par l’Origine ?`,
  'sante-et-heroisme': ({ who }) => `${who} : comment répartir Santé et Héroïsme ?`,
  origine: ({ who }) => `${who} : quelle Origine ?`,
  carriere: ({ who }) => `${who} : quelle Carrière ?`,
  'nouvelle-carriere': ({ who }) => `Compétences multiples : quelle Carrière de plus pour ${who} ?`,
  arcane: ({ who }) => `${who} : quelle Arcane gardienne ?`,
  proie: ({ who }) => `${who} : quelle proie ?`,
  'talent-offert': ({ who }) => `Un talent offert à ${who} : lequel ?`,
  experience: (a) => `${figure(a)} a ${n(a, 'xp')} XP : qu’apprendre ?`,
  achats: (a) => `${a.who} a ${deniers(n(a, 'deniers'))} : qu’acheter ?`,
  ventes: (a) => `${figure(a)} a ${deniers(n(a, 'deniers'))} : que vendre ?`,
  boutique: (a) => `En ville, ${figure(a)} a ${deniers(n(a, 'deniers'))} : que faire ?`,
  echanges: (a) => `Avant de repartir : que donne ${figure(a)} ?`,
  'payer-les-soins': (a) =>
    `${a.who} paie ${deniers(n(a, 'deniers'))} pour soigner ${figure(a)} (${thing(a, 'wound')}) ?`,
};

export const prompts: Prompts = { ...turns, ...rolls, ...fights, ...groups, ...places, ...things, ...building };
