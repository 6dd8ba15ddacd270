import { LIMITS, type NotationFault } from '@souterrain/odds/notation';
import { type Asked, TOPICS } from '@souterrain/odds/questions';
import { answer } from '@souterrain/odds/questions/answers';
import type { Exact } from '@souterrain/odds/questions/exact';
import type { Context } from '../context.ts';
import { badUsage, type Failure, type Status } from '../failure.ts';
import { closest } from '../suggest.ts';
import { withExact } from './exact.ts';
import { type Output, show } from './show.ts';
import { spoken } from './spoken.ts';
import { lackingText, type OddsCommandWords } from './words/words.ts';

/** A question read from the command line, answered and shown. */
export async function askOdds(asked: Asked, output: Output, context: Context): Promise<Status> {
  const reply = answer(asked);
  if ('fault' in reply) throw unreadable(String(asked.given.text), reply.fault, context);
  const { odds: words } = context.words;
  const said = spoken(asked, reply.report, context);
  show(output.exact ? withExact(said, await exactOf(asked, words), words) : said, output, context);
  return 0;
}

async function exactOf(asked: Asked, words: OddsCommandWords): Promise<Exact> {
  const { exactAnswer } = await import('@souterrain/odds/questions/exact');
  const exact = exactAnswer(asked);
  if ('lacks' in exact) throw badUsage(lackingText(exact, asked.name, words));
  return exact;
}

const SYSTEMS = TOPICS.filter((topic) => topic !== 'des');

/** What is wrong, then the text with a mark under the place. A system typed wrong is told as such. */
function unreadable(text: string, fault: NotationFault, { words }: Context): Failure {
  const word = /^[a-z][a-z0-9-]+/i.exec(text)?.[0];
  const system = word && closest(word, SYSTEMS);
  if (system) return badUsage(words.unknownSystem(word, { meant: system }));
  const { at, end } = fault;
  const line = text.replace(/\s/g, ' ').slice(0, LIMITS.length);
  const mark = ' '.repeat(at) + '^'.repeat(Math.max(1, Math.min(end, line.length) - at));
  return badUsage(`${words.odds.faultAt(at + 1, words.odds.fault(fault))}\n  ${line}\n  ${mark}`);
}
