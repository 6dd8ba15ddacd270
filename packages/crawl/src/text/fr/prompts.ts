import { figure, number, thing } from '../asked.ts';
import type { Prompts } from '../catalogue.ts';
import { count, de, deniers } from './grammar.ts';

const turns: Prompts = {
  action: (a) => `${figure(a)} a ${count(number(a, 'actions'), 'action', 'actions')} : que faire ?`,
  'action-hors-tour': (a) => `${figure(a)} peut agir hors de son tour : que faire ?`,
  'agir-ou-attendre': (a) => `C’est à ${figure(a)} (${a.card(String(a.params.card))}) : agir, ou attendre ?`,
  'initiative-libre': (a) => {
    const before = String(a.params.before);
    const next = /^h\d+$/.test(before) ? a.figure(before) : `le groupe (${a.group(before)})`;
    return `Initiative libre : ${figure(a)} joue avant ${next} ?`;
  },
  'dernier-tour': (a) => `Dernière occasion du Round : ${figure(a)} joue ?`,
  joker: (a) => `Un joker pour ${figure(a)} : quel usage ?`,
  'joker-rang': () => 'Le joker vaut une carte au choix : quel rang ?',
  'joker-couleur': () => 'Et de quelle couleur ?',
  'carte-d-initiative': (a) => {
    const who = String(a.params.who);
    const name = /^h\d+$/.test(who) ? a.figure(who) : a.group(who);
    return `Initiative, ${name} : ${number(a, 'count') > 1 ? 'quelles cartes garder' : 'quelle carte garder'} ?`;
  },
  'choisir-la-carte': (a) =>
    `Deux cartes pour ${a.params.reason === 'route' ? 'la salle' : 'son contenu'} : laquelle compte ?`,
  'passe-partout': (a) => `C’est fermé : ${figure(a)} y laisse le passe-partout ?`,
  'repiocher-la-route': (a) =>
    `Fragment de carte : ${figure(a)} repioche la carte de route (${a.card(String(a.params.card))}) ?`,
  'debut-du-tour': () => 'Début du tour : quel effet d’abord ?',
  'ordre-des-effets': () => 'Résolution des effets : lequel d’abord ?',
};

const fights: Prompts = {
  'attaque-gratuite': (a) => `Attaque gratuite contre ${figure(a, 'target')} : que fait ${figure(a)} ?`,
  pousser: (a) => `Où pousser ${figure(a)} ?`,
  'evenement-mortel': (a) => `${figure(a)} est à 0 Santé : que faire ?`,
  'objet-a-briser': (a) => `Quel objet ${de(figure(a))} se brise ?`,
  lacher: (a) => `Une main ${de(figure(a))} est touchée : que lâche-t-elle ?`,
  'quel-heroisme': (a) => `Quel Héroïsme dépense ${figure(a)} ?`,
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
  'mouvement-suivant': (a) => `${figure(a)} peut encore bouger (${number(a, 'left')}) : où ?`,
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
  attribut: (a) => `${a.who} : quel attribut vaut ${number(a, 'value')} ?`,
  'attribut-d-origine': ({ who }) => `${who} : quel attribut augmenter par l’Origine ?`,
  'sante-et-heroisme': ({ who }) => `${who} : comment répartir Santé et Héroïsme ?`,
  origine: ({ who }) => `${who} : quelle Origine ?`,
  carriere: ({ who }) => `${who} : quelle Carrière ?`,
  arcane: ({ who }) => `${who} : quelle Arcane gardienne ?`,
  'talent-offert': ({ who }) => `Un talent offert à ${who} : lequel ?`,
  experience: (a) => `${figure(a)} a ${number(a, 'xp')} XP : qu’apprendre ?`,
  achats: (a) => `${a.who} a ${deniers(number(a, 'deniers'))} : qu’acheter ?`,
  ventes: (a) => `${figure(a)} a ${deniers(number(a, 'deniers'))} : que vendre ?`,
  boutique: (a) => `En ville, ${figure(a)} a ${deniers(number(a, 'deniers'))} : que faire ?`,
  echanges: (a) => `Avant de repartir : que donne ${figure(a)} ?`,
  'payer-les-soins': (a) =>
    `${a.who} paie ${deniers(number(a, 'deniers'))} pour soigner ${figure(a)} (${thing(a, 'wound')}) ?`,
};

/** What the chapters that both editions share ask. */
export const prompts: Prompts = { ...turns, ...fights, ...groups, ...places, ...things, ...building };
