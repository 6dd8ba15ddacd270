import type { Asked } from '../questions.ts';
import type { Reply, Report } from '../report.ts';
import { attentionDonjon } from './attention-donjon.ts';
import { attentionDonjon2 } from './attention-donjon-2.ts';
import { cinquanteEtages } from './cinquante-etages.ts';
import { expression } from './expression.ts';
import { herosBataillons } from './heros-bataillons.ts';

export type { Axis, Counted, Figure, Grid, Label, Note, Play, Reply, Report, Series } from '../report.ts';

const ANSWERS = { ...attentionDonjon, ...attentionDonjon2, ...cinquanteEtages, ...herosBataillons };

export function answer({ name, given }: Asked): Reply {
  if (name === 'des/expression') return expression(given as { text: string });
  return { report: (ANSWERS[name] as (given: object) => Report)(given) };
}
