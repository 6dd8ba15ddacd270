import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/badges.css?inline';

adoptStyles(css);

/** About the width of a letter of a badge. */
const LETTER = 5.6;
/** Letters of a word, beside another figure and beside none. */
const LONGEST = { crowded: 11, alone: 18 };

interface BadgeProps {
  readonly states: readonly string[];
  /** Nobody stands beside that figure, nor above. */
  readonly alone?: boolean;
}

/** The states of a figure, as a boxed word over it; more than one are counted. */
export function Badge({ states, alone }: BadgeProps) {
  const [first] = states;
  if (first === undefined) return null;
  const longest = LONGEST[alone ? 'alone' : 'crowded'];
  const word = first.length > longest ? `${first.slice(0, longest - 1)}…` : first;
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
