import { SavedRow } from '../home/saved-row.tsx';
import { href } from '../page/route.ts';
import { sourceOfHero } from '../print/source.ts';
import { downloadHero } from '../save/download.ts';
import { heroes, type KeptHero } from '../save/store.ts';
import { language, words } from '../words/language.ts';
import { heroesWords } from './heroes-words.ts';
import { Brief } from './sheet.tsx';
import { dropUnderWay, readUnderWay, visitOf } from './under-way.ts';

interface HeroRowProps {
  readonly hero: KeptHero;
  /** True where its system has a town between adventures. */
  readonly town: boolean;
}

/** A hero kept here: played, taken to town, printed, taken away, deleted once the reader has said yes. */
export function HeroRow({ hero, town }: HeroRowProps) {
  const lang = language.value;
  const w = heroesWords[lang];
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(hero.updated);
  return (
    <SavedRow
      title={hero.name}
      note={town && hero.visited ? `${when} · ${w.townDone}` : when}
      question={words.value.saves.confirmDelete(hero.name)}
      onExport={() => downloadHero(hero)}
      onDelete={() => {
        dropUnderWay(visitOf(hero.id));
        return heroes.remove(hero);
      }}
      below={
        <details class="hero-sheet">
          <summary>{w.sheet}</summary>
          <Brief of={hero.sheet} open={() => sourceOfHero(hero)} />
        </details>
      }
    >
      <a class="btn" href={href({ system: hero.system, hero: hero.id })}>
        {w.play}
      </a>
      {town && !hero.visited && (
        <a class="btn" data-town href={href({ heroes: '', town: hero.id })}>
          {readUnderWay(visitOf(hero.id)) ? w.townResume : w.town}
        </a>
      )}
      <a class="btn quiet" href={href({ print: 'heros', hero: hero.id })}>
        {w.print}
      </a>
    </SavedRow>
  );
}
