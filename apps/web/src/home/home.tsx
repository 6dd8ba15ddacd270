import { useSignal } from '@preact/signals';
import type { SystemId } from '@souterrain/catalog';
import { useEffect } from 'preact/hooks';
import { dice } from '../icons/dice.ts';
import { Icon } from '../page/icon.tsx';
import { LanguageSwitch } from '../page/language-switch.tsx';
import { lazyPage } from '../page/lazy.tsx';
import { wide } from '../page/media.ts';
import { href } from '../page/route.ts';
import { gameTitle } from '../save/title.ts';
import { loaderOf, manifestOf, systems } from '../systems/registry.ts';
import { language, words } from '../words/language.ts';
import { Card } from './card.tsx';
import { Footer } from './footer.tsx';
import { ImportButton } from './import-button.tsx';
import { HomeMap } from './map.tsx';
import { brokenGames, keptHeroes, readShelf, shelf } from './shelf.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const SavedGames = lazyPage(() => import('./saved-games.tsx').then((m) => m.SavedGames));

export function Home() {
  const chosen = useSignal<SystemId>('cinquante-etages');
  const w = words.value;
  useEffect(() => {
    // The page is whole by then, and its reader looks at it: the table can be fetched.
    readShelf()
      .then(() => import('../table/play.tsx'))
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    document.title = `Souterrain · ${w.tagline}`;
  }, [w]);
  /** A reader who is about to play waits less. */
  const fetchAhead = () => {
    loaderOf(chosen.value)?.().catch(() => undefined);
  };
  const quick = { system: chosen.value, quick: '1' };
  const guide = { guide: chosen.value };
  const taught = manifestOf(chosen.value)?.guide !== undefined;
  // Whoever has never played here is shown how.
  const first = taught && shelf.value?.length === 0;
  const last = shelf.value?.find((game) => !game.save.result);
  return (
    <div class="home">
      <div class="switches">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <main class="stage">
        {wide.value && <HomeMap />}
        <div class="hall">
          <h1 class="title">Souterrain</h1>
          <p class="lead">{w.lead}</p>
          <a class="play" href={href(first ? guide : quick)} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
            <Icon path={dice} />
            {w.play}
          </a>
          <div class="sub">
            {w.ready(first)} {last && <a href={href({ game: last.id })}>{w.resume(gameTitle(last, language.value))}</a>}
            {taught && <a href={href(first ? quick : guide)}>{w.guided(!first)}</a>}
            <a href={href({ system: chosen.value })}>{w.compose}</a>
            <ImportButton />
            <a href={href({ rules: chosen.value })}>{w.rules}</a>
            <a href={href({ heroes: '' })}>{w.toHeroes}</a>
            <a href={href({ odds: '' })}>{w.toOdds}</a>
            <a href={href({ compare: '' })}>{w.compare}</a>
          </div>
        </div>
        <fieldset>
          <legend class="sr">{w.chooseSystem}</legend>
          <div class="systems">
            {systems.map((system) => (
              <Card
                key={system.id}
                system={system}
                chosen={chosen.value === system.id}
                onChoose={(id) => {
                  chosen.value = id;
                  fetchAhead();
                }}
              />
            ))}
          </div>
        </fieldset>
      </main>
      {(shelf.value?.length || keptHeroes.value.length || brokenGames.value.length) > 0 && <SavedGames />}
      <Footer />
    </div>
  );
}
