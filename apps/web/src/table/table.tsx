import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { useTableWords } from '../systems/words.ts';
import { language, words } from '../words/language.ts';
import { AskOdds } from './ask-odds.ts';
import { choiceOf } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';
import { settle, unsettle } from './motion.ts';
import type { Sitting } from './sitting.ts';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { wordingOf } from './wording.ts';

const NOTHING = { id: '', seat: 0, options: [], min: 1, max: 1 } as unknown as OfferedDecision;

/** A game being played on this screen. */
export function Table({ sitting }: { readonly sitting: Sitting }) {
  const { adaptor, names } = sitting;
  const loaded = useTableWords(adaptor);
  const scene = sitting.scene.value;
  const { decision } = scene;
  const lang = language.value;
  const w = words.value;
  const choice = useMemo(() => choiceOf(decision ?? NOTHING, answer), [decision]);
  useEffect(() => {
    document.title = `${adaptor.place(scene.view, lang)} · ${names.join(', ')} · Souterrain`;
  }, [scene, lang]);
  const props = useMemo(
    () => loaded && { system: adaptor.system, view: scene.view, words: loaded.words, company: { names }, lang },
    [scene.view, loaded, lang],
  );
  if (!loaded || !props) return <p class="wait">{w.table.loading}</p>;

  function answer(picks: readonly OfferedOption[]) {
    // What the last answer left moving stops, then the dice of this one fall.
    settle();
    unsettle();
    if (decision) sitting.answer(decision, picks);
  }

  const { words: said, whole } = loaded;
  const { company } = props;
  const asked = decision?.seat ?? scene.curtain ?? scene.bot;
  // Whoever answers sooner than the words come is asked as soon as they do.
  const isSaid = decision && (whole || (adaptor.asks?.(decision) ?? true));
  const wording = isSaid ? wordingOf(decision, said, { company, lang }) : undefined;
  return (
    <AskOdds.Provider value={sitting.odds}>
      <Stage
        ready={whole}
        adaptor={adaptor}
        scene={scene}
        props={props}
        choice={choice}
        top={(late) => (
          <TopBar system={adaptor.system.id} subtitle={names.join(', ')}>
            {late && (
              <>
                <late.Tools sitting={sitting} />
                <late.Keys {...{ decision, choice }} ends={adaptor.ends} undo={sitting.undo} />
                <late.Help more={late.panels.keys?.(lang)} />
              </>
            )}
          </TopBar>
        )}
        board={(late) =>
          late?.mapInWords.value ? (
            <late.MapInWords {...{ props, decision, choice }} panels={late.panels} />
          ) : (
            <adaptor.Board
              {...props}
              decision={decision}
              pointed={choice.pointed.value}
              latest={scene.latest}
              events={scene.events}
              Overlay={late?.panels.Overlay}
              describe={late?.panels.describe}
              onPick={choice.pick}
              onPoint={choice.point}
            />
          )
        }
        turn={(late) => (
          <section class="turn panel" id="turn" aria-label={w.table.actions}>
            {late && <late.Notices sitting={sitting} />}
            {late && decision && <late.Weigh decision={decision} choice={choice} words={said} />}
            {late && <late.GuideSlot {...{ sitting, choice, wording }} />}
            <header>
              <h2>
                {asked !== undefined
                  ? w.table.turnOf(names[asked] ?? '', adaptor.isTurnOf?.(scene.view, asked))
                  : scene.outcome && w.table.over}
              </h2>
              {decision && wording && (
                <p class="prompt">
                  {wording.prompt} {choice.several && <i>{w.table.pick(decision.min, decision.max)}</i>}
                  {late && <late.Asked adaptor={adaptor} rule={decision.rule} />}
                </p>
              )}
              {decision && !wording && <p class="wait">{w.table.loading}</p>}
              {late && scene.bot !== undefined && <late.BotPlays name={names[scene.bot] ?? ''} />}
              {late && <late.Commands sitting={sitting} />}
            </header>
            {late && decision && wording && <late.CommandField {...{ decision, wording, choice }} />}
            {late && <late.Rolled panels={late.panels} {...{ scene, props, choice }} />}
            {decision &&
              wording &&
              (late && wording.faces ? (
                <late.ThrowBar {...{ decision, wording, choice, sitting, lang }} panels={late.panels} />
              ) : (
                <DecisionBar {...{ decision, wording, choice, adaptor }} scene={props} seq={scene.seq} />
              ))}
            {late && scene.curtain !== undefined && (
              <late.Curtain name={names[scene.curtain] ?? ''} onLift={sitting.unveil} />
            )}
            {late && scene.outcome && (
              <late.Ending outcome={scene.outcome} scene={props} panels={late.panels} sitting={sitting} />
            )}
          </section>
        )}
      />
    </AskOdds.Provider>
  );
}
