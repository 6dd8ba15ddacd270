import { type Asked, figure, number, type Prompts, thing } from '@souterrain/crawl/text';
import { dice } from '@souterrain/crawl/text/en';
import { number as shown } from '@souterrain/words';

const roller = (asked: Asked): string => (asked.params.figure === '' ? '' : ` of ${figure(asked)}`);

/** What the rolls and the blows of this edition ask. */
export const prompts: Prompts = {
  'avant-le-jet': (a) =>
    `Before the roll${roller(a)} (${thing(a, 'purpose')}, ${dice(number(a, 'dice'))}, Difficulty ${number(a, 'difficulty')}): does ${a.who} step in?`,
  'apres-le-jet': (a) =>
    `After the roll${roller(a)} (${thing(a, 'purpose')}, ${shown(number(a, 'total'))} against ${number(a, 'difficulty')}): does ${a.who} step in?`,
  'coup-de-poker': (a) =>
    `${thing(a, 'purpose')}, ${shown(number(a, 'total'))} against ${number(a, 'difficulty')}: does ${a.who} try a Coup de poker?`,
  relancer: (a) => `${thing(a, 'by')}: does ${a.who} roll a die again?`,
  'ordre-des-attaques': (a) => `Several enemies strike ${figure(a)}: which one first?`,
  'pousser-sans-dommages': (a) => `${figure(a, 'target')}: damage, or only a push?`,
  'pousser-plutot': (a) => `${figure(a, 'target')}, Seuil ${number(a, 'seuil')}: damage, or a push?`,
  'soins-seuil': (a) => `Fine care: what more for ${figure(a)}?`,
  esquive: (a) => `${a.params.level === 'difficile' ? 'Difficult Esquive' : 'Esquive'}: how does ${figure(a)} manage?`,
  'esquive-ratee': (a) => `Esquive failed: does ${figure(a)} give up the standard action?`,
};
