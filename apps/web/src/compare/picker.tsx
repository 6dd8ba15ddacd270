import type { Lang } from '@souterrain/words';
import { Rich } from '../page/rich.tsx';
import type { CompareWords } from './compare-words.ts';
import { SIDES } from './editions.ts';
import { PAIRS, type Pair, SHARED_ENCOUNTERS } from './pairs.ts';
import { MOST_FIGHTS, type Scene } from './scene.ts';
import type { Speech } from './use-editions.ts';

interface PickerProps {
  readonly scene: Scene;
  readonly said: CompareWords;
  readonly speech: Speech;
  onChange(change: Partial<Scene>): void;
}

/** The party, who it meets, how many fights, from which seed. */
export function Picker({ scene, said, speech, onChange }: PickerProps) {
  const { party, encounter, fights, seed } = scene;
  const toggle = (id: string) => {
    const chosen = PAIRS.map((pair) => pair.id).filter((other) => party.includes(other) !== (other === id));
    if (chosen.length > 0) onChange({ party: chosen });
  };
  return (
    <form class="picker panel" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{said.party}</legend>
        <div class="pairs">
          {PAIRS.map((pair) => (
            <label key={pair.id} class="pair">
              <input
                type="checkbox"
                checked={party.includes(pair.id)}
                disabled={party.length === 1 && party[0] === pair.id}
                onChange={() => toggle(pair.id)}
              />
              <span>
                {namesOf(pair, speech.lang)}
                <small>
                  <Rich text={whoIs(pair, speech)} />
                </small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        {said.encounter}
        <select value={encounter} onChange={(event) => onChange({ encounter: event.currentTarget.value })}>
          {SHARED_ENCOUNTERS.map((id) => (
            <option key={id} value={id}>
              {SIDES['attention-donjon'].content.encounters[id]!.name[speech.lang]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {said.fights}
        <input
          type="number"
          min="1"
          max={MOST_FIGHTS}
          value={fights}
          onChange={(event) => onChange({ fights: Number(event.currentTarget.value) })}
        />
      </label>
      <label>
        {said.seed}
        <input type="text" value={seed} onChange={(event) => onChange({ seed: event.currentTarget.value })} />
      </label>
    </form>
  );
}

const namesOf = ({ heroes }: Pair, lang: Lang): string =>
  `${SIDES['attention-donjon'].content.heroes[heroes['attention-donjon']]!.name[lang]} / ${SIDES['attention-donjon-2'].content.heroes[heroes['attention-donjon-2']]!.name[lang]}`;

const whoIs = ({ origin, career }: Pair, { words }: Speech): string =>
  [origin, career].map((id) => words['attention-donjon-2'].term(id, undefined)).join(', ');
