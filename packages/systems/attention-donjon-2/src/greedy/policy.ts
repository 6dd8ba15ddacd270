import type { Stocked } from '@souterrain/crawl/content';
import { allyChoice, firstOf, heroOf, known, moveChoice, orDecline, survival } from '@souterrain/crawl/greedy';
import { zoneAt } from '@souterrain/crawl/movement';
import type { Decision, Policy } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';
import { actionChoice } from './action.ts';
import { FAVOURITE, sacrificeChoice } from './arcane.ts';
import { blowUnderway, worthsOf } from './blows.ts';
import type { Worths } from './chances.ts';
import { gambleChoice } from './gamble.ts';
import { manner } from './manner.ts';
import { shotUnderway } from './missiles.ts';
import { patientChoice } from './remedies.ts';
import { cancelChoice, careChoice, purchaseChoice } from './spending.ts';
import { afterJetChoice, beforeJetChoice, faceChoice, rethrowChoice } from './windows.ts';

/** What the surplus of a Jet is worth where it is no blow: little beside success. */
const PLAIN: Worths = [2, 2.3, 2.6];
/** AD2-ENN-11: each Réussite spares a point that the success leaves. */
const RESISTED: Worths = [3, 4, 5];

/**
 * A hero that strikes where it hurts most, resists as well as it can, treats itself in peace and opens every Porte. It reads
 * the live state of the game it plays, as a player reads the table; nothing there is hidden but the order of the deck.
 */
export const greedyPolicy: Policy<AD2> = {
  choose,
  chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i),
};

function choose(decision: Decision, g: AD2): number {
  const { id, options } = decision;
  const hero = heroOf(g.state, decision);
  switch (id) {
    case 'action':
    case 'action-hors-tour':
      return hero ? known(actionChoice(g, hero, options)) : allyChoice(g, decision, manner);
    case 'mouvement-suivant':
      return hero ? orDecline(moveChoice(g, hero, { options, manner }), decision) : 0;
    case 'avant-le-jet':
      return hero ? known(beforeJetChoice(decision, hero)) : 0;
    case 'apres-le-jet':
      return hero ? known(afterJetChoice(decision, hero)) : 0;
    case 'relancer-un-de':
      return known(rethrowChoice(decision));
    case 'quelle-face':
      return known(faceChoice(decision));
    case 'coup-de-poker':
      return known(gambleChoice(decision, worthsFor(g, decision)));
    case 'reussites':
      return orDecline(purchaseChoice(decision), decision);
    case 'annuler':
      return hero ? orDecline(cancelChoice(decision, hero), decision) : 0;
    case 'sacrifier-de-l-arcane':
      return known(sacrificeChoice(g, decision));
    case 'quelle-enseigne':
      return known(firstOf(options, [`couleur-${FAVOURITE}`]));
    case 'lancer':
    case 'enflammer':
    case 'foudroyer':
      return known(firstOf(options, [`cible-${shotUnderway(g)?.target.id}`]));
    case 'quelle-zone':
      return known(firstOf(options, zonesFor(g)));
    case 'guerir':
      return known(patientChoice(g.state, decision));
    case 'soins-effet':
      return known(careChoice(decision));
    case 'recuperation-choix':
      return known(firstOf(options, ['retirer-sonne']));
    case 'evenement-mortel':
      return survival(decision);
    case 'avant-la-perte':
      // The first is to let it happen.
      return options.length - 1 > 0 ? 1 : 0;
    case 'reaction':
      // The first is a blow at whoever walks away.
      return 0;
    case 'agir-ou-attendre':
      return known(firstOf(options, ['agir']));
    case 'placer':
      return known(firstOf(options, placesFor(g, String(decision.params?.item))));
    default:
      return orDecline(-1, decision);
  }
}

function worthsFor(g: AD2, { params }: Decision): Worths {
  if (g.state.turn?.figure !== params?.figure) return RESISTED;
  const blow = blowUnderway(g);
  return blow ? worthsOf(g, blow) : PLAIN;
}

function zonesFor(g: AD2): readonly string[] {
  const shot = shotUnderway(g);
  return shot ? [`zone-${zoneAt(g, shot.target.cell)}`] : [];
}

/** Armour is put on where it fits, what is drunk is kept at hand. */
const placesFor = (g: Stocked, item: string): readonly string[] =>
  g.content.items[item]?.kind === 'armure' ? ['equiper', 'porter'] : ['porter', 'ranger'];
