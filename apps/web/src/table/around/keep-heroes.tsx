import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { downloadHero } from '../../save/download.ts';
import { type Keeping, keepSurvivors } from '../../save/heroes.ts';
import type { Heroes } from '../../systems/adaptor.ts';
import { words } from '../../words/language.ts';
import type { Sitting } from '../sitting.ts';

interface KeepHeroesProps {
  readonly sitting: Sitting;
  readonly heroes: Heroes;
  readonly view: unknown;
}

/** Offers to keep whoever came back; a campaign keeps them without being asked. */
export function KeepHeroes({ sitting, heroes, view }: KeepHeroesProps) {
  const state = useSignal<Keeping | undefined>(undefined);
  const survivors = heroes.survivors(view);
  const w = words.value.heroes;
  const campaign = heroes.isCampaign(view);
  const keep = async () => {
    const { id: game, system, save } = sitting.record();
    state.value = await keepSurvivors({
      game,
      system,
      seats: save.seats,
      survivors,
      choice: heroes.choice,
      visited: campaign,
    });
  };
  useEffect(() => {
    if (campaign && survivors.length > 0) void keep();
  }, []);
  if (survivors.length === 0) return null;
  const names = survivors.map(({ name }) => name);
  if (state.value === 'kept')
    return (
      <p class="muted" data-heroes="kept">
        {w.kept(names)}
      </p>
    );
  return (
    <>
      {state.value && (
        <p class="notice" role="alert">
          {w[state.value]}
        </p>
      )}
      <p class="row">
        <button class="btn" type="button" data-heroes="keep" onClick={keep}>
          {w.keep(names.length)}
        </button>
        {state.value &&
          survivors.map((hero) => (
            <button
              key={hero.seat}
              class="btn quiet"
              type="button"
              onClick={() => downloadHero({ ...hero, system: sitting.record().system })}
            >
              {w.export(hero.name)}
            </button>
          ))}
      </p>
    </>
  );
}
