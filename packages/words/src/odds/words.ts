import type { Advice } from '@souterrain/odds/attention-donjon';
import type { Comparison, NotationFault } from '@souterrain/odds/notation';
import type { QuestionName, Topic } from '@souterrain/odds/questions';
import type { Counted, Label, Note, Play } from '@souterrain/odds/questions/answers';

/** What every client says of chances in one language. */
export interface OddsWords {
  readonly topics: Readonly<Record<Topic, string>>;
  readonly questions: Readonly<Record<QuestionName, string>>;
  readonly counted: Readonly<Record<Counted, string>>;
  /** How the sixes are gambled: said beside each chance that depends on it. */
  readonly plays: Readonly<Record<Play, string>>;
  readonly judged: (how: 'count' | 'compare' | 'counted', passing: Comparison) => string;
  readonly chance: string;
  readonly atLeast: string;
  /** Heads the gambles that are worth it. */
  readonly advice: string;
  readonly gamble: (advice: Advice) => string;
  readonly notes: Readonly<Record<Note, string>>;
  readonly unsaid: (chance: number) => string;
  readonly faultAt: (column: number, fault: string) => string;
  readonly fault: (fault: NotationFault) => string;
}

/** The name of a figure or of a series. */
export function labelText(label: Label, { counted, judged, plays }: OddsWords): string {
  if ('text' in label) return label.text;
  if ('judged' in label) return judged(label.judged, label.passing);
  return label.play ? `${counted[label.of]} (${plays[label.play]})` : counted[label.of];
}
