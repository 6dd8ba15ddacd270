import { countFr, deFr, listFr, type SystemWords, typesetFr } from '@souterrain/words';
import type { Content } from '../../content/index.ts';
import type { LPEvent } from '../../events.ts';
import { type Speaker, speakerIn } from '../speak.ts';

const coins = (n: number): string => countFr(n, 'pièce', 'pièces');

const fr: Speaker = {
  lang: 'fr',
  title: 'Le Puits',
  pitch: 'Une corde, un dé, et toujours un palier de plus.',
  prompt: (who, n) => `${who} est sur la corde avec ${coins(n)} : descendre encore ?`,
  options: {
    descendre: (landing) => ({ label: `Descendre : ${landing}` }),
    remonter: (_, n) => ({ label: 'Remonter', hint: `${coins(n)} à l’abri` }),
  },
  terms: { 'corde-tient': 'la corde tient' },
  events: {
    turnStarted: () => undefined,
    ropeTested: ({ face, danger }, { who }) => `La corde ${deFr(who)} : ${face} au dé, il faut plus de ${danger}.`,
    wentDown: ({ landing, coins: n }, { who, landing: named }) => `${who} atteint « ${named(landing)} » : ${coins(n)}.`,
    ropeHeld: (_, { who }) => `La seconde corde retient ${who}.`,
    fell: ({ coins: n }, { who }) => `La corde cède. ${who} tombe au fond et perd ${coins(n)}.`,
    climbedUp: ({ coins: n }, { who }) => `${who} remonte avec ${coins(n)}.`,
  },
  variants: { rope: 'Corde', simple: 'simple', double: 'double : elle retient une fois' },
  outcome: ({ winners, scores }, names) =>
    winners.length > 0
      ? `${listFr(winners.map((seat) => names[seat]!))} l’emporte avec ${coins(scores[winners[0]!]!)}.`
      : 'Le puits a tout gardé.',
  typeset: typesetFr,
};

/** All that is said of a game played with that content. */
export const wordsIn = (content: Content): SystemWords<LPEvent> => speakerIn(content, fr);
