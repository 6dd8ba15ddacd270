import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { href } from '../page/route.ts';
import { Values } from '../setup/values.tsx';
import type { Adaptor } from '../systems/adaptor.ts';
import { useSystemWords } from '../systems/words.ts';
import { newSeed } from '../table/seed.ts';
import { language, words } from '../words/language.ts';
import { benchOf } from './bench.ts';
import { heroesWords } from './heroes-words.ts';
import { Made } from './made.tsx';
import { NameField, nameIn } from './name-field.tsx';
import { creationOf, dropUnderWay, type Making, readUnderWay, type UnderWay, useKept } from './under-way.ts';
import { Workbench } from './workbench.tsx';
import { type Creation, creationGame, creationSetup } from './workshop.ts';

interface CreatePageProps {
  readonly adaptor: Adaptor;
  readonly creation: Creation;
}

/** A hero made step by step by the rules of its system, then kept for a game to come. */
export function CreatePage({ adaptor, creation }: CreatePageProps) {
  const said = useSystemWords(adaptor);
  const name = useSignal('');
  const asked = useSignal<Readonly<Record<string, string>>>({});
  const { system } = adaptor;
  const key = creationOf(system.id);
  const make = (from: UnderWay): Making | undefined => {
    const setup = { ...creationSetup(from.name, creation, from.asked), seed: from.seed };
    const bench = benchOf(creationGame(system), setup, from.picks);
    return bench && { from, bench };
  };
  const [making, setMaking] = useState(() => {
    const kept = readUnderWay(key);
    return kept && make(kept);
  });
  useKept(key, making);
  const w = heroesWords[language.value];
  if (!said) return <p class="wait">{words.value.table.loading}</p>;
  if (!making) {
    const begin = (event: Event) => {
      event.preventDefault();
      setMaking(make({ name: nameIn(name), asked: asked.value, seed: newSeed(), picks: [] }));
    };
    return (
      <form class="panel begin" onSubmit={begin}>
        <NameField name={name} />
        {creation.asks.map((ask) => {
          const { values } = adaptor.system.variants.find((variant) => variant.id === ask)!;
          return (
            <Values
              key={ask}
              name={ask}
              label={said.variant(ask).label}
              values={values}
              say={(value) => said.variant(ask, value)}
              chosen={asked.value[ask] ?? values[0]}
              onChoose={(value) => {
                asked.value = { ...asked.value, [ask]: value };
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
  const { bench, from } = making;
  // Read so that the page follows the game.
  bench.seq.value;
  const again = () => {
    dropUnderWay(key);
    setMaking(undefined);
  };
  return bench.isOver() ? (
    <Made {...{ adaptor, bench }} name={from.name} onKept={() => dropUnderWay(key)} onAgain={again} />
  ) : (
    <Workbench {...{ adaptor, bench, said }} name={from.name} onLeave={again} />
  );
}
