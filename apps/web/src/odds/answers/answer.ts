import type { QuestionName, Topic } from '../questions.ts';
import type { Answers } from './answers.ts';
import { attentionDonjon } from './attention-donjon.ts';
import { attentionDonjon2 } from './attention-donjon-2.ts';
import { cinquanteEtages } from './cinquante-etages.ts';
import { des } from './expression.ts';
import { herosBataillons } from './heros-bataillons.ts';
import type { Reply, Report } from './report.ts';

const ANSWERS: { readonly [T in Topic]: Answers<T> } = {
  des,
  'attention-donjon': attentionDonjon,
  'attention-donjon-2': attentionDonjon2,
  'cinquante-etages': cinquanteEtages,
  'heros-bataillons': herosBataillons,
};

/** A question whose fields have been read. */
export interface Request {
  readonly name: QuestionName;
  readonly given: Readonly<Record<string, unknown>>;
}

type Answering = (given: Request['given']) => Report | Reply;

export function answer({ name, given }: Request): Reply {
  const [topic, question] = name.split('/') as [Topic, string];
  const said = (ANSWERS[topic] as unknown as Readonly<Record<string, Answering>>)[question]!(given);
  return 'figures' in said ? { report: said } : said;
}
