import { useSignal } from '@preact/signals';
import { href } from '../page/route.ts';
import { deleteGame, type SavedGame } from '../save/store.ts';
import { gameTitle } from '../save/title.ts';
import { language, words } from '../words/language.ts';
import { readShelf, shelf } from './shelf.ts';

export const SavedGames = () => (
  <ul class="shelf">
    {(shelf.value ?? []).map((game) => (
      <SavedRow key={game.id} game={game} />
    ))}
  </ul>
);

function SavedRow({ game }: { readonly game: SavedGame }) {
  const asking = useSignal(false);
  const w = words.value;
  const lang = language.value;
  const title = gameTitle(game, lang);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(game.updated);
  if (asking.value)
    return (
      <li class="panel saved asking">
        <p>{w.saves.confirmDelete(title)}</p>
        <span class="row">
          <button class="btn main" type="button" onClick={() => deleteGame(game.id).finally(readShelf)}>
            {w.saves.yes}
          </button>
          <button class="btn" type="button" onClick={() => (asking.value = false)}>
            {w.saves.no}
          </button>
        </span>
      </li>
    );
  return (
    <li class="panel saved">
      <p>
        <b>{title}</b>
        <small>
          {w.systems[game.system].name} · {when}
          {game.save.result && ` · ${w.saves.finished}`}
        </small>
      </p>
      <span class="row">
        {game.save.result ? (
          <a class="btn" href={href({ replay: game.id })}>
            {w.saves.replay}
          </a>
        ) : (
          <a class="btn" href={href({ game: game.id })}>
            {w.saves.open}
          </a>
        )}
        <button class="btn quiet" type="button" onClick={() => exportGame(game)}>
          {w.saves.export}
        </button>
        <button class="btn quiet" type="button" onClick={() => (asking.value = true)}>
          {w.saves.delete}
        </button>
      </span>
    </li>
  );
}

async function exportGame({ save, names }: SavedGame): Promise<void> {
  const { downloadSave } = await import('../save/download.ts');
  downloadSave(save, names);
}
