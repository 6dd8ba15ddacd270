import type { Amount, OddsSummary } from '@souterrain/kernel';
import { decimal, number, percent } from '@souterrain/words';
import { Bars } from '../../../odds/bars.tsx';
import type { SceneProps } from '../../../systems/adaptor.ts';
import { words as pageWords } from '../../../words/language.ts';

interface OddsRowProps {
  /** Of the options it tells of. */
  readonly ids: string;
  readonly name: string;
  readonly odds: OddsSummary;
  readonly scene: SceneProps;
}

/** One option, or several alike: what matters most in figures and as a bar, the rest in words. */
export function OddsRow({ ids, name, odds, scene }: OddsRowProps) {
  const w = pageWords.value.odds;
  const spelt = (chance: number): string => percent(chance, { lang: scene.lang, digits: 1 });
  const { words } = scene;
  const [first, ...others] = odds.prospects;
  return (
    <li data-odds={ids} data-chance={first.chance}>
      <b>{name}</b>
      <strong>{spelt(first.chance)}</strong>
      <span class="reach">
        <i style={`width:${(100 * first.chance).toFixed(2)}%`} />
      </span>
      <p>
        {[
          words.term(first.label, first.params),
          ...others.map(({ label, params, chance }) => w.prospect(words.term(label, params), spelt(chance))),
        ].join(' · ')}
      </p>
      {odds.aims.map(({ label, params, chance }) => (
        <p key={label} class="aim">
          {w.aim(words.term(label, params), spelt(chance))}
        </p>
      ))}
      {odds.resources.map(({ label, params, chance }) => (
        <p key={label} class="spent">
          {w.spending(words.term(label, params), spelt(chance))}
        </p>
      ))}
      {odds.amount && odds.amount.chances.length > 2 && <Spread amount={odds.amount} scene={scene} />}
    </li>
  );
}

/** How much comes of it, from the least to the most. */
function Spread({ amount: { label, mean, low, chances }, scene }: { amount: Amount; scene: SceneProps }) {
  const { lang, words } = scene;
  const said = pageWords.value.odds.mean(words.term(label, undefined), decimal(mean, { lang, digits: 1 }));
  const bars = chances.map((chance, at) => {
    const mark = number(low + at);
    return { mark, chance, said: `${mark} · ${percent(chance, { lang, digits: 1 })}` };
  });
  return (
    <figure>
      <Bars bars={bars} label={said} marks={10} />
      <figcaption>{said}</figcaption>
    </figure>
  );
}
