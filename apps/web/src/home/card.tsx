import type { SystemId } from '@souterrain/catalog';
import { Icon } from '../page/icon.tsx';
import { Rich } from '../page/rich.tsx';
import type { Manifest } from '../systems/manifest.ts';
import { language, words } from '../words/language.ts';

interface CardProps {
  readonly system: Manifest;
  readonly chosen: boolean;
  onChoose(id: SystemId): void;
}

/** One game: a radio button as large as its card. */
export function Card({ system, chosen, onChoose }: CardProps) {
  const w = words.value;
  const { name, subtitle, pitch, facts } = system.card[language.value];
  return (
    <label class={chosen ? 'card chosen' : 'card'}>
      <input type="radio" name="system" value={system.id} checked={chosen} onChange={() => onChoose(system.id)} />
      <span class="em">
        <Icon path={system.icon} />
        <span class={chosen ? 'chip now' : 'chip'} aria-hidden="true">
          {chosen ? w.chosen : w.choose}
        </span>
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
