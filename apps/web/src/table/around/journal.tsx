import { useSignal } from '@preact/signals';
import type { GameEvent } from '@souterrain/kernel';
import type { SceneProps, SystemPanels } from '../../systems/adaptor.ts';
import { words } from '../../words/language.ts';
import type { Undone } from '../sitting.ts';
import { apartByName, type Group, type Line, lastGroups } from './lines.ts';
import { Why } from './why.tsx';

const PAGE = 40;

interface JournalProps {
  readonly panels: SystemPanels;
  readonly scene: SceneProps;
  readonly events: readonly GameEvent[];
  readonly undone: readonly Undone[];
}

/** What happened, newest first, grouped by turn; every line answers why. */
export function Journal({ panels, scene, events, undone }: JournalProps) {
  const limit = useSignal(PAGE);
  const w = words.value.table;
  const { groups, more } = lastGroups(events, limit.value, { panels, ...scene, undone, sayUndone: w.undone });
  return (
    <section id="journal" class="log panel" aria-label={w.journal}>
      <h2>
        {w.journal} <span>{w.newestFirst}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard. */}
      <div class="lines" role="log" aria-live="off" tabIndex={0} aria-label={w.journal}>
        {groups.length === 0 && <p class="muted">{w.noLines}</p>}
        {groups.map((group) => (
          <section key={group.key}>
            {group.heading !== '' && <Heading group={group} scene={scene} />}
            {group.lines.toReversed().map((line) => (
              <JournalLine key={line.index} line={line} scene={scene} />
            ))}
          </section>
        ))}
        {more && (
          <button class="btn quiet" type="button" onClick={() => (limit.value += PAGE)}>
            {w.older}
          </button>
        )}
      </div>
    </section>
  );
}

/** A heading is told by an event too: it answers why like any line. */
function Heading({ group: { heading, event }, scene }: { group: Group; scene: SceneProps }) {
  const open = useSignal(false);
  if (!event) return <h3>{heading}</h3>;
  return (
    <details class="heading" open={open.value} onToggle={(e) => (open.value = e.currentTarget.open)}>
      <summary>
        <h3>{heading}</h3>
        <u>{words.value.table.why}</u>
      </summary>
      {open.value && <Why event={event} scene={scene} />}
    </details>
  );
}

function JournalLine({ line, scene }: { line: Line; scene: SceneProps }) {
  const open = useSignal(false);
  const { event } = line;
  if (!event) return <p class="undone">{line.text}</p>;
  return (
    <details open={open.value} onToggle={(e) => (open.value = e.currentTarget.open)}>
      <summary>
        <span>
          <Named text={line.text} names={scene.company.names} />
        </span>
        <u>{words.value.table.why}</u>
      </summary>
      {open.value && <Why event={event} scene={scene} />}
    </details>
  );
}

/** A sentence with the names of the players in bold. */
const Named = ({ text, names }: { readonly text: string; readonly names: readonly string[] }) => (
  <>{apartByName(text, names).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>
);
