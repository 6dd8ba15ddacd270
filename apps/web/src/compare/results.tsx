import { decimal, type Lang, percent } from '@souterrain/words';
import type { CompareWords } from './compare-words.ts';
import { type Estimate, meanOf, shareOf, type Tally } from './fight/tally.ts';

/** Figures of the fights of one edition so far, each with its interval. */
export function Results({
  tally,
  said,
  lang,
}: {
  readonly tally: Tally;
  readonly said: CompareWords;
  readonly lang: Lang;
}) {
  const { fights, won, lost, dead, rounds } = tally;
  const share = (chance: number) => percent(chance, { lang, digits: 1 });
  const plain = (value: number) => decimal(value, { lang, digits: 2 });
  const rows: readonly (readonly [string, Estimate, (value: number) => string])[] = [
    [said.won, shareOf(won, fights), share],
    [said.lost, meanOf(lost, fights), share],
    [said.dead, meanOf(dead, fights), plain],
    [said.rounds, meanOf(rounds, fights), plain],
  ];
  return (
    <table class="results">
      <tbody>
        {rows.map(([label, { value, low, high }, spelt]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <b>{spelt(value)}</b> <small>{said.between(spelt(Math.max(0, low)), spelt(high))}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
