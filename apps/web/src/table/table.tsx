import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { useEffect, useMemo } from 'preact/hooks';
import { lazyPart } from '../page/lazy.tsx';
import { usePanels } from '../systems/panels.ts';
import { useSystemWords } from '../systems/words.ts';
import { language, words } from '../words/language.ts';
import { Asked } from './around/asked.tsx';
import { BotPlays } from './around/bot-plays.tsx';
import { Commands } from './around/commands.tsx';
import { Curtain } from './around/curtain.tsx';
import { GuideSlot } from './around/guide-slot.tsx';
import { Keys } from './around/keys.ts';
import { mapInWords } from './around/map-in-words/map-state.ts';
import { Notices } from './around/notices.tsx';
import { Weigh } from './around/odds/weigh.tsx';
import { Tools } from './around/tools.tsx';
import { AskOdds } from './ask-odds.ts';
import { choiceOf } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';
import { settle, unsettle } from './motion.ts';
import type { Sitting } from './sitting.ts';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { wordingOf } from './wording.ts';

/** What many games never show, or not at once. */
const CommandField = lazyPart(() => import('./around/commands-by-text/command-field.tsx').then((m) => m.CommandField));
const Ending = lazyPart(() => import('./around/ending.tsx').then((m) => m.Ending));
const Help = lazyPart(() => import('./around/help.tsx').then((m) => m.Help));
const LastRoll = lazyPart(() => import('./around/dice/tray.tsx').then((m) => m.LastRoll));
const MapInWords = lazyPart(() => import('./around/map-in-words/map-in-words.tsx').then((m) => m.MapInWords));
const ThrowBar = lazyPart(() => import('./around/physical/throw-bar.tsx').then((m) => m.ThrowBar));

const NOTHING = { id: '', seat: 0, options: [], min: 1, max: 1 } as unknown as OfferedDecision;

interface TableProps {
  readonly sitting: Sitting;
}

/** A game being played on this screen. */
export function Table({ sitting }: TableProps) {
  const said = useSystemWords(sitting.adaptor);
  return said ? <Laid sitting={sitting} said={said} /> : <p class="wait">{words.value.table.loading}</p>;
}

/** The table once it can speak. */
function Laid({ sitting, said }: TableProps & { readonly said: SystemWords }) {
  const { adaptor, names } = sitting;
  const panels = usePanels(adaptor);
  const scene = sitting.scene.value;
  const { decision } = scene;
  const lang = language.value;
  const w = words.value;
  const choice = useMemo(() => choiceOf(decision ?? NOTHING, answer), [decision]);
  useEffect(() => {
    document.title = `${adaptor.place(scene.view, lang)} · ${names.join(', ')} · Souterrain`;
  }, [scene, lang]);
  const props = useMemo(
    () => ({ system: adaptor.system, view: scene.view, words: said, company: { names }, lang }),
    [scene.view, said, lang],
  );

  function answer(picks: readonly OfferedOption[]) {
    // What the last answer left moving stops, then the dice of this one fall.
    settle();
    unsettle();
    if (decision) sitting.answer(decision, picks);
  }

  const { company } = props;
  const asked = decision?.seat ?? scene.curtain ?? scene.bot;
  const wording = decision ? wordingOf(decision, said, { company, lang }) : undefined;
  return (
    <AskOdds.Provider value={sitting.odds}>
      <Stage
        adaptor={adaptor}
        panels={panels}
        scene={scene}
        props={props}
        choice={choice}
        top={
          <TopBar system={adaptor.system.id} subtitle={names.join(', ')}>
            <Tools sitting={sitting} />
            <Keys {...{ decision, choice }} ends={adaptor.ends} undo={sitting.undo} />
            <Help more={panels?.keys?.(lang)} />
          </TopBar>
        }
        board={() =>
          panels && mapInWords.value ? (
            <MapInWords {...{ props, decision, choice, panels }} />
          ) : (
            <adaptor.Board
              {...props}
              decision={decision}
              pointed={choice.pointed.value}
              latest={scene.latest}
              events={scene.events}
              Overlay={panels?.Overlay}
              describe={panels?.describe}
              onPick={choice.pick}
              onPoint={choice.point}
            />
          )
        }
        turn={
          <section class="turn panel" id="turn" aria-label={w.table.actions}>
            <Notices sitting={sitting} />
            {decision && <Weigh decision={decision} choice={choice} words={said} />}
            <GuideSlot {...{ sitting, choice, wording }} />
            <header>
              <h2>
                {asked !== undefined
                  ? w.table.turnOf(names[asked] ?? '', adaptor.isTurnOf?.(scene.view, asked))
                  : scene.outcome && w.table.over}
              </h2>
              {decision && wording && (
                <p class="prompt">
                  {wording.prompt} {choice.several && <i>{w.table.pick(decision.min, decision.max)}</i>}
                  <Asked system={adaptor.system.id} rule={decision.rule} />
                </p>
              )}
              {scene.bot !== undefined && <BotPlays name={names[scene.bot] ?? ''} />}
              <Commands sitting={sitting} />
            </header>
            {decision && wording && <CommandField {...{ decision, wording, choice }} />}
            {panels && <LastRoll {...{ panels, scene, props, choice }} />}
            {decision &&
              wording &&
              (panels && wording.faces ? (
                <ThrowBar {...{ decision, wording, choice, sitting, lang, panels }} />
              ) : (
                <DecisionBar {...{ decision, wording, choice, adaptor }} scene={props} seq={scene.seq} />
              ))}
            {scene.curtain !== undefined && <Curtain name={names[scene.curtain] ?? ''} onLift={sitting.unveil} />}
            {panels && scene.outcome && <Ending outcome={scene.outcome} scene={props} {...{ panels, sitting }} />}
          </section>
        }
      />
    </AskOdds.Provider>
  );
}
