import type { Outcome } from '@souterrain/kernel';
import { useRef } from 'preact/hooks';
import { href } from '../../page/route.ts';
import type { SceneProps, SystemPanels } from '../../systems/adaptor.ts';
import { words } from '../../words/language.ts';
import { useGoesOn } from '../goes-on.ts';
import type { Sitting } from '../sitting.ts';
import { KeepHeroes } from './keep-heroes.tsx';

interface EndingProps {
  readonly outcome: Outcome;
  readonly scene: SceneProps;
  readonly panels: SystemPanels;
  readonly sitting: Sitting;
}

/** How it ended, with what everybody has. */
export function Ending({ outcome, scene, panels, sitting }: EndingProps) {
  const { id, adaptor } = sitting;
  const box = useRef<HTMLDivElement>(null);
  useGoesOn(box);
  const w = words.value;
  return (
    <div ref={box} tabIndex={-1} class="ending" data-outcome={outcome.id} role="status">
      <div class="result">
        <p class="verdict">{scene.words.outcome(outcome, scene.company)}</p>
        {scene.company.names.length > 1 && (
          <ul>
            {scene.company.names.map((name, seat) => (
              <li key={seat}>
                <b>{name}</b> {panels.score(outcome.scores[seat] ?? 0, scene.lang)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {adaptor.heroes && <KeepHeroes sitting={sitting} heroes={adaptor.heroes} view={scene.view} />}
      <p class="row">
        <a class="btn main" href={href({ system: adaptor.system.id, quick: '1' })}>
          {w.table.again}
        </a>
        <a class="btn" href={href({ replay: id })}>
          {w.saves.replay}
        </a>
        <a class="btn quiet" href={href({})}>
          {words.value.table.home}
        </a>
      </p>
    </div>
  );
}
