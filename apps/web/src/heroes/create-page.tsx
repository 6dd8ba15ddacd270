import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { href } from '../page/route.ts';
import { Values } from '../setup/values.tsx';
import type { Adaptor } from '../systems/adaptor.ts';
import { useSystemWords } from '../systems/words.ts';
import { newSeed } from '../table/seed.ts';
import { language, words } from '../words/language.ts';
import { type Bench, benchOf } from './bench.ts';
import { heroesWords } from './heroes-words.ts';
import { Made } from './made.tsx';
import { NameField, nameIn } from './name-field.tsx';
import { Workbench } from './workbench.tsx';
import { creationSetup, type Workshop } from './workshops.ts';

/** A hero made step by step by the rules of its system, then kept for a game to come. */
export function CreatePage({ adaptor, workshop }: { readonly adaptor: Adaptor; readonly workshop: Workshop }) {
  const said = useSystemWords(adaptor);
  const name = useSignal('');
  const asked = useSignal<Readonly<Record<string, string>>>({});
  const [bench, setBench] = useState<Bench | undefined>(undefined);
  const w = heroesWords[language.value];
  if (!said) return <p class="wait">{words.value.table.loading}</p>;
  const called = nameIn(name);
  if (!bench) {
    const begin = (event: Event) => {
      event.preventDefault();
      setBench(benchOf(workshop.creation, { ...creationSetup(called, workshop, asked.value), seed: newSeed() }));
    };
    return (
      <form class="panel begin" onSubmit={begin}>
        <NameField name={name} />
        {workshop.asks.map((id) => {
          const { values } = adaptor.system.variants.find((variant) => variant.id === id)!;
          return (
            <Values
              key={id}
              name={id}
              label={said.variant(id).label}
              values={values}
              say={(value) => said.variant(id, value)}
              chosen={asked.value[id] ?? values[0]}
              onChoose={(value) => {
                asked.value = { ...asked.value, [id]: value };
              }}
            />
          );
        })}
        <p class="row end">
          <a class="btn quiet" href={href({ heroes: '' })}>
            {w.leave}
          </a>
          <button class="btn main" type="submit">
            {w.begin}
          </button>
        </p>
      </form>
    );
  }
  // Read so that the page follows the game.
  bench.seq.value;
  return bench.isOver() ? (
    <Made {...{ adaptor, bench }} name={called} onAgain={() => setBench(undefined)} />
  ) : (
    <Workbench {...{ adaptor, bench, said }} name={called} />
  );
}
