import { useSignal } from '@preact/signals';
import { href } from '../page/route.ts';
import { deleteGame, type SavedGame } from '../save/store.ts';
import { gameTitle } from '../save/title.ts';
import { language, rest, words } from '../words/language.ts';
import { readShelf, shelf } from './shelf.ts';

export const SavedGames = () => (
  <section class="games">
    <h2 class="title">{rest.value.saves.heading}</h2>
    <ul class="shelf">
      {(shelf.value ?? []).map((game) => (
        <SavedRow key={game.id} game={game} />
      ))}
    </ul>
  </section>
);

function SavedRow({ game }: { readonly game: SavedGame }) {
  const asking = useSignal(false);
  const { saves } = rest.value;
  const lang = language.value;
  const title = gameTitle(game, lang);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(game.updated);
  if (asking.value)
    return (
      <li class="panel saved asking">
        <p>{saves.confirmDelete(title)}</p>
        <span class="row">
          <button class="btn main" type="button" onClick={() => deleteGame(game.id).finally(readShelf)}>
            {saves.yes}
          </button>
          <button class="btn" type="button" onClick={() => (asking.value = false)}>
            {saves.no}
          </button>
        </span>
      </li>
    );
  return (
    <li class="panel saved">
      <p>
        <b>{title}</b>
        <small>
          {words.value.systems[game.system].name} · {when}
          {game.save.result && ` · ${saves.finished}`}
        </small>
      </p>
      <span class="row">
        {game.save.result ? (
          <a class="btn" href={href({ replay: game.id })}>
            {saves.replay}
          </a>
        ) : (
          <a class="btn" href={href({ game: game.id })}>
            {saves.open}
          </a>
        )}
        <button class="btn quiet" type="button" onClick={() => exportGame(game)}>
          {saves.export}
        </button>
        <button class="btn quiet" type="button" onClick={() => (asking.value = true)}>
          {saves.delete}
        </button>
      </span>
    </li>
  );
}

async function exportGame({ save, names }: SavedGame): Promise<void> {
  const { downloadSave } = await import('../save/download.ts');
  downloadSave(save, names);
}
