import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Masthead } from '../masthead/masthead.tsx';
import { SystemName } from '../masthead/system-name.tsx';
import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/heroes.css?inline';
import setup from '../styles/setup.css?inline';
import shelf from '../styles/shelf.css?inline';
import type { Adaptor } from '../systems/adaptor.ts';
import { loaderOf, manifestOf } from '../systems/registry.ts';
import { Problem } from '../table/problem.tsx';
import { language, words } from '../words/language.ts';
import { ClassPage } from './class-page.tsx';
import { CreatePage } from './create-page.tsx';
import { heroesWords } from './heroes-words.ts';
import { Library } from './library.tsx';
import { TownPage } from './town-page.tsx';
import type { Workshop } from './workshop.ts';

for (const sheet of [setup, shelf, css]) adoptStyles(sheet);

/** The heroes of this device: the library, the making of one, its visit to town. */
export function HeroesPage({ search }: { readonly search: string }) {
  const query = new URLSearchParams(search);
  const [create, town] = [query.get('create'), query.get('town')];
  const w = heroesWords[language.value];
  const heading = create === null ? w.heading : w.creation;
  useEffect(() => {
    document.title = `${heading} · Souterrain`;
  }, [heading]);
  if (create !== null && !manifestOf(create)?.workshop)
    return <Problem text={words.value.table.unknownSystem(create)} />;
  return (
    <div class="heroes-page">
      <Masthead />
      <main>
        <h1 class="title">
          {heading}{' '}
          {create !== null && (
            <small>
              <SystemName system={create} />
            </small>
          )}
        </h1>
        {create !== null ? (
          <Create key={create} system={create} />
        ) : town !== null ? (
          <TownPage id={town} />
        ) : (
          <Library />
        )}
      </main>
    </div>
  );
}

function Create({ system }: { readonly system: string }) {
  const opened = useSignal<{ readonly adaptor: Adaptor; readonly workshop: Workshop } | undefined>(undefined);
  useEffect(() => {
    Promise.all([loaderOf(system)!(), manifestOf(system)!.workshop!()]).then(([adaptor, workshop]) => {
      opened.value = { adaptor, workshop };
    });
  }, [system]);
  if (!opened.value) return <p class="wait">{words.value.table.loading}</p>;
  const { adaptor, workshop } = opened.value;
  return workshop.creation ? (
    <CreatePage adaptor={adaptor} creation={workshop.creation} />
  ) : (
    <ClassPage adaptor={adaptor} />
  );
}
