import { useSignal } from '@preact/signals';
import type { SystemId } from '@souterrain/catalog';
import { useEffect, useState } from 'preact/hooks';
import { readShelf } from '../home/shelf.ts';
import { href } from '../page/route.ts';
import { sourceOfHero } from '../print/source.ts';
import { downloadHero } from '../save/download.ts';
import { keepHero } from '../save/heroes.ts';
import { newId } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';
import { language, words } from '../words/language.ts';
import type { Bench } from './bench.ts';
import { heroesWords } from './heroes-words.ts';
import { Brief } from './sheet.tsx';

interface MadeProps {
  readonly adaptor: Adaptor;
  readonly bench: Bench;
  readonly name: string;
  /** The hero is safely among those of this device. */
  onKept(): void;
  onAgain(): void;
}

/** A hero just made: kept at once, its sheet to be read, played or printed. */
export function Made({ adaptor, bench, name, onKept, onAgain }: MadeProps) {
  const w = heroesWords[language.value];
  const kept = useSignal<Awaited<ReturnType<typeof keepHero>> | undefined>(undefined);
  const system = adaptor.system.id as SystemId;
  const sheet = adaptor.heroes?.survivors(bench.view())[0]?.sheet ?? '';
  const [id] = useState(newId);
  useEffect(() => {
    keepHero({ id, system, name, sheet, visited: true }).then(async (keeping) => {
      await readShelf();
      kept.value = keeping;
      if (keeping === 'kept') onKept();
    });
  }, [sheet]);
  const failed = kept.value !== undefined && kept.value !== 'kept';
  return (
    <section class="panel made" data-made={kept.value ?? 'keeping'}>
      <h2>{w.made(name)}</h2>
      {failed && (
        <div class="notice" role="alert">
          <p>{words.value.heroes[kept.value as 'full' | 'unavailable']}</p>
          <button class="btn" type="button" onClick={() => downloadHero({ system, name, sheet })}>
            {w.export}
          </button>
        </div>
      )}
      <Brief of={sheet} open={() => sourceOfHero({ system, name, sheet })} />
      <p class="row">
        {!failed && (
          <>
            <a class="btn main" href={href({ system, hero: id })}>
              {w.play}
            </a>
            <a class="btn" href={href({ print: 'heros', hero: id })}>
              {w.print}
            </a>
          </>
        )}
        <button class="btn quiet" type="button" onClick={onAgain}>
          {w.again}
        </button>
        <a class="btn quiet" href={href({ heroes: '' })}>
          {w.library}
        </a>
      </p>
    </section>
  );
}
