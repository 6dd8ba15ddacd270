import { words } from '../../../words/language.ts';
import { wordingOf } from '../../wording.ts';
import type { AroundProps } from '../around-props.ts';
import { tell } from './sayings.ts';
import { spokenWords } from './spoken-words.ts';

/** So few lines of an answer are read out: a key says more, and the journal has them all. */
const READ = 4;

/** What has just happened and what is asked now, for those who listen to the page. */
export function News({ adaptor, scene, props }: AroundProps) {
  const { decision, latest } = scene;
  const said = spokenWords[props.lang];
  const question =
    decision &&
    said.question(
      words.value.table.turnOf(props.company.names[decision.seat] ?? '', adaptor.isTurnOf?.(props.view, decision.seat)),
      wordingOf(decision, props.words, props).prompt,
    );
  return (
    <p class="sr" role="status" data-news={scene.seq}>
      {[...tell(latest, props, READ), ...(question ? [question] : [])].join(' ')}
    </p>
  );
}
