import { number } from '@souterrain/words';
import type { Asked } from '../catalogue.ts';
import { count, deniers, dice, groupOf } from './grammar.ts';

type Prompts = Readonly<Record<string, (asked: Asked) => string>>;

/** The figure a question is about, by one of its params. */
const figure = ({ figure: name, params }: Asked, key = 'figure'): string => name(String(params[key]));
const thing = ({ name, params }: Asked, key = 'item'): string => name(String(params[key]));
const n = ({ params }: Asked, key: string): number => Number(params[key]);
const roller = (asked: Asked): string => (asked.params.figure === '' ? '' : ` of ${figure(asked)}`);

const turns: Prompts = {
  action: (a) => `${figure(a)} has ${count(n(a, 'actions'), 'action', 'actions')}: what now?`,
  'action-hors-tour': (a) => `${figure(a)} may act out of turn: what now?`,
  'agir-ou-attendre': (a) => `${figure(a)} is up (${a.card(String(a.params.card))}): act, or wait?`,
  'initiative-libre': (a) => {
    const before = String(a.params.before);
    const next = /^h\d+$/.test(before) ? a.figure(before) : groupOf(before, a);
    return `Free initiative: does ${figure(a)} play before ${next}?`;
  },
  'dernier-tour': (a) => `Last chance of the Round: does ${figure(a)} play?`,
  joker: (a) => `A joker for ${figure(a)}: what is it for?`,
  'joker-rang': () => 'The joker is any card: which rank?',
  'joker-couleur': () => 'And which suit?',
  'carte-d-initiative': (a) => {
    const who = String(a.params.who);
    const name = /^h\d+$/.test(who) ? a.figure(who) : groupOf(who, a);
    return `Initiative, ${name}: which ${n(a, 'count') > 1 ? 'cards' : 'card'} to keep?`;
  },
  'choisir-la-carte': (a) =>
    `Two cards for ${a.params.reason === 'route' ? 'the room' : 'what is in it'}: which one counts?`,
  'passe-partout': (a) => `It is locked: does ${figure(a)} leave the master key in it?`,
  'repiocher-la-route': (a) =>
    `Map fragment: does ${figure(a)} redraw the road card (${a.card(String(a.params.card))})?`,
  'debut-du-tour': () => 'Start of the turn: which effect first?',
  'ordre-des-effets': () => 'Résolution des effets: which one first?',
  'temps-suspendu': (a) => `Temps suspendu: does ${figure(a)} spend 1 Héroïsme to play again?`,
  'se-calmer': (a) => `${figure(a)} is in a rage: calm down?`,
  'faire-le-bouffon': ({ who }) => `Does ${who} play the fool with the mask?`,
};

const rolls: Prompts = {
  'avant-le-jet': (a) =>
    `Before the roll${roller(a)} (${thing(a, 'purpose')}, ${dice(n(a, 'dice'))}, Difficulty ${n(a, 'difficulty')}): does ${a.who} step in?`,
  'apres-le-jet': (a) =>
    `After the roll${roller(a)} (${thing(a, 'purpose')}, ${number(n(a, 'total'))} against ${n(a, 'difficulty')}): does ${a.who} step in?`,
  'coup-de-poker': (a) =>
    `${thing(a, 'purpose')}, ${number(n(a, 'total'))} against ${n(a, 'difficulty')}: does ${a.who} try a Coup de poker?`,
  relancer: (a) => `${thing(a, 'by')}: does ${a.who} roll a die again?`,
  'quel-heroisme': (a) => `Which Héroïsme does ${figure(a)} spend?`,
};

