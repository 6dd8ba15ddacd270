import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Masthead } from '../masthead/masthead.tsx';
import { adoptStyles } from '../page/adopt.ts';
import { href } from '../page/route.ts';
import css from '../styles/compare.css?inline';
import type { CrawlScene } from '../systems/crawl/sheets/edition.ts';
import { words as first } from '../words/language.ts';
import { Blows } from './blows.tsx';
import { compareWords } from './compare-words.ts';
import { Creatures } from './creatures.tsx';
import { EDITIONS, type EditionId, SIDES } from './editions.ts';
import { Heroes } from './heroes.tsx';
import { Picker } from './picker.tsx';
import { Results } from './results.tsx';
import { readScene, type Scene, writeScene } from './scene.ts';
import { Section } from './section.tsx';
import { tableauOf } from './tableau.ts';
import { useEditions } from './use-editions.ts';
import { useWorker } from './use-worker.ts';

adoptStyles(css);

/** The same party against the same encounter in both editions: sheets, profiles, exact chances, simulated fights. */
export function ComparePage() {
  const speech = useEditions();
  const scene = useSignal(readScene(location.search));
  const { party, encounter, fights: wanted } = scene.value;
  const chances = useWorker('chances', () => true);
  const fights = useWorker('fights', (tallies, { fights: of }) => tallies['attention-donjon'].fights >= of);
  const tableaux = useMemo(
    () => Object.fromEntries(EDITIONS.map((edition) => [edition, tableauOf(edition, { party, encounter })])),
    [party, encounter],
  ) as Record<EditionId, ReturnType<typeof tableauOf>>;
  useEffect(() => chances.ask(scene.value), [party, encounter]);
  const said = speech && compareWords[speech.lang];
  useEffect(() => {
    if (said) document.title = `${said.title} · Souterrain`;
  }, [said]);
  if (!speech || !said) return <p class="wait">{first.value.table.loading}</p>;
  const change = (by: Partial<Scene>) => {
    fights.stop();
    fights.answer.value = undefined;
    const query = writeScene({ ...scene.value, ...by });
    history.replaceState(null, '', href(query));
    scene.value = readScene(location.search);
  };
  const { lang } = speech;
  const sceneOf = (edition: EditionId): CrawlScene => ({
    system: SIDES[edition],
    view: tableaux[edition].view,
    words: speech.words[edition],
    company: { names: [] },
    lang,
  });
  const tallies = fights.answer.value;
  const done = tallies?.['attention-donjon'].fights ?? 0;
  return (
    <div class="compare-page">
      <Masthead />
      <main>
        <h1 class="title">{said.title}</h1>
        <p class="lead">
          {said.lead} <a href={href({ odds: '' })}>{said.odds}</a>
        </p>
        <Picker scene={scene.value} said={said} speech={speech} onChange={change} />
        <Section title={said.simulated} note={said.simulatedNote} said={said}>
          {(edition) =>
            tallies ? <Results tally={tallies[edition]} said={said} lang={lang} /> : <p class="note">{said.notRun}</p>
          }
        </Section>
        <p class="run">
          {fights.working.value ? (
            <button class="btn" type="button" data-stop onClick={fights.stop}>
              {said.stop}
            </button>
          ) : (
            <button class="btn main" type="button" data-run onClick={() => fights.ask(scene.value)}>
              {said.run(wanted)}
            </button>
          )}
          {(done > 0 || fights.working.value) && <progress max={wanted} value={done} aria-label={said.simulated} />}
          <span role="status">{done > 0 && said.progress(done, wanted)}</span>
        </p>
        <Section title={said.heroBlow} note={said.oddsNote} said={said}>
          {(edition) => (
            <Blows edition={edition} striker="hero" chances={chances.answer.value} said={said} lang={lang} />
          )}
        </Section>
        <Section title={said.creatureBlow} said={said}>
          {(edition) => (
            <Blows edition={edition} striker="creature" chances={chances.answer.value} said={said} lang={lang} />
          )}
        </Section>
        <Section title={said.heroes} said={said}>
          {(edition) => <Heroes edition={edition} tableau={tableaux[edition]} scene={sceneOf(edition)} said={said} />}
        </Section>
        <Section title={said.creatures} said={said}>
          {(edition) => (
            <Creatures
              edition={edition}
              given={scene.value}
              tableau={tableaux[edition]}
              scene={sceneOf(edition)}
              said={said}
            />
          )}
        </Section>
      </main>
    </div>
  );
}
