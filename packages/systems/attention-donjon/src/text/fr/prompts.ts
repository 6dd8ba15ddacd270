import { type Asked, figure, number, type Prompts, thing } from '@souterrain/crawl/text';
import { de, dice } from '@souterrain/crawl/text/fr';
import { number as shown } from '@souterrain/words';

const roller = (asked: Asked): string => (asked.params.figure === '' ? '' : ` ${de(figure(asked))}`);

/** What the rolls and the blows of this edition ask. */
export const prompts: Prompts = {
  'avant-le-jet': (a) =>
    `Avant le jet${roller(a)} (${thing(a, 'purpose')}, ${dice(number(a, 'dice'))}, Difficulté ${number(a, 'difficulty')}) : ${a.who} intervient ?`,
  'apres-le-jet': (a) =>
    `Après le jet${roller(a)} (${thing(a, 'purpose')}, ${shown(number(a, 'total'))} contre ${number(a, 'difficulty')}) : ${a.who} intervient ?`,
  'coup-de-poker': (a) =>
    `${thing(a, 'purpose')}, ${shown(number(a, 'total'))} contre ${number(a, 'difficulty')} : ${a.who} tente un Coup de poker ?`,
  relancer: (a) => `${thing(a, 'by')} : ${a.who} relance un dé ?`,
  'ordre-des-attaques': (a) => `Plusieurs ennemis frappent ${figure(a)} : lequel d’abord ?`,
  'pousser-sans-dommages': (a) => `${figure(a, 'target')} : des dommages, ou seulement pousser ?`,
  'pousser-plutot': (a) => `${figure(a, 'target')}, Seuil ${number(a, 'seuil')} : des dommages, ou pousser ?`,
  'soins-seuil': (a) => `Soins réussis avec éclat : quoi de plus pour ${figure(a)} ?`,
  esquive: (a) => `Esquive${a.params.level === 'difficile' ? ' difficile' : ''} : comment s’en sort ${figure(a)} ?`,
  'esquive-ratee': (a) => `Esquive ratée : ${figure(a)} sacrifie son action standard ?`,
};
