import { useEffect } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import { go, href } from '../page/route.ts';
import css from '../styles/safety.css?inline';
import type { Sitting } from '../table/sitting.ts';
import { language } from '../words/language.ts';
import { safetyWords } from './save-words.ts';
import { games, newId } from './store.ts';
import { watchTabs } from './tabs.ts';

adoptStyles(css);

/** Says that another tab goes on with this game, and what can be done in this one. */
export function Elsewhere({ sitting }: { readonly sitting: Sitting }) {
  useEffect(() => watchTabs(sitting), [sitting]);
  if (sitting.kept.value !== 'elsewhere') return null;
  const w = safetyWords[language.value].elsewhere;
  const keepApart = async () => {
    const id = newId();
    await games.write({ ...sitting.record(), id });
    go(href({ game: id }));
  };
  return (
    <div class="notice elsewhere" role="alert">
      <p>{w.text}</p>
      <button class="btn" type="button" onClick={() => location.reload()}>
        {w.here}
      </button>
      <button class="btn quiet" type="button" onClick={keepApart}>
        {w.apart}
      </button>
    </div>
  );
}
