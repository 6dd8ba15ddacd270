import type { GameEvent, RuleRef, Sum } from '@souterrain/kernel';
import { number, signed } from '@souterrain/words';
import type { SceneProps } from '../../systems/adaptor.ts';
import { RuleCard } from './rule-card.tsx';
import { RuleLink } from './rule-link.tsx';

interface WhyProps {
  readonly event: GameEvent;
  readonly scene: SceneProps;
}

/** Columns that add up, then the rules in both languages. */
export function Why({ event, scene }: WhyProps) {
  const cited = new Set<RuleRef>([...event.rules, ...(event.sums ?? []).flatMap((s) => s.terms.map((t) => t.rule))]);
  return (
    <>
      {(event.sums ?? []).map((sum) => (
        <SumTable key={sum.label} sum={sum} scene={scene} />
      ))}
      {[...cited].map((rule) => (
        <RuleCard key={rule} rule={rule} system={scene.system.id} />
      ))}
    </>
  );
}

function SumTable({ sum, scene }: { readonly sum: Sum; readonly scene: SceneProps }) {
  const name = scene.words.term(sum.label, undefined);
  return (
    <table class="sumup">
      <caption class="sr">{name}</caption>
      <tbody>
        {sum.terms.map(({ label, params, value, rule }, i) => (
          <tr key={`${label}${rule}`}>
            <td>{scene.words.term(label, params)}</td>
            <td>{i === 0 ? number(value) : signed(value)}</td>
            <td>
              <RuleLink rule={rule} />
            </td>
          </tr>
        ))}
        <tr class="sum">
          <td>{name}</td>
          <td>{number(sum.total)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}
