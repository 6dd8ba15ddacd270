import { figure, number, thing } from '../asked.ts';
import type { Prompts } from '../catalogue.ts';
import { count, deniers } from './grammar.ts';

const turns: Prompts = {
  action: (a) => `${figure(a)} has ${count(number(a, 'actions'), 'action', 'actions')}: what now?`,
  'action-hors-tour': (a) => `${figure(a)} may act out of turn: what now?`,
  'agir-ou-attendre': (a) => `${figure(a)} is up (${a.card(String(a.params.card))}): act, or wait?`,
  'initiative-libre': (a) => {
    const before = String(a.params.before);
    const next = /^h\d+$/.test(before) ? a.figure(before) : `the group (${a.group(before)})`;
    return `Free initiative: does ${figure(a)} play before ${next}?`;
  },
  'dernier-tour': (a) => `Last chance of the Round: does ${figure(a)} play?`,
  joker: (a) => `A joker for ${figure(a)}: what is it for?`,
  'joker-rang': () => 'The joker is any card: which rank?',
  'joker-couleur': () => 'And which suit?',
  'carte-d-initiative': (a) => {
    const who = String(a.params.who);
    const name = /^h\d+$/.test(who) ? a.figure(who) : a.group(who);
    return `Initiative, ${name}: which ${number(a, 'count') > 1 ? 'cards' : 'card'} to keep?`;
  },
  'choisir-la-carte': (a) =>
    `Two cards for ${a.params.reason === 'route' ? 'the room' : 'what is in it'}: which one counts?`,
  'passe-partout': (a) => `It is locked: does ${figure(a)} leave the master key in it?`,
  'repiocher-la-route': (a) =>
    `Map fragment: does ${figure(a)} redraw the road card (${a.card(String(a.params.card))})?`,
  'debut-du-tour': () => 'Start of the turn: which effect first?',
  'ordre-des-effets': () => 'Résolution des effets: which one first?',
};

const fights: Prompts = {
  'attaque-gratuite': (a) => `Free attack on ${figure(a, 'target')}: what does ${figure(a)} do?`,
  pousser: (a) => `Where is ${figure(a)} pushed?`,
  'evenement-mortel': (a) => `${figure(a)} is at 0 Santé: what now?`,
  'objet-a-briser': (a) => `Which item of ${figure(a)} breaks?`,
  lacher: (a) => `A hand of ${figure(a)} is struck: what does it drop?`,
  'quel-heroisme': (a) => `Which Héroïsme does ${figure(a)} spend?`,
};

const groups: Prompts = {
  'figure-du-groupe': () => 'Which creature plays now?',
  'cible-du-groupe': (a) => `${figure(a)} hesitates: which target?`,
  'case-du-groupe': (a) => `${figure(a)} hesitates: to which square?`,
  flairer: (a) => `Odorat développé: of which group does ${figure(a)} choose the initiative?`,
};

const places: Prompts = {
  'case-de-depart': (a) => `Where does ${figure(a)} start?`,
  'equipement-de-depart': (a) => `Before going in: does ${figure(a)} rearrange anything?`,
  'mouvement-suivant': (a) => `${figure(a)} may still move (${number(a, 'left')}): where?`,
  'sortir-du-precipice': (a) => `Where does ${figure(a)} climb out of the pit?`,
  'poser-la-salle': (a) => `${thing(a, 'tile')}: how is the room laid?`,
  'poser-l-element': (a) => `${thing(a, 'peripetie')}: on which square?`,
  'reveler-au-loin': () => 'Which Porte is revealed from afar?',
  'peripetie-choix': (a) => `${thing(a, 'peripetie')}: what does ${a.who} do?`,
  'prendre-le-tresor': () => 'The encounter leaves a treasure: for whom?',
  nourrir: ({ who }) => `Which magic item does ${who} throw to the swarm?`,
  'essaim-victime': () => 'The swarm helps itself: from whom?',
};

const things: Prompts = {
  'garder-la-carte': () => 'Two treasure cards: which one is kept?',
  'quelle-piece': (a) => `${thing(a)}: where is this piece worn?`,
  remplacer: (a) => `${thing(a)}: in the place of what?`,
  placer: (a) => `${thing(a)}: where does it go?`,
  donner: (a) => `What does ${figure(a)} give?`,
  prendre: (a) => `And what does ${figure(a)} give in return?`,
  'accepter-echange': (a) => {
    const [gets, gives] = [String(a.params.gets), String(a.params.gives)];
    const offer = [gets && `gets ${a.name(gets)}`, gives && `gives ${a.name(gives)}`].filter(Boolean).join(' and ');
    return `Exchange with ${figure(a)}: ${a.who} ${offer}. Agreed?`;
  },
};

const building: Prompts = {
  attribut: (a) => `${a.who}: which attribute is worth ${number(a, 'value')}?`,
  'attribut-d-origine': ({ who }) => `${who}: which attribute does the Origine raise?`,
  'sante-et-heroisme': ({ who }) => `${who}: how are Santé and Héroïsme shared?`,
  origine: ({ who }) => `${who}: which Origine?`,
  carriere: ({ who }) => `${who}: which Carrière?`,
  arcane: ({ who }) => `${who}: which Arcane gardienne?`,
  'talent-offert': ({ who }) => `A free talent for ${who}: which one?`,
  experience: (a) => `${figure(a)} has ${number(a, 'xp')} XP: learn what?`,
  achats: (a) => `${a.who} has ${deniers(number(a, 'deniers'))}: buy what?`,
  ventes: (a) => `${figure(a)} has ${deniers(number(a, 'deniers'))}: sell what?`,
  boutique: (a) => `In town, ${figure(a)} has ${deniers(number(a, 'deniers'))}: what now?`,
  echanges: (a) => `Before setting out: what does ${figure(a)} give?`,
  'payer-les-soins': (a) =>
    `Does ${a.who} pay ${deniers(number(a, 'deniers'))} for the care of ${figure(a)} (${thing(a, 'wound')})?`,
};

/** What the chapters that both editions share ask. */
export const prompts: Prompts = { ...turns, ...fights, ...groups, ...places, ...things, ...building };
