import type { OfferedDecision } from '@souterrain/kernel';
import { percent, type SystemWords } from '@souterrain/words';
import { useEffect } from 'preact/hooks';
import { language } from '../../../words/language.ts';
import type { Choice } from '../../choice.ts';
import { useOdds } from './use-odds.ts';

interface WeighProps {
  readonly decision: OfferedDecision;
  readonly choice: Choice;
  readonly words: SystemWords;
}

/** Writes the chance of each option on it, as the figures come. */
export function Weigh({ decision, choice, words }: WeighProps) {
  const known = useOdds(decision).value;
  const lang = language.value;
  useEffect(() => {
    choice.worth.value = new Map(
      [...known].map(([option, { prospects }]) => {
        const { chance, label, params } = prospects[0];
        return [option, { chance, text: percent(chance, { lang, digits: 0 }), of: words.term(label, params) }];
      }),
    );
  }, [known, choice, words]);
  return null;
}
