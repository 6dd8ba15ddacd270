import { adoptStyles } from '../page/adopt.ts';
import { href } from '../page/route.ts';
import { downloadHero, downloadSave } from '../save/download.ts';
import { games, heroes, type KeptHero, type SavedGame } from '../save/store.ts';
import { gameTitle } from '../save/title.ts';
import css from '../styles/shelf.css?inline';
import { language, rest, words } from '../words/language.ts';
import { SavedRow } from './saved-row.tsx';
import { keptHeroes, shelf } from './shelf.ts';

adoptStyles(css);

/** What this device keeps: games to resume or watch again, heroes that wait for another one. */
export function SavedGames() {
  const { saves, heroes: said } = rest.value;
  const saved = shelf.value ?? [];
  return (
    <>
      {saved.length > 0 && (
        <section class="games">
          <h2 class="title">{saves.heading}</h2>
          <ul class="shelf">
            {saved.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
      {keptHeroes.value.length > 0 && (
        <section class="games">
          <h2 class="title">{said.heading}</h2>
          <p class="muted">{said.hint}</p>
          <ul class="shelf heroes">
            {keptHeroes.value.map((hero) => (
              <HeroRow key={hero.id} hero={hero} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const noteOf = ({ system, updated }: SavedGame | KeptHero): string =>
  `${words.value.systems[system].name} · ${new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(updated)}`;

function GameRow({ game }: { readonly game: SavedGame }) {
  const { saves } = rest.value;
  const title = gameTitle(game, language.value);
  const finished = game.save.result !== null;
  return (
    <SavedRow
      title={title}
      note={finished ? `${noteOf(game)} · ${saves.finished}` : noteOf(game)}
      question={saves.confirmDelete(title)}
      onExport={() => downloadSave(game.save, game.names)}
      onDelete={() => games.delete(game.id)}
    >
      <a class="btn" href={href(finished ? { replay: game.id } : { game: game.id })}>
        {finished ? saves.replay : saves.open}
      </a>
    </SavedRow>
  );
}

const HeroRow = ({ hero }: { readonly hero: KeptHero }) => (
  <SavedRow
    title={hero.name}
    note={noteOf(hero)}
    question={rest.value.saves.confirmDelete(hero.name)}
    onExport={() => downloadHero(hero)}
    onDelete={() => heroes.delete(hero.id)}
  >
    <a class="btn" href={href({ system: hero.system })}>
      {rest.value.heroes.play}
    </a>
  </SavedRow>
);
