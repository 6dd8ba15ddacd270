import { render } from 'preact';
import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/offline.css?inline';
import { language } from '../words/language.ts';
import { offlineWords } from './offline-words.ts';

adoptStyles(css);

/** Says over whatever page is shown that a newer version is there. */
export function renderNotice(reload: () => void): void {
  const place = document.createElement('div');
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(<UpdateNotice reload={reload} close={close} />, place);
}

function UpdateNotice({ reload, close }: { reload(): void; close(): void }) {
  const w = offlineWords[language.value];
  return (
    <div class="update panel" role="status" data-update>
      <p>{w.outdated}</p>
      <button class="btn" type="button" onClick={reload}>
        {w.reload}
      </button>
      <button class="btn quiet" type="button" onClick={close}>
        {w.later}
      </button>
    </div>
  );
}
