import type { Track } from './model.ts';

const HEART =
  'M480.25 156.355c0 161.24-224.25 324.43-224.25 324.43S31.75 317.595 31.75 156.355c0-91.41 70.63-125.13 107.77-125.13c77.65 0 116.48 65.72 116.48 65.72s38.83-65.73 116.48-65.73c37.14.01 107.77 33.72 107.77 125.14';
const STAR = 'M256 26l61 169 169 61-169 61-61 169-61-169-169-61 169-61z';
const SQUARE = 'M60 60h392v392H60z';
const SHAPES: Readonly<Record<Track['mark'], string>> = { heart: HEART, star: STAR, square: SQUARE };

/** More than so many are small, and read by fives. */
const MANY = 12;
const FIVE = 5;
/** Groups of five that a line holds: Rounds have the width of a page. */
const GROUPS: Readonly<Record<Track['mark'], number>> = { heart: 3, star: 3, square: 5 };

/** Whole groups a line, shared out so that no line is left with one mark where that can be. */
export const onLine = (count: number, most: number): number => {
  const groups = Math.ceil(count / FIVE);
  const even = FIVE * Math.ceil(groups / Math.ceil(groups / most));
  const fewer = even - FIVE;
  return count % even === 1 && fewer > FIVE && count % fewer !== 1 ? fewer : even;
};

/** Marks to cross out, by fives where there are many; each counted in the name for those who do not see them. */
export const Marks = ({ mark, count, title }: Track) => (
  <div
    class={count > MANY ? `marks ${mark} many` : `marks ${mark}`}
    style={`--on-line:${onLine(count, GROUPS[mark])}`}
    role="img"
    aria-label={`${title} ${count}`}
  >
    {Array.from({ length: count }, (_, i) => (
      <svg key={i} viewBox="0 0 512 512" aria-hidden="true">
        <path d={SHAPES[mark]} />
      </svg>
    ))}
  </div>
);
