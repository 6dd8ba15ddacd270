import type { Lines, Tell } from '@souterrain/crawl/text';
import { count, dice } from '@souterrain/crawl/text/en';
import { number, signed } from '@souterrain/words';
import type { JetEvent } from '../../jets/events.ts';
import { effectsInWords } from '../effects-in-words.ts';

const reussites = (n: number): string => count(n, 'Réussite', 'Réussites');

type Settled = Extract<JetEvent, { type: 'jetSettled' }>;

/** AD2-REU-16: what the dice say, and the best that Réussites could make of it. */
function totalOf({ base, reachable, used, result, success }: Settled): string {
  if (success && used > 0) return `Total ${number(base)}, raised to ${number(result)} by ${reussites(used)},`;
  if (!success && reachable > base) return `Total ${number(base)}, ${number(reachable)} at best,`;
  return `Total ${number(base)}`;
}

function verdictOf({ success, surplus }: Settled): string {
  if (!success) return 'failure';
  return surplus > 0 ? `success, ${reussites(surplus)} more` : 'success';
}

function more(added: number): string {
  if (added === 0) return '';
  return added > 0 ? ` and adds ${added}` : ` and takes away ${-added}`;
}

const BOUGHT: Readonly<Record<string, string>> = {
  Spécial: 'to strengthen the action',
  annuler: 'to suffer less',
  resultat: 'for a better result',
};

const check = (attribute: string, skill: string | null, { name }: Tell): string =>
  skill === null ? name(attribute) : `${name(attribute)}/${name(skill)}`;

export const jets: Lines<JetEvent> = {
  jetAnnounced: ({ figure, purpose, attribute, skill, target, dice: n, added, difficulty }, tell) => {
    const against = target === null || target === figure ? '' : ` against ${tell.figure(target)}`;
    const thrown = `${tell.figure(figure)} rolls ${dice(n)}${more(added)}`;
    return `${tell.name(purpose)} (${check(attribute, skill, tell)}): ${thrown}${against}, Difficulty ${difficulty}.`;
  },
  diceThrown: ({ faces }) => `Dice: ${faces.join(', ')}.`,
  dieRethrown: ({ from, to, kept }) => `A ${from} rolled again gives ${to}: the ${kept} is kept.`,
  pokerTried: ({ faces, again }) => `${again ? 'Force Bestiale' : 'Coup de poker'}: ${faces.join(', ')}.`,
  jetChanged: ({ figure, by, how, with: source, value = 1 }, tell) => {
    const why = `${tell.figure(by)}, ${tell.name(source)}`;
    switch (how) {
      case 'beni':
        return `Blessed Jet for ${tell.figure(figure)} (${why}).`;
      case 'maudit':
        return `Cursed Jet for ${tell.figure(figure)} (${why}).`;
      case 'des':
        return `${signed(value)} ${Math.abs(value) === 1 ? 'die' : 'dice'} (${why}).`;
      case 'resultat':
        return `${signed(value)} to the result (${why}).`;
      case 'poker-force':
        return `Coup de poker compulsory on a 6 (${why}).`;
      case 'poker-interdit':
        return `No Coup de poker (${why}).`;
    }
  },
  jetSettled: (event) => `${totalOf(event)} against ${event.difficulty}: ${verdictOf(event)}.`,
  reussiteSpent: ({ figure, bought, price, left }, tell) => {
    const what = BOUGHT[bought];
    const why = what === undefined ? `: ${effectsInWords(bought, 'en')}` : ` ${what}`;
    return `${tell.figure(figure)} spends ${reussites(price)}${why} (${left} left).`;
  },
};
