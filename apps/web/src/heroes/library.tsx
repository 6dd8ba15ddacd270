import type { SystemId } from '@souterrain/catalog';
import { useEffect } from 'preact/hooks';
import { keptHeroes, readShelf, shelf } from '../home/shelf.ts';
import { systems } from '../home/systems.ts';
import { Rich } from '../page/rich.tsx';
import { href } from '../page/route.ts';
import { language, words } from '../words/language.ts';
import { HeroRow } from './hero-row.tsx';
import { heroesWords } from './heroes-words.ts';
import { ImportHero } from './import-hero.tsx';
import { creationOf, readUnderWay } from './under-way.ts';

/** Systems with a town between two adventures. */
const TOWNS: readonly SystemId[] = ['attention-donjon', 'attention-donjon-2'];

/** Every hero this device keeps, game by game. */
export function Library() {
  const w = heroesWords[language.value];
  useEffect(() => {
    void readShelf();
  }, []);
  // Nothing is said of heroes that are still being read.
  if (!shelf.value) return null;
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
      {systems.map(({ id }) => (
        <SystemHeroes key={id} id={id} />
      ))}
    </>
  );
}

function SystemHeroes({ id }: { readonly id: SystemId }) {
  const w = heroesWords[language.value];
  const { name, subtitle } = words.value.systems[id];
  const kept = keptHeroes.value.filter(({ system }) => system === id);
  const note = w.notes[id];
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
            <HeroRow key={hero.id} hero={hero} town={TOWNS.includes(id)} />
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
        <a class="btn quiet" href={href({ print: 'heros', system: id })}>
          {w.readyMade}
        </a>
        <a class="btn quiet" href={href({ print: 'monstres', system: id })}>
          {w.bestiary}
        </a>
      </p>
    </section>
  );
}
