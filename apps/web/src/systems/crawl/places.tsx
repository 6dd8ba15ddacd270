import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/places.css?inline';
import { OptionButton } from '../../table/option-button.tsx';
import type { PlacesProps } from '../adaptor.ts';
import { Glyph } from './glyph.tsx';
import { groupPlaces } from './place-groups.ts';

adoptStyles(css);

/** The squares of a question, a small button each, under what is done there and what it risks. */
export function Places({ decision, options, choice, label, digit }: PlacesProps) {
  const groups = groupPlaces(options, label);
  // Where no two squares are said alike, there is nothing to gather.
  if (groups.length === options.length)
    return (
      <>
        {groups.map(({ said, hint, places: [place] }) => (
          <OptionButton key={place!.option.id} option={place!.option} choice={choice} digit={digit(place!.option)}>
            <Glyph decision={decision} option={place!.option} />
            <strong>
              {said} {place!.square}
            </strong>
            {hint !== undefined && <small>{hint}</small>}
          </OptionButton>
        ))}
      </>
    );
  return (
    <>
      {groups.map(({ said, hint, places }) => (
        <div key={`${said} ${hint}`} class="places">
          {(decision.options.length > places.length || hint !== undefined) && (
            <p aria-hidden="true">
              <Glyph decision={decision} option={places[0]!.option} />
              {said}… {hint !== undefined && <small>{hint}</small>}
            </p>
          )}
          {places.map(({ option, square }) => (
            <OptionButton key={option.id} option={option} choice={choice} digit={digit(option)}>
              <span class="sr">{said} </span>
              <strong>{square}</strong>
              {hint !== undefined && <span class="sr"> {hint}</span>}
            </OptionButton>
          ))}
        </div>
      ))}
    </>
  );
}
