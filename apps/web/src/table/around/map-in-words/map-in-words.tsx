import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { useRef } from 'preact/hooks';
import type { MapPlace, PlacesInWords, SceneProps, SystemPanels } from '../../../systems/adaptor.ts';
import type { Choice } from '../../choice.ts';
import { wordingOf } from '../../wording.ts';
import { mapWords } from './map-words.ts';

interface MapInWordsProps {
  readonly panels: SystemPanels;
  readonly props: SceneProps;
  readonly decision: OfferedDecision | undefined;
  /** What answers the question, where the table is being played. */
  readonly choice?: Choice | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The board as text: every place with who and what is there, how far it is, and what can be done there. */
export function MapInWords({ panels, props, decision, choice }: MapInWordsProps) {
  const list = useRef<HTMLOListElement>(null);
  const said = mapWords[props.lang];
  const map = panels.placesInWords?.(props, decision?.seat ?? 0);
  if (!map) return <p class="no-map">{said.none}</p>;
  const here = (place: string) => decision?.options.filter((option) => map.placeOf(option) === place) ?? [];
  // Up and down go from place to place; the other keys stay those of the table.
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const places = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = places.findIndex((place) => place.contains(document.activeElement));
    places[Math.min(places.length - 1, Math.max(0, at + step))]?.focus();
  };
  return (
    <ol ref={list} class="words-map" aria-label={said.inWords} onKeyDown={onKey}>
      {map.places.map((place) => (
        <Place key={place.id} {...{ place, props, decision, choice }} options={here(place.id)} about={map.about} />
      ))}
    </ol>
  );
}

interface PlaceProps extends Omit<MapInWordsProps, 'panels'> {
  readonly place: MapPlace;
  readonly options: readonly OfferedOption[];
  readonly about: PlacesInWords['about'];
}

function Place({ place: { id, name, distance, lines }, options, about, props, decision, choice }: PlaceProps) {
  const wording = decision && wordingOf(decision, props.words, props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows go from place to place.
    <li tabIndex={0} data-place={id}>
      <h3>
        {name} {distance !== undefined && <small>{distance}</small>}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {wording && choice && options.length > 0 && (
        <fieldset aria-label={mapWords[props.lang].options(name)}>
          {options.map((option) => (
            <button
              key={option.id}
              type="button"
              class="btn"
              aria-pressed={choice.several ? choice.picked.value.includes(option) : undefined}
              onFocus={() => choice.point(option)}
              onClick={() => choice.pick(option)}
            >
              {wording.label(option).label}
              {[wording.label(option).hint, about?.(decision!, option)].map(
                (more) => more !== undefined && <small key={more}>{more}</small>,
              )}
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
