import { adoptStyles } from '../page/adopt.ts';
import { go, href } from '../page/route.ts';
import css from '../styles/safety.css?inline';
import type { Sitting } from '../table/sitting.ts';
import { language } from '../words/language.ts';
import { safetyWords } from './save-words.ts';
import { games, newId } from './store.ts';

adoptStyles(css);

/** Says that another tab went on with this game or deleted it, and what can be done in this one. */
export function Elsewhere({ sitting }: { readonly sitting: Sitting }) {
  const kept = sitting.kept.value;
  const w = safetyWords[language.value].elsewhere;
  const keepApart = async () => {
    go(href({ game: await games.add({ ...sitting.record(), id: newId() }) }));
  };
  return (
    <div class="notice elsewhere" role="alert">
      <p>{kept === 'gone' ? w.gone : w.text}</p>
      {kept === 'elsewhere' && (
        <button class="btn" type="button" onClick={() => location.reload()}>
          {w.here}
        </button>
      )}
      <button class="btn quiet" type="button" onClick={keepApart}>
        {w.apart}
      </button>
    </div>
  );
}
