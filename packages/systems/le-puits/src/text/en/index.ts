import { pluralEn, type SystemWords } from '@souterrain/words';
import type { Content } from '../../content/index.ts';
import type { LPEvent } from '../../events.ts';
import { type Speaker, speakerIn } from '../speak.ts';

const coins = (n: number): string => `${n} ${pluralEn(n, 'coin', 'coins')}`;

const en: Speaker = {
  lang: 'en',
  title: 'Le Puits',
  pitch: 'A rope, a die, and always one more landing.',
  prompt: (who, n) => `${who} is on the rope with ${coins(n)}: further down?`,
  options: {
    descendre: (landing) => ({ label: `Climb down: ${landing}` }),
    remonter: (_, n) => ({ label: 'Climb up', hint: `${coins(n)} kept` }),
  },
  terms: { 'corde-tient': 'the rope holds' },
  events: {
    turnStarted: () => undefined,
    ropeTested: ({ face, danger }, { who }) => `${who}’s rope: ${face} on the die, more than ${danger} is needed.`,
    wentDown: ({ landing, coins: n }, { who, landing: named }) => `${who} reaches the ${named(landing)}: ${coins(n)}.`,
    ropeHeld: (_, { who }) => `The second rope holds ${who}.`,
    fell: ({ coins: n }, { who }) => `The rope gives. ${who} falls to the bottom and loses ${coins(n)}.`,
    climbedUp: ({ coins: n }, { who }) => `${who} climbs up with ${coins(n)}.`,
  },
  variants: { rope: 'Rope', simple: 'single', double: 'double: it holds once' },
  outcome: ({ winners, scores }, names) =>
    winners.length > 0
      ? `${winners.map((seat) => names[seat]!).join(' and ')} won with ${coins(scores[winners[0]!]!)}.`
      : 'The well kept everything.',
  typeset: (text) => text,
};

/** All that is said of a game played with that content. */
export const wordsIn = (content: Content): SystemWords<LPEvent> => speakerIn(content, en);
