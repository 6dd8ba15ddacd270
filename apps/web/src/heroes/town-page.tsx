import { useSignal } from '@preact/signals';
import { hashText } from '@souterrain/kernel';
import { useEffect } from 'preact/hooks';
import { readShelf } from '../home/shelf.ts';
import { go, href } from '../page/route.ts';
import { sourceOfHero } from '../print/source.ts';
import { type Keeping, keepHero } from '../save/heroes.ts';
import { heroes, type KeptHero } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';
import { loaderOf, manifestOf } from '../systems/registry.ts';
import { useSystemWords } from '../systems/words.ts';
import { language, words } from '../words/language.ts';
import { benchOf } from './bench.ts';
import { heroesWords } from './heroes-words.ts';
import { Brief } from './sheet.tsx';
import { dropUnderWay, type Making, readUnderWay, useKept, visitOf } from './under-way.ts';
import { Workbench } from './workbench.tsx';

interface Visit extends Making {
  readonly hero: KeptHero;
  readonly adaptor: Adaptor;
}

/** AD1-TOWN-01: a hero kept here goes to town once after each adventure; a visit left midway goes on where it was. */
export function TownPage({ id }: { readonly id: string }) {
  const visit = useSignal<Visit | 'gone' | undefined>(undefined);
  useEffect(() => {
    openVisit(id).then((opened) => {
      visit.value = opened ?? 'gone';
    });
  }, [id]);
  const now = visit.value;
  const w = heroesWords[language.value];
  if (!now) return <p class="wait">{words.value.table.loading}</p>;
  if (now === 'gone')
    return (
      <>
        <p class="notice">{w.gone}</p>
        <p class="row">
          <a class="btn" href={href({ heroes: '' })}>
            {w.library}
          </a>
        </p>
      </>
    );
  return <InTown {...now} />;
}

async function openVisit(id: string): Promise<Visit | undefined> {
  const hero = await heroes.read(id).catch(() => undefined);
  const adaptor = hero && (await loaderOf(hero.system)?.());
  const workshop = hero && (await manifestOf(hero.system)?.workshop?.());
  const town = adaptor && (await workshop?.town?.(adaptor.system));
  if (!hero || hero.visited || !adaptor?.heroes || !town) return undefined;
  const seats = [{ name: hero.name, choices: { [adaptor.heroes.choice]: hero.sheet } }];
  // Whoever gives a visit up finds the same merchants again.
  const seed = hashText(`${id} ${hero.sheet}`);
  const from = readUnderWay(visitOf(id)) ?? { name: hero.name, asked: {}, seed, picks: [] };
  const bench = benchOf(town, { seats, variants: {}, seed: from.seed }, from.picks);
  return bench && { hero, adaptor, from, bench };
}

function InTown({ hero, adaptor, ...making }: Visit) {
  const { bench } = making;
  const said = useSystemWords(adaptor);
  const kept = useSignal<Keeping | undefined>(undefined);
  const w = heroesWords[language.value];
  // Read so that the page follows the game.
  bench.seq.value;
  const over = bench.isOver();
  const { id, system, name } = hero;
  const key = visitOf(id);
  useKept(key, making);
  const sheet = adaptor.heroes?.survivors(bench.view())[0]?.sheet ?? hero.sheet;
  useEffect(() => {
    if (over)
      keepHero({ id, system, name, sheet, visited: true }).then(async (keeping) => {
        await readShelf();
        kept.value = keeping;
        if (keeping === 'kept') dropUnderWay(key);
      });
  }, [over]);
  const leave = () => {
    dropUnderWay(key);
    go(href({ heroes: '' }));
  };
  if (!said) return <p class="wait">{words.value.table.loading}</p>;
  return (
    <>
      <h2 class="title">{w.townHeading(name)}</h2>
      <p class="muted">{w.townLead}</p>
      {over ? (
        <section class="panel made" data-visited={kept.value ?? 'keeping'}>
          <p>{kept.value && kept.value !== 'kept' ? words.value.heroes[kept.value] : w.townOver}</p>
          <Brief of={sheet} open={() => sourceOfHero({ system, name, sheet })} />
          <p class="row">
            <a class="btn main" href={href({ system, hero: id })}>
              {w.play}
            </a>
            <a class="btn quiet" href={href({ heroes: '' })}>
              {w.library}
            </a>
          </p>
        </section>
      ) : (
        <>
          <Workbench {...{ adaptor, bench, said, name }} onLeave={leave} />
          <section class="panel now">
            <h2>{w.sheet}</h2>
            <Brief of={sheet} open={() => sourceOfHero({ system, name, sheet })} />
          </section>
        </>
      )}
    </>
  );
}
