import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/badges.css?inline';

adoptStyles(css);

/** About the width of a letter of a badge. */
const LETTER = 5.6;
const LONGEST = 11;

/** The states of a figure, as a boxed word over it; more than one are counted. */
export function Badge({ states }: { readonly states: readonly string[] }) {
  const [first] = states;
  if (first === undefined) return null;
  const word = first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first;
  const text = states.length > 1 ? `${word} +${states.length - 1}` : word;
  const width = text.length * LETTER + 10;
  return (
    <g class="badge" transform="translate(0 -24)">
      <title>{states.join(', ')}</title>
      <rect x={-width / 2} y="-8" width={width} height="15" rx="2" />
      <text y="3.500">{text}</text>
    </g>
  );
}
