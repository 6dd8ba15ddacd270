import type { AD2 } from '@souterrain/attention-donjon-2';
import { printAction, printReaction } from '@souterrain/attention-donjon-2/notation';
import { actionInWords, reactionInWords } from '@souterrain/attention-donjon-2/notation/words';
import type { Lang } from '@souterrain/words';
import { adoptStyles } from '../../../page/adopt.ts';
import css from '../../../styles/lines.css?inline';

adoptStyles(css);

interface LinesProps {
  readonly g: Pick<AD2, 'content'>;
  readonly creature: string;
  readonly lang: Lang;
}

/** The lines of a profile, told in words and as they are written (AD2-MON-06). */
export function Lines({ g, creature, lang }: LinesProps) {
  const { actions, actionNames, reaction } = g.content.profileNamed(creature);
  return (
    <ul class="lines">
      {actions.map((action, i) => (
        <li key={i}>
          <p>
            <b>{actionNames[i]?.[lang]}</b> {told(actionInWords({ ...action, name: null }, lang))}
          </p>
          <code>{printAction(action)}</code>
        </li>
      ))}
      {reaction.length > 0 && (
        <li>
          <p>{told([reactionInWords(reaction, lang)])}</p>
          <code>{printReaction(reaction)}</code>
        </li>
      )}
    </ul>
  );
}

const told = (sentences: readonly string[]): string => sentences.join(' ').replaceAll("'", '’');
