import { useSignal } from '@preact/signals';
import { adoptStyles } from '../page/adopt.ts';
import { go, href } from '../page/route.ts';
import css from '../styles/safety.css?inline';
import { language, words } from '../words/language.ts';
import { downloadRaw } from './download.ts';
import { safetyWords } from './save-words.ts';
import { games } from './store.ts';

adoptStyles(css);

/** What is left to do with a game that is kept here and cannot be read. */
export function BrokenGame({ id }: { readonly id: string }) {
  const asking = useSignal(false);
  const w = safetyWords[language.value].broken;
  const { saves } = words.value;
  const remove = async () => {
    const record = await games.read(id);
    if (record) await games.remove(record);
    go(href({}));
  };
  return (
    <div class="broken" data-broken={id}>
      <p>{asking.value ? saves.confirmDelete(w.that) : w.text}</p>
      <p class="row">
        {asking.value ? (
          <>
            <button class="btn main" type="button" onClick={remove}>
              {saves.yes}
            </button>
            <button class="btn" type="button" onClick={() => (asking.value = false)}>
              {saves.no}
            </button>
          </>
        ) : (
          <>
            <button class="btn" type="button" onClick={async () => downloadRaw(await games.read(id))}>
              {w.raw}
            </button>
            <button class="btn quiet" type="button" onClick={() => (asking.value = true)}>
              {saves.delete}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
