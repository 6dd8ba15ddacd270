import { type Asked, figure, number, type Prompts, thing } from '@souterrain/crawl/text';
import { dice } from '@souterrain/crawl/text/en';
import { number as shown, signed } from '@souterrain/words';
import { reussites } from './jets.ts';

const faces = ({ params }: Asked): string => String(params.faces).replaceAll(' ', ', ');
const added = (a: Asked): string => (number(a, 'added') === 0 ? '' : ` ${signed(number(a, 'added'))}`);
const total = (a: Asked): string => `${shown(number(a, 'total'))} at best against ${number(a, 'difficulty')}`;

/** What the Jets and the actions of this edition ask. */
export const prompts: Prompts = {
  'avant-le-jet': (a) =>
    `Before the Jet of ${figure(a)} (${thing(a, 'purpose')}, ${dice(number(a, 'dice'))}${added(a)}, Difficulty ${number(a, 'difficulty')}): does ${a.who} step in?`,
  'apres-le-jet': (a) => `After the Jet of ${figure(a)} (${thing(a, 'purpose')}, ${total(a)}): does ${a.who} step in?`,
  'coup-de-poker': (a) => `Dice ${faces(a)} (${total(a)}): does ${figure(a)} try a Coup de poker?`,
  'force-bestiale': (a) => `Dice ${faces(a)}: does ${figure(a)} throw once more, by Force Bestiale?`,
  'relancer-un-de': (a) => `${thing(a, 'with')}, dice ${faces(a)}: does ${figure(a)} throw one again?`,
  'quelle-face': (a) => `Which face does ${figure(a)} keep?`,
  reserver: (a) =>
    `${figure(a)} can reach ${number(a, 'difficulty')} with ${reussites(number(a, 'used'))}: succeed, or give up?`,
  'quel-effet': ({ who }) => `${who} chooses an effect: which one?`,
  reussites: (a) =>
    `${a.attack(String(a.params.action))}, ${reussites(number(a, 'left'))} to spend: what does ${figure(a)} buy?`,
  annuler: (a) =>
    `${a.attack(String(a.params.action))}, ${reussites(number(a, 'left'))} to spend: what does ${figure(a)} cancel?`,
  'resister-ou-subir': (a) =>
    `${a.attack(String(a.params.action))}: does ${figure(a)} resist, or take the failure without throwing dice?`,
  'cible-supplementaire': (a) => `${a.attack(String(a.params.action))}, ${figure(a)}: which extra target?`,
  quand: (a) => `${thing(a, 'effect')}: before the Damage, or after?`,
  'avant-la-perte': (a) => `${figure(a)} is about to lose ${number(a, 'lost')} Santé: oppose some Armour?`,
  'qui-frappe': (a) => `${figure(a, 'target')} walks away: who may strike first?`,
  reaction: (a) => `${figure(a, 'target')} walks away: does ${figure(a)} strike, with the Réaction?`,
  'quel-etat': (a) => `Which state to remove from ${a.params.figure === undefined ? a.who : figure(a)}?`,
  competence: ({ who }) => `${who}: which Compétence to raise?`,
  'recuperation-choix': (a) => `Récupération made: what does ${figure(a)} get back?`,
  'ceder-un-attribut': (a) =>
    `${thing(a, 'peripetie')}: does ${figure(a)} give up a point of ${thing(a, 'trait')}, or resist?`,
  'arme-magique': (a) => `Which magic weapon does ${figure(a)} strike with?`,
  'soins-effet': (a) => `Soins made: what for ${figure(a)}?`,
};