const fights: Prompts = {
  'attaque-gratuite': (a) => `Free attack on ${figure(a, 'target')}: what does ${figure(a)} do?`,
  'ordre-des-attaques': (a) => `Several enemies strike ${figure(a)}: which one first?`,
  'massacre-attaque': (a) => `Massacre: whom does ${figure(a)} attack?`,
  massacre: (a) => `Massacre: does ${figure(a)} strike again?`,
  'bond-case': (a) => `Bond meurtrier on ${figure(a, 'target')}: to which square?`,
  'bond-attaque': (a) => `Bond meurtrier, ${figure(a)}: which attack?`,
  'tirs-multiples': (a) => `Tirs multiples, shot ${n(a, 'shot')} of 3: at whom?`,
  'rugissement-suite': (a) => `The Rugissement spreads (${n(a, 'left')} left): to whom?`,
  defenseur: (a) =>
    `${figure(a, 'target')} is about to be hit: does ${a.who} take the blow${n(a, 'reaction') ? ', with the Réaction' : ''}?`,
  'pousser-sans-dommages': (a) => `${figure(a, 'target')}: damage, or only a push?`,
  'pousser-plutot': (a) => `${figure(a, 'target')}, Seuil ${n(a, 'seuil')}: damage, or a push?`,
  pousser: (a) => `Where is ${figure(a)} pushed?`,
  rebond: () => 'The potion turns the blow aside: to whom?',
  'evenement-mortel': (a) => `${figure(a)} is at 0 Santé: what now?`,
  'objet-a-briser': (a) => `Which item of ${figure(a)} breaks?`,
  lacher: (a) => `A hand of ${figure(a)} is struck: what does it drop?`,
  'briser-l-amulette': (a) => `${thing(a, 'wound')}: break the amulet to escape it?`,
  'soins-seuil': (a) => `Fine care: what more for ${figure(a)}?`,
  'quel-etat': ({ who }) => `Which state does ${who} get rid of?`,
  'se-laisser-faire': ({ who, params }) =>
    `Boots of stability: does ${who} ${params.what === 'a-terre' ? 'fall' : 'give way'}, or stand firm?`,
  esquive: (a) => `${a.params.level === 'difficile' ? 'Difficult Esquive' : 'Esquive'}: how does ${figure(a)} manage?`,
  'esquive-ratee': (a) => `Esquive failed: does ${figure(a)} give up the standard action?`,
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
  'mouvement-suivant': (a) => `${figure(a)} may still move (${n(a, 'left')}): where?`,
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
  'quelle-arme': ({ who }) => `Which weapon does ${who} coat?`,
  'quelle-zone': ({ who }) => `On which zone does ${who} unleash the crystal?`,
  lancer: (a) => `Where does ${figure(a)} throw?`,
  guerir: (a) => `Whom does ${figure(a)} heal?`,
  foudroyer: (a) => `Whom does ${figure(a)} strike with lightning?`,
  enflammer: (a) => `Whom does ${figure(a)} set on fire?`,
  'semer-la-confusion': () => 'Which group is thrown into confusion?',
  ordre: () => 'Several victims: which one first?',
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
  attribut: (a) => `${a.who}: which attribute is worth ${n(a, 'value')}?`,
  'attribut-d-origine': ({ who }) => `${who}: which attribute does the Origine raise?`,
  'sante-et-heroisme': ({ who }) => `${who}: how are Santé and Héroïsme shared?`,
  origine: ({ who }) => `${who}: which Origine?`,
  carriere: ({ who }) => `${who}: which Carrière?`,
  'nouvelle-carriere': ({ who }) => `Compétences multiples: which other Carrière for ${who}?`,
  arcane: ({ who }) => `${who}: which Arcane gardienne?`,
  proie: ({ who }) => `${who}: which prey?`,
  'talent-offert': ({ who }) => `A free talent for ${who}: which one?`,
  experience: (a) => `${figure(a)} has ${n(a, 'xp')} XP: learn what?`,
  achats: (a) => `${a.who} has ${deniers(n(a, 'deniers'))}: buy what?`,
  ventes: (a) => `${figure(a)} has ${deniers(n(a, 'deniers'))}: sell what?`,
  boutique: (a) => `In town, ${figure(a)} has ${deniers(n(a, 'deniers'))}: what now?`,
  echanges: (a) => `Before setting out: what does ${figure(a)} give?`,
  'payer-les-soins': (a) =>
    `Does ${a.who} pay ${deniers(n(a, 'deniers'))} for the care of ${figure(a)} (${thing(a, 'wound')})?`,
};

export const prompts: Prompts = { ...turns, ...rolls, ...fights, ...groups, ...places, ...things, ...building };
