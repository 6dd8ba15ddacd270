import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import { lazyPart } from '../page/lazy.tsx';
import { BrokenGame } from '../save/broken-game.tsx';
import { findKept } from '../save/kept-game.ts';
import type { SavedGame } from '../save/store.ts';
import css from '../styles/replay.css?inline';
import type { Adaptor, SceneProps, SystemPanels } from '../systems/adaptor.ts';
import { usePanels } from '../systems/panels.ts';
import { useSystemWords } from '../systems/words.ts';
import { MapButton } from '../table/around/map-in-words/map-button.tsx';
import { mapInWords } from '../table/around/map-in-words/map-state.ts';
import { settle } from '../table/motion.ts';
import { Problem } from '../table/problem.tsx';
import { Stage } from '../table/stage.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { wordingOf } from '../table/wording.ts';
import { language, words } from '../words/language.ts';
import { openReel, type Reel } from './reel.ts';
import { ReplayMenu } from './replay-menu.tsx';
import { SightPicker } from './sight-picker.tsx';
import { Transport } from './transport.tsx';
import { turnsOf } from './turns.ts';
import { WhatIf } from './what-if.tsx';

adoptStyles(css);

const MapInWords = lazyPart(() => import('../table/around/map-in-words/map-in-words.tsx').then((m) => m.MapInWords));

type Found =
  | { readonly game: SavedGame; readonly adaptor: Adaptor; readonly reel: Reel }
  | { readonly problem: string; readonly broken?: string };

/** A game kept on this device, shown again; nothing here can change it. */
export function Replay({ id }: { readonly id: string }) {
  const found = useSignal<Found | undefined>(undefined);
  useEffect(() => {
    find(id).then((result) => {
      found.value = result;
    });
  }, [id]);
  const now = found.value;
  if (!now) return <p class="wait">{words.value.table.loading}</p>;
  if ('problem' in now)
    return <Problem text={now.problem}>{now.broken !== undefined && <BrokenGame id={now.broken} />}</Problem>;
  return <ReplayTable {...now} />;
}

async function find(id: string): Promise<Found> {
  const found = await findKept(id);
  if ('problem' in found) return found;
  const { kept: game, adaptor } = found;
  return { game, adaptor, reel: openReel(adaptor, game.save) };
}

function ReplayTable({ game, adaptor, reel }: Extract<Found, { game: SavedGame }>) {
  const said = useSystemWords(adaptor);
  const panels = usePanels(adaptor);
  const scene = reel.scene.value;
  const lang = language.value;
  const w = words.value;
  const { names } = game;
  useEffect(() => {
    document.title = `${w.replay.heading} · ${names.join(', ')} · Souterrain`;
    addEventListener('pointerdown', settle);
    return () => removeEventListener('pointerdown', settle);
  }, [w]);
  if (!said) return <p class="wait">{words.value.table.loading}</p>;
  const company = { names };
  const props = { system: adaptor.system, view: scene.view, words: said, company, lang };
  const taken = reel.taken.value;
  const shown = taken && { ...taken.decision, options: [] };
  const wording = taken && wordingOf(taken.decision, said, props);
  return (
    <Stage
      adaptor={adaptor}
      panels={panels}
      scene={scene}
      props={props}
      top={
        <TopBar system={adaptor.system.id} subtitle={names.join(', ')}>
          <span class="chip">{w.replay.heading}</span>
          <MapButton />
          <ReplayMenu game={game} adaptor={adaptor} />
        </TopBar>
      }
      board={() =>
        panels && mapInWords.value ? (
          <MapInWords props={props} decision={shown} panels={panels} />
        ) : (
          <adaptor.Board
            {...props}
            decision={shown}
            pointed={taken?.picks[0]}
            latest={scene.latest}
            events={scene.events}
            Overlay={panels?.Overlay}
            describe={panels?.describe}
            onPick={() => undefined}
            onPoint={() => undefined}
          />
        )
      }
      turn={
        <section class="turn panel reel" id="turn" aria-label={w.replay.heading}>
          <header>
            <h2>{w.replay.heading}</h2>
            <p class="prompt" role="status">
              {w.replay.position(reel.at.value, reel.total)}
            </p>
            <SightPicker reel={reel} names={names} />
            <WhatIf game={game} adaptor={adaptor} reel={reel} />
          </header>
          {panels ? <Driven reel={reel} panels={panels} props={props} /> : <Transport reel={reel} turns={[]} />}
          {wording && (
            <p class="taken">
              {wording.prompt} <b>{taken.picks.map((o) => wording.label(o).label).join(', ')}</b>
            </p>
          )}
          {scene.outcome && <p class="taken">{said.outcome(scene.outcome, company)}</p>}
        </section>
      }
    />
  );
}

/** The transport with the turns of the game, as the journal of its system names them. */
function Driven({ reel, panels, props }: { reel: Reel; panels: SystemPanels; props: SceneProps }) {
  const { company, lang } = props;
  const turns = useMemo(
    () => turnsOf(reel.whole.stream(undefined), (e) => panels.heading(e, company, lang)),
    [reel, panels, lang],
  );
  return <Transport reel={reel} turns={turns} />;
}
