import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keptHeroes, readShelf, shelf } from '../home/shelf.ts';
import { Rich } from '../page/rich.tsx';
import { href } from '../page/route.ts';
import type { Manifest } from '../systems/manifest.ts';
import { systems } from '../systems/registry.ts';
import { language } from '../words/language.ts';
import { HeroRow } from './hero-row.tsx';
import { heroesWords } from './heroes-words.ts';
import { ImportHero } from './import-hero.tsx';
import { creationOf, readUnderWay } from './under-way.ts';
import type { Workshop } from './workshop.ts';

/** Every hero this device keeps, game by game. */
export function Library() {
  const w = heroesWords[language.value];
  const workshops = useSignal<readonly SystemHeroesProps[] | undefined>(undefined);
  useEffect(() => {
    void readShelf();
    readWorkshops().then((read) => {
      workshops.value = read;
    });
  }, []);
  // Nothing is said of heroes that are still being read.
  if (!shelf.value || !workshops.value) return null;
  const empty = keptHeroes.value.length === 0;
  return (
    <>
      <p class="lead">{w.lead}</p>
      {empty && (
        <div class="panel empty" data-empty>
          <p>
            <b>{w.none}</b>
          </p>
          <p class="muted">{w.noneHint}</p>
        </div>
      )}
      <p class="row">
        <ImportHero />
      </p>
      {workshops.value.map(({ manifest, workshop }) => (
        <SystemHeroes key={manifest.id} manifest={manifest} workshop={workshop} />
      ))}
    </>
  );
}

interface SystemHeroesProps {
  readonly manifest: Manifest;
  readonly workshop: Workshop;
}

/** Those of the systems whose heroes may be made. */
const readWorkshops = (): Promise<readonly SystemHeroesProps[]> =>
  Promise.all(
    systems.flatMap((manifest) =>
      manifest.workshop ? [manifest.workshop().then((workshop) => ({ manifest, workshop }))] : [],
    ),
  );

function SystemHeroes({ manifest: { id, card, printer }, workshop }: SystemHeroesProps) {
  const w = heroesWords[language.value];
  const { name, subtitle } = card[language.value];
  const kept = keptHeroes.value.filter(({ system }) => system === id);
  const note = workshop.note?.[language.value];
  const underWay = readUnderWay(creationOf(id));
  return (
    <section class="of-system" data-system={id}>
      <h2 class="title">
        {name}{' '}
        <small>
          <Rich text={subtitle} />
        </small>
      </h2>
      {note !== undefined && <p class="muted">{note}</p>}
      {kept.length > 0 ? (
        <ul class="shelf heroes">
          {kept.map((hero) => (
            <HeroRow key={hero.id} hero={hero} town={workshop.town !== undefined} />
          ))}
        </ul>
      ) : (
        note === undefined && <p class="muted">{w.noneHere}</p>
      )}
      <p class="row">
        <a
          class="btn"
          href={href({ heroes: '', create: id })}
          aria-label={underWay ? undefined : w.createFor(`${name}, ${subtitle.replaceAll('^', '')}`)}
        >
          {underWay ? w.resume(underWay.name) : w.create}
        </a>
        {printer && (
          <>
            <a class="btn quiet" href={href({ print: 'heros', system: id })}>
              {w.readyMade}
            </a>
            <a class="btn quiet" href={href({ print: 'monstres', system: id })}>
              {w.bestiary}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
