import { SystemName } from '../masthead/system-name.tsx';
import { adoptStyles } from '../page/adopt.ts';
import { href } from '../page/route.ts';
import { downloadEverything, downloadHero, downloadRaw, downloadSave } from '../save/download.ts';
import { PurgeNotice } from '../save/purge-notice.tsx';
import { safetyWords } from '../save/save-words.ts';
import { games, heroes, type KeptHero, type SavedGame } from '../save/store.ts';
import { gameTitle } from '../save/title.ts';
import safety from '../styles/safety.css?inline';
import css from '../styles/shelf.css?inline';
import { language, words } from '../words/language.ts';
import { SavedRow } from './saved-row.tsx';
import { brokenGames, keptHeroes, shelf } from './shelf.ts';

adoptStyles(css);
adoptStyles(safety);

/** What this device keeps: games to resume or watch again, heroes that wait for another one. */
export function SavedGames() {
  const { saves, heroes: said } = words.value;
  const saved = shelf.value ?? [];
  const broken = brokenGames.value;
  const hasGames = saved.length + broken.length > 0;
  const all = (
    <button
      class="btn"
      type="button"
      data-export-all
      onClick={() => downloadEverything({ games: saved, heroes: keptHeroes.value })}
    >
      {safetyWords[language.value].exportAll}
    </button>
  );
  return (
    <>
      {hasGames && (
        <section class="games">
          <div class="shelf-head">
            <h2 class="title">{saves.heading}</h2>
            {all}
          </div>
          <PurgeNotice />
          <ul class="shelf">
            {saved.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
            {broken.map((record, i) => (
              <BrokenRow key={i} record={record} />
            ))}
          </ul>
        </section>
      )}
      {keptHeroes.value.length > 0 && (
        <section class="games">
          <div class="shelf-head">
            <h2 class="title">{said.heading}</h2>
            <span class="row">
              <a class="btn" href={href({ heroes: '' })}>
                {said.library}
              </a>
              {!hasGames && all}
            </span>
          </div>
          {!hasGames && <PurgeNotice />}
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

const dateOf = ({ updated }: SavedGame | KeptHero): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);

/** Of which system it is, then the rest. */
const Note = ({ system, more }: { readonly system: string; readonly more: readonly string[] }) => (
  <>
    <SystemName system={system} />
    {more.map((text) => ` · ${text}`)}
  </>
);

function GameRow({ game }: { readonly game: SavedGame }) {
  const { saves } = words.value;
  const title = gameTitle(game, language.value);
  const finished = game.save.result !== null;
  const { branch } = game;
  const more = [
    dateOf(game),
    ...(branch === undefined ? [] : [safetyWords[language.value].branch(branch)]),
    ...(finished ? [saves.finished] : []),
  ];
  return (
    <SavedRow
      title={title}
      note={<Note system={game.system} more={more} />}
      question={saves.confirmDelete(title)}
      onExport={() => downloadSave(game.save, game.names)}
      onDelete={() => games.remove(game)}
    >
      <a class="btn" href={href(finished ? { replay: game.id } : { game: game.id })}>
        {finished ? saves.replay : saves.open}
      </a>
    </SavedRow>
  );
}

/** A record that is no game any more: it can be taken away as it is, or deleted. */
function BrokenRow({ record }: { readonly record: unknown }) {
  const { title, that, note, raw } = safetyWords[language.value].broken;
  return (
    <SavedRow
      title={title}
      note={note}
      question={words.value.saves.confirmDelete(that)}
      exports={raw}
      onExport={() => downloadRaw(record)}
      onDelete={() => games.remove(record as SavedGame)}
    />
  );
}

const HeroRow = ({ hero }: { readonly hero: KeptHero }) => (
  <SavedRow
    title={hero.name}
    note={<Note system={hero.system} more={[dateOf(hero)]} />}
    question={words.value.saves.confirmDelete(hero.name)}
    onExport={() => downloadHero(hero)}
    onDelete={() => heroes.remove(hero)}
  >
    <a class="btn" href={href({ system: hero.system, hero: hero.id })}>
      {words.value.heroes.play}
    </a>
  </SavedRow>
);
