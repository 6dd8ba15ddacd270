import { type Asked, figure, number, type Prompts, thing } from '@souterrain/crawl/text';
import { de, dice } from '@souterrain/crawl/text/fr';
import { number as shown, signed } from '@souterrain/words';
import { reussites } from './jets.ts';

const faces = ({ params }: Asked): string => String(params.faces).replaceAll(' ', ', ');
const added = (a: Asked): string => (number(a, 'added') === 0 ? '' : ` ${signed(number(a, 'added'))}`);
const total = (a: Asked): string => `${shown(number(a, 'total'))} contre ${number(a, 'difficulty')}`;

/** What the Jets and the actions of this edition ask. */
export const prompts: Prompts = {
  'avant-le-jet': (a) =>
    `Avant le Jet ${de(figure(a))} (${thing(a, 'purpose')}, ${dice(number(a, 'dice'))}${added(a)}, Difficulté ${number(a, 'difficulty')}) : ${a.who} intervient ?`,
  'apres-le-jet': (a) =>
    `Après le Jet ${de(figure(a))} (${thing(a, 'purpose')}, au mieux ${total(a)}) : ${a.who} intervient ?`,
  'coup-de-poker': (a) => `Dés ${faces(a)} (au mieux ${total(a)}) : ${figure(a)} tente un Coup de poker ?`,
  'force-bestiale': (a) => `Dés ${faces(a)} : ${figure(a)} relance encore, par Force Bestiale ?`,
  'relancer-un-de': (a) => `${thing(a, 'with')}, dés ${faces(a)} : ${figure(a)} en relance un ?`,
  'quelle-face': (a) => `Quelle face garde ${figure(a)} ?`,
  reserver: (a) =>
    `${figure(a)} peut atteindre ${number(a, 'difficulty')} avec ${reussites(number(a, 'used'))} : réussir, ou renoncer ?`,
  'quel-effet': ({ who }) => `${who} choisit un effet : lequel ?`,
  reussites: (a) =>
    `${a.attack(String(a.params.action))}, ${reussites(number(a, 'left'))} à dépenser : qu’en fait ${figure(a)} ?`,
  annuler: (a) =>
    `${a.attack(String(a.params.action))}, ${reussites(number(a, 'left'))} à dépenser : qu’annule ${figure(a)} ?`,
  'resister-ou-subir': (a) =>
    `${a.attack(String(a.params.action))} : ${figure(a)} résiste, ou en subit l’échec sans lancer de dés ?`,
  'cible-supplementaire': (a) => `${a.attack(String(a.params.action))}, ${figure(a)} : quelle cible de plus ?`,
  quand: (a) => `${thing(a, 'effect')} : avant les Dommages, ou après ?`,
  'avant-la-perte': (a) => `${figure(a)} va perdre ${number(a, 'lost')} Santé : y opposer de l’Armure ?`,
  'qui-frappe': (a) => `${figure(a, 'target')} s’éloigne : qui peut frapper d’abord ?`,
  reaction: (a) => `${figure(a, 'target')} s’éloigne : ${figure(a)} frappe, avec sa Réaction ?`,
  'quel-etat': (a) => `Quel état retirer à ${a.params.figure === undefined ? a.who : figure(a)} ?`,
  competence: ({ who }) => `${who} : quelle Compétence augmenter ?`,
  'recuperation-choix': (a) => `Récupération réussie : que regagne ${figure(a)} ?`,
  'ceder-un-attribut': (a) =>
    `${thing(a, 'peripetie')} : ${figure(a)} cède un point ${de(thing(a, 'trait'))}, ou résiste ?`,
  'arme-magique': (a) => `${figure(a)} frappe avec quelle arme magique ?`,
  'soins-effet': (a) => `Soins réussis : quoi pour ${figure(a)} ?`,
};
