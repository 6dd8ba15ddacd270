import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import type { HeroPage } from '../print/model.ts';
import { prepare } from '../print/prepare.ts';
import type { Printable } from '../print/source.ts';
import css from '../styles/hero-brief.css?inline';
import { language } from '../words/language.ts';
import { heroesWords } from './heroes-words.ts';

adoptStyles(css);

/** The sheet of a hero on screen: what its paper says, without the paper. */
export function Brief({ open, of }: { readonly open: () => Promise<Printable | undefined>; readonly of: string }) {
  const page = useSignal<HeroPage | 'unreadable' | undefined>(undefined);
  const lang = language.value;
  useEffect(() => {
    briefOf(open, lang).then((found) => {
      page.value = found ?? 'unreadable';
    });
  }, [of, lang]);
  const now = page.value;
  if (!now) return null;
  if (now === 'unreadable') return <p class="notice">{heroesWords[lang].unreadable}</p>;
  return (
    <div class="brief">
      <p class="job">{now.line}</p>
      <dl>
        {now.numbers.flatMap(({ boxes }) =>
          boxes.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          )),
        )}
        {[...now.tracks.map(({ title, count }) => ({ label: title, value: count })), ...now.purse.boxes].map(
          ({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {now.card && (
        <p>
          <b>{now.card.title}</b> {now.card.name}
        </p>
      )}
      {now.gifts.map(({ title, entries }) => (
        <p key={title}>
          <b>{title}</b> {entries.map(({ name }) => name).join(', ')}
        </p>
      ))}
      {now.gear.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

async function briefOf(open: () => Promise<Printable | undefined>, lang: 'fr' | 'en'): Promise<HeroPage | undefined> {
  try {
    const source = await open();
    const ready = source && (await prepare(source, lang));
    return ready?.printer.heroes(ready.scene)[0];
  } catch {
    // A sheet of another version of the rules: it is said, and it can still be taken away.
    return undefined;
  }
}
