import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Masthead } from '../masthead/masthead.tsx';
import { adoptStyles } from '../page/adopt.ts';
import { go, href } from '../page/route.ts';
import page from '../styles/print.css?inline';
import cards from '../styles/print-cards.css?inline';
import sheet from '../styles/print-sheet.css?inline';
import { Problem } from '../table/problem.tsx';
import { language, words } from '../words/language.ts';
import { addressOf, type PrintAddress, readAddress } from './address.ts';
import { HeroSheet } from './hero-sheet.tsx';
import { MonsterCards } from './monster-cards.tsx';
import { type Prepared, prepare } from './prepare.ts';
import { printWords } from './print-words.ts';
import { ScenarioSheets } from './scenario-sheets.tsx';
import { openSource, type Printable } from './source.ts';

for (const css of [page, sheet, cards]) adoptStyles(css);

interface Ready extends Prepared {
  readonly source: Printable;
}

/** What a game or a hero is on paper, ready for the printer. */
export function PrintPage({ search }: { readonly search: string }) {
  const at = readAddress(search);
  const ready = useSignal<Ready | { readonly problem: string } | undefined>(undefined);
  const lang = language.value;
  const said = printWords[lang];
  const { what, ...of } = at;
  useEffect(() => {
    let left = false;
    open(at).then((result) => {
      if (!left) ready.value = result;
    });
    return () => {
      left = true;
    };
  }, [lang, JSON.stringify(of)]);
  useEffect(() => {
    document.title = `${said.heading} · Souterrain`;
  }, [lang]);
  const now = ready.value;
  if (!now) return <p class="wait">{words.value.table.loading}</p>;
  if ('problem' in now) return <Problem text={now.problem} />;
  return (
    <div class="print-page">
      <Bar at={at} ready={now} />
      <main class="papers" data-print={what}>
        <Papers at={at} {...now} />
      </main>
    </div>
  );
}

async function open(at: PrintAddress): Promise<Ready | { readonly problem: string }> {
  const lang = language.value;
  const source = await openSource(at);
  if (!source) return { problem: printWords[lang].noHero };
  if ('problem' in source) return source;
  const ready = await prepare(source, lang);
  return ready ? { source, ...ready } : { problem: words.value.table.unknownSystem(source.system) };
}

function Bar({ at, ready }: { readonly at: PrintAddress; readonly ready: Ready }) {
  const said = printWords[language.value];
  const { printer, source, scene } = ready;
  const kinds = (['heros', 'monstres', 'scenario'] as const).filter(
    (kind) => (kind !== 'scenario' || printer.scenarios) && (at.hero === undefined || kind === 'heros'),
  );
  const scenarios = source.played ? [] : (printer.scenarios?.list(scene) ?? []);
  return (
    <div class="print-bar">
      <Masthead />
      <div class="row">
        {at.game !== undefined ? (
          <a class="btn quiet" href={href({ game: at.game })}>
            {said.backToTable}
          </a>
        ) : (
          <a class="btn quiet" href={href({ heroes: '' })}>
            {said.backToHeroes}
          </a>
        )}
        {kinds.length > 1 && (
          <nav class="row" aria-label={said.what}>
            {kinds.map((kind) => (
              <a
                key={kind}
                class="btn"
                href={addressOf(at, { what: kind })}
                aria-current={kind === at.what ? 'page' : undefined}
              >
                {said.kinds[kind]}
              </a>
            ))}
          </nav>
        )}
        {at.what === 'scenario' && scenarios.length > 0 && (
          <label class="field">
            <span class="sr">{said.scenario}</span>
            <select
              value={at.scenario ?? scenarios[0]?.id}
              onChange={(event) => go(addressOf(at, { scenario: event.currentTarget.value }))}
            >
              {scenarios.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button class="btn main" type="button" onClick={() => print()}>
          {said.print}
        </button>
      </div>
      <p class="muted">{said.printHint}</p>
    </div>
  );
}

function Papers({ at, printer, scene, source }: Ready & { readonly at: PrintAddress }) {
  const { lang } = scene;
  const said = printWords[lang];
  if (at.what === 'monstres') {
    const cards = printer.monsters(scene, source.played ? 'met' : 'all');
    if (cards.length > 0) return <MonsterCards cards={cards} />;
    return (
      <p class="notice">
        {said.nobodyMet} <a href={addressOf(at, { game: undefined, system: source.system })}>{said.allMonsters}</a>
      </p>
    );
  }
  if (at.what === 'scenario') {
    const id = source.played ? undefined : (at.scenario ?? printer.scenarios?.list(scene)[0]?.id);
    const sheets = printer.scenarios?.sheets(scene, id) ?? [];
    return sheets.length > 0 ? <ScenarioSheets sheets={sheets} lang={lang} /> : <p class="notice">{said.noScenario}</p>;
  }
  const pages = printer.heroes(scene);
  if (pages.length === 0) return <p class="notice">{said.noHero}</p>;
  return (
    <>
      {pages.map((page) => (
        <HeroSheet key={page.id} page={page} lang={lang} />
      ))}
    </>
  );
}
