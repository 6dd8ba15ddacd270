import type { SystemWords } from '@souterrain/words';
import type { Adaptor } from '../systems/adaptor.ts';
import { words } from '../words/language.ts';
import type { Drafting } from './draft.ts';
import { Values } from './values.tsx';

interface GameChoicesProps {
  readonly adaptor: Adaptor;
  readonly said: SystemWords;
  readonly drafting: Drafting;
}

/** What is played, where a system has several games: its scenario, alone or within a campaign. */
export function GameChoices({ adaptor: { system, composing }, said, drafting }: GameChoicesProps) {
  const { variants: chosen, seats } = drafting.draft.value;
  const choices = system.variants.filter((v) => v.game && (composing?.asks(v.id, chosen, seats) ?? true));
  if (choices.length === 0) return null;
  return (
    <section class="panel fields games-of">
      <h2 class="title">{words.value.setup.game}</h2>
      {choices.map(({ id, values }) => {
        const { label, hint } = said.variant(id);
        return (
          <div key={id} class="choice">
            <h3>{label}</h3>
            {hint !== undefined && <p class="muted">{hint}</p>}
            <Values
              name={id}
              label={label}
              values={values}
              say={(value) => said.variant(id, value)}
              chosen={chosen[id] ?? values[0]}
              onChoose={(value) => drafting.vary(id, value)}
            />
          </div>
        );
      })}
    </section>
  );
}
