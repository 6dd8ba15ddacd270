import type { Lines, Tell } from '@souterrain/crawl/text';
import { count, de, dice } from '@souterrain/crawl/text/fr';
import { number, signed } from '@souterrain/words';
import type { JetEvent } from '../../jets/events.ts';
import { effectsInWords } from '../effects-in-words.ts';

const reussites = (n: number): string => count(n, 'Réussite', 'Réussites');

type Settled = Extract<JetEvent, { type: 'jetSettled' }>;

/** AD2-REU-16: what the dice say, and the best that Réussites could make of it. */
function totalOf({ base, reachable, used, result, success }: Settled): string {
  if (success && used > 0) return `Total ${number(base)}, porté à ${number(result)} par ${reussites(used)},`;
  if (!success && reachable > base) return `Total ${number(base)}, au mieux ${number(reachable)},`;
  return `Total ${number(base)}`;
}

function verdictOf({ success, surplus }: Settled): string {
  if (!success) return 'raté';
  return surplus > 0 ? `réussi, ${reussites(surplus)} en plus` : 'réussi';
}

function more(added: number): string {
  if (added === 0) return '';
  return added > 0 ? ` et ajoute ${added}` : ` et retire ${-added}`;
}

const BOUGHT: Readonly<Record<string, string>> = {
  Spécial: 'pour renforcer l’action',
  annuler: 'pour moins souffrir',
  resultat: 'pour un meilleur résultat',
};

const check = (attribute: string, skill: string | null, { name }: Tell): string =>
  skill === null ? name(attribute) : `${name(attribute)}/${name(skill)}`;

export const jets: Lines<JetEvent> = {
  jetAnnounced: ({ figure, purpose, attribute, skill, target, dice: n, added, difficulty }, tell) => {
    const against = target === null || target === figure ? '' : ` contre ${tell.figure(target)}`;
    const thrown = `${tell.figure(figure)} lance ${dice(n)}${more(added)}`;
    return `${tell.name(purpose)} (${check(attribute, skill, tell)}) : ${thrown}${against}, Difficulté ${difficulty}.`;
  },
  diceThrown: ({ faces }) => `Dés : ${faces.join(', ')}.`,
  dieRethrown: ({ from, to, kept }) => `Un ${from} relancé donne ${to} : le ${kept} est gardé.`,
  pokerTried: ({ faces, again }) => `${again ? 'Force Bestiale' : 'Coup de poker'} : ${faces.join(', ')}.`,
  jetChanged: ({ figure, by, how, with: source, value = 1 }, tell) => {
    const why = `${tell.figure(by)}, ${tell.name(source)}`;
    switch (how) {
      case 'beni':
        return `Jet ${de(tell.figure(figure))} béni (${why}).`;
      case 'maudit':
        return `Jet ${de(tell.figure(figure))} maudit (${why}).`;
      case 'des':
        return `${signed(value)} ${Math.abs(value) > 1 ? 'dés' : 'dé'} (${why}).`;
      case 'resultat':
        return `${signed(value)} au résultat (${why}).`;
      case 'poker-force':
        return `Coup de poker obligatoire sur un 6 (${why}).`;
      case 'poker-interdit':
        return `Pas de Coup de poker (${why}).`;
    }
  },
  jetSettled: (event) => `${totalOf(event)} contre ${event.difficulty} : ${verdictOf(event)}.`,
  reussiteSpent: ({ figure, bought, price, left }, tell) => {
    const what = BOUGHT[bought];
    const why = what === undefined ? ` : ${effectsInWords(bought, 'fr')}` : ` ${what}`;
    return `${tell.figure(figure)} dépense ${reussites(price)}${why} (reste ${left}).`;
  },
};
