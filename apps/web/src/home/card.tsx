import type { SystemId } from '@souterrain/catalog';
import { Icon } from '../page/icon.tsx';
import { Rich } from '../page/rich.tsx';
import { words } from '../words/language.ts';
import type { Listed } from './systems.ts';

interface CardProps {
  readonly system: Listed;
  readonly chosen: boolean;
  onChoose(id: SystemId): void;
}

/** One game: a radio button as large as its card; one that is not there yet cannot be chosen, and says so. */
export function Card({ system, chosen, onChoose }: CardProps) {
  const w = words.value;
  const { name, subtitle, pitch, facts } = w.systems[system.id];
  const state = system.playable ? (chosen ? 'chosen' : 'open') : 'closed';
  return (
    <label class={`card ${state}`}>
      <input
        type="radio"
        name="system"
        value={system.id}
        checked={chosen}
        disabled={!system.playable}
        onChange={() => onChoose(system.id)}
      />
      <span class="em">
        <Icon path={system.icon} />
        {state === 'chosen' && <span class="chip now">{w.chosen}</span>}
        {state === 'closed' && <span class="chip">{w.comingSoon}</span>}
      </span>
      <h2>
        {name}{' '}
        <small>
          <Rich text={subtitle} />
        </small>
      </h2>
      <p>{pitch}</p>
      <span class="facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </label>
  );
}
