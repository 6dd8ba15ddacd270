import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/bars.css?inline';

adoptStyles(css);

/** One bar: the total it stands for, and how likely that is. */
export interface Bar {
  readonly mark: string;
  readonly chance: number;
  /** Said of it when it is pointed at. */
  readonly said: string;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** What somebody who does not see the bars should know. */
  readonly label: string;
  /** How many bars are named below, at most. */
  readonly marks: number;
}

/** The chance of each total as a bar, the tallest filling the height. */
export function Bars({ bars, label, marks }: BarsProps) {
  const top = Math.max(1e-9, ...bars.map(({ chance }) => chance));
  const step = Math.ceil(bars.length / marks);
  return (
    <div class="bars" role="img" aria-label={label}>
      {bars.map(({ mark, chance, said }, at) => (
        <span key={mark} title={said}>
          <i style={`height:${((100 * chance) / top).toFixed(2)}%`} />
          {at % step === 0 && <small>{mark}</small>}
        </span>
      ))}
    </div>
  );
}
