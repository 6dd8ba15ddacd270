import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Masthead } from '../masthead/masthead.tsx';
import { SystemName } from '../masthead/system-name.tsx';
import { adoptStyles } from '../page/adopt.ts';
import { go, href } from '../page/route.ts';
import css from '../styles/setup.css?inline';
import type { Adaptor } from '../systems/adaptor.ts';
import { loaderOf } from '../systems/registry.ts';
import { useSystemWords } from '../systems/words.ts';
import { startGame } from '../table/opening.ts';
import { Problem } from '../table/problem.tsx';
import { words } from '../words/language.ts';
import { draftOf } from './draft.ts';
import { GameChoices } from './game-choices.tsx';
import { PhysicalHint } from './physical-hint.tsx';
import { SeatForm } from './seat-form.tsx';
import { Variants } from './variants.tsx';

adoptStyles(css);

/** Composes a game of a system. */
export function Setup({ system }: { readonly system: string }) {
  const adaptor = useSignal<Adaptor | undefined>(undefined);
  useEffect(() => {
    loaderOf(system)?.().then((loaded) => {
      adaptor.value = loaded;
    });
  }, [system]);
  useEffect(() => {
    document.title = `${words.value.setup.heading} · Souterrain`;
  }, [words.value]);
  if (!loaderOf(system)) return <Problem text={words.value.table.unknownSystem(system)} />;
  if (!adaptor.value) return <p class="wait">{words.value.table.loading}</p>;
  return <SetupForm adaptor={adaptor.value} />;
}

function SetupForm({ adaptor }: { readonly adaptor: Adaptor }) {
  const { system } = adaptor;
  const said = useSystemWords(adaptor);
  const problem = useSignal<string | undefined>(undefined);
  const drafting = useMemo(() => draftOf(adaptor, words.peek().heroNames), [adaptor]);
  if (!said) return <p class="wait">{words.value.table.loading}</p>;
  const w = words.value.setup;
  const { seats, seed, dice } = drafting.draft.value;
  const start = async (event: Event) => {
    event.preventDefault();
    const opened = await startGame(system.id, drafting.ready(), drafting.botSeats());
    if ('problem' in opened) problem.value = opened.problem;
    else go(href({ game: opened.sitting.id }));
  };
  return (
    <form class="setup" onSubmit={start}>
      <Masthead />
      <h1 class="title">
        {w.heading}{' '}
        <small>
          <SystemName system={system.id} />
        </small>
      </h1>
      <GameChoices adaptor={adaptor} said={said} drafting={drafting} />
      <section class="players">
        <h2 class={system.variants.some((v) => v.game) ? 'title' : 'sr'}>{w.players}</h2>
        {seats.map((seat, index) => (
          <SeatForm
            key={index}
            {...{ adaptor, said, seat, index, drafting }}
            alone={seats.length === system.seats.min}
          />
        ))}
        {seats.length < system.seats.max && (
          <button class="btn" type="button" onClick={drafting.add}>
            {w.addPlayer}
          </button>
        )}
      </section>
      <section class="panel fields">
        <label class="field">
          <span>
            <b>{w.seed}</b>
            <small>{w.seedHint}</small>
          </span>
          <span class="row">
            <input
              type="text"
              name="seed"
              maxLength={64}
              value={seed}
              autoComplete="off"
              spellcheck={false}
              onInput={(e) => drafting.reseed(e.currentTarget.value)}
            />
            <button class="btn" type="button" onClick={() => drafting.reseed()}>
              {w.newSeed}
            </button>
          </span>
        </label>
        <label class="field check">
          <input
            type="checkbox"
            checked={dice === 'physical'}
            onChange={(e) => drafting.dice(e.currentTarget.checked ? 'physical' : 'seeded')}
          />
          <span>
            <b>{w.physicalDice}</b>
            <small>{w.physicalDiceHint}</small>
            <PhysicalHint decks={system.decks} />
          </span>
        </label>
      </section>
      <Variants adaptor={adaptor} said={said} drafting={drafting} />
      {problem.value !== undefined && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      <p class="row end">
        <a class="btn quiet" href={href({})}>
          {w.back}
        </a>
        <button class="play" type="submit">
          {w.start}
        </button>
      </p>
    </form>
  );
}
