import type { Sum } from '@souterrain/kernel';
import { number, signed } from '@souterrain/words';
import type { SceneProps } from '../../../systems/adaptor.ts';
import { words } from '../../../words/language.ts';

interface CountProps {
  readonly sum: Sum;
  readonly scene: SceneProps;
  /** How many things were counted before it. */
  readonly after: number;
}

/** A sum counted aloud: each term with the total so far. */
export function Count({ sum, scene, after }: CountProps) {
  let running = 0;
  if (sum.terms.length === 0) return null;
  return (
    <ol class="count">
      {sum.terms.map(({ label, params, value, rule }, i) => {
        running += value;
        return (
          <li key={`${label}${rule}`} style={`--i:${after + i}`}>
            <b class={value > 0 ? 'plus' : value < 0 ? 'minus' : ''}>{i === 0 ? number(value) : signed(value)}</b>
            <span>{scene.words.term(label, params)}</span>
            {sum.terms.length > 1 && <small>{words.value.table.total(number(running))}</small>}
          </li>
        );
      })}
      <li class="sum" style={`--i:${after + sum.terms.length}`}>
        <b>{number(sum.total)}</b>
        <span>{scene.words.term(sum.label, undefined)}</span>
      </li>
    </ol>
  );
}
