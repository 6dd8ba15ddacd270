import type { OfferedDecision } from '@souterrain/kernel';
import { adoptStyles } from '../../../page/adopt.ts';
import css from '../../../styles/odds-panel.css?inline';
import type { SceneProps } from '../../../systems/adaptor.ts';
import { words } from '../../../words/language.ts';
import { wordingOf } from '../../wording.ts';
import { groupsOf } from './groups.ts';
import { OddsRow } from './odds-row.tsx';
import { closeOdds, oddsOpen, weighedIn } from './odds-state.ts';
import { useOdds } from './use-odds.ts';

adoptStyles(css);

/** So many of the options that share a row are named. */
const NAMED = 2;

interface OddsPanelProps {
  readonly decision: OfferedDecision | undefined;
  readonly scene: SceneProps;
}

/** What the options of the question are worth; nothing is worked out while it is closed. */
export const OddsPanel = ({ decision, scene }: OddsPanelProps) =>
  oddsOpen.value && decision && weighedIn(decision).length > 0 ? <Open decision={decision} scene={scene} /> : null;

function Open({ decision, scene }: { readonly decision: OfferedDecision; readonly scene: SceneProps }) {
  const known = useOdds(decision).value;
  const w = words.value.odds;
  const options = weighedIn(decision);
  const wording = wordingOf(decision, scene.words, scene);
  const isReady = options.every((option) => known.has(option));
  return (
    <section id="odds" class="odds panel" aria-label={w.heading} aria-busy={!isReady}>
      <header>
        <h2>{w.heading}</h2>
        <button class="btn quiet" type="button" aria-label={w.close} onClick={() => closeOdds(decision)}>
          ×
        </button>
      </header>
      <ul>
        {groupsOf(options, known).map(({ options: alike, odds }) => (
          <OddsRow
            key={alike[0]!.id}
            ids={alike.map(({ id }) => id).join(' ')}
            name={w.alike(
              alike.slice(0, NAMED).map((option) => wording.label(option).label),
              Math.max(0, alike.length - NAMED),
            )}
            odds={odds}
            scene={scene}
          />
        ))}
      </ul>
      {!isReady && <p class="muted">{w.waiting}</p>}
      <p class="assumed">{w.assumed}</p>
      <p class="sr" role="status">
        {isReady && w.ready(options.length)}
      </p>
    </section>
  );
}
