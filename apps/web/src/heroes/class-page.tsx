import { useSignal } from '@preact/signals';
import type { SystemId } from '@souterrain/catalog';
import { go, href } from '../page/route.ts';
import { openSource } from '../print/source.ts';
import { Values } from '../setup/values.tsx';
import type { Adaptor } from '../systems/adaptor.ts';
import { useSystemWords } from '../systems/words.ts';
import { startGame } from '../table/opening.ts';
import { newSeed } from '../table/seed.ts';
import { language, words } from '../words/language.ts';
import { heroesWords } from './heroes-words.ts';
import { NameField, nameIn } from './name-field.tsx';
import { Brief } from './sheet.tsx';

/** A hero that is a name and a class: its sheet follows from it at once. */
export function ClassPage({ adaptor }: { readonly adaptor: Adaptor }) {
  const said = useSystemWords(adaptor);
  const name = useSignal('');
  const first = adaptor.system.choices[0]!;
  const chosen = useSignal<string>(first.values[0]);
  const w = heroesWords[language.value];
  if (!said) return <p class="wait">{words.value.table.loading}</p>;
  const system = adaptor.system.id as SystemId;
  const called = nameIn(name);
  const address = { system, choice: chosen.value, name: called };
  const play = async (event: Event) => {
    event.preventDefault();
    const seats = [{ name: called, choices: { [first.id]: chosen.value } }];
    const opened = await startGame(system, { seats, variants: {}, seed: newSeed() });
    if ('sitting' in opened) go(href({ game: opened.sitting.id }));
  };
  const open = async () => {
    const source = await openSource({
      what: 'heros',
      hero: undefined,
      game: undefined,
      scenario: undefined,
      ...address,
    });
    return source && 'view' in source ? source : undefined;
  };
  return (
    <form class="panel begin" onSubmit={play}>
      <NameField name={name} />
      <Values
        name={first.id}
        label={said.choice(first.id).label}
        values={first.values}
        say={(value) => said.choice(first.id, value)}
        chosen={chosen.value}
        onChoose={(value) => {
          chosen.value = value;
        }}
      />
      <Brief of={chosen.value} open={open} />
      <p class="row end">
        <a class="btn quiet" href={href({ heroes: '' })}>
          {w.library}
        </a>
        <a class="btn" href={href({ print: 'heros', ...address })}>
          {w.print}
        </a>
        <button class="btn main" type="submit">
          {w.play}
        </button>
      </p>
    </form>
  );
}
