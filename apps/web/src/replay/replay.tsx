import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import { games, type SavedGame } from '../save/store.ts';
import css from '../styles/replay.css?inline';
import type { Adaptor } from '../systems/adaptor.ts';
import { loaderOf } from '../systems/registry.ts';
import { useSystemWords } from '../systems/words.ts';
import { settle } from '../table/motion.ts';
import { Problem } from '../table/problem.tsx';
import { Stage } from '../table/stage.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { wordingOf } from '../table/wording.ts';
import { language, rest, words } from '../words/language.ts';
import { openReel, type Reel } from './reel.ts';
import { Transport } from './transport.tsx';

adoptStyles(css);

type Found =
  | { readonly game: SavedGame; readonly adaptor: Adaptor; readonly reel: Reel }
  | { readonly problem: string };

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
  if ('problem' in now) return <Problem text={now.problem} />;
  return <ReplayTable {...now} />;
}

async function find(id: string): Promise<Found> {
  const game = await games.read(id).catch(() => undefined);
  if (!game) return { problem: words.value.table.missing };
  const adaptor = await loaderOf(game.system)?.();
  if (!adaptor) return { problem: words.value.table.unknownSystem(game.system) };
  return { game, adaptor, reel: openReel(adaptor, game.save) };
}

function ReplayTable({ game, adaptor, reel }: Extract<Found, { game: SavedGame }>) {
  const said = useSystemWords(adaptor);
  const scene = reel.scene.value;
  const lang = language.value;
  const w = rest.value;
  const { names } = game;
  useEffect(() => {
    document.title = `${w.replay.heading} · ${names.join(', ')} · Souterrain`;
    addEventListener('pointerdown', settle);
    return () => removeEventListener('pointerdown', settle);
  }, [w]);
  if (!said) return <p class="wait">{words.value.table.loading}</p>;
  const company = { names };
  const props = { view: scene.view, words: said, company, lang };
  const taken = reel.taken.value;
  const wording = taken && wordingOf(taken.decision, said, props);
  return (
    <Stage
      adaptor={adaptor}
      scene={scene}
      props={props}
      top={() => (
        <TopBar title={said.title} subtitle={names.join(', ')}>
          <span class="chip">{w.replay.heading}</span>
        </TopBar>
      )}
      board={(late) => (
        <adaptor.Board
          {...props}
          decision={taken && { ...taken.decision, options: [] }}
          pointed={taken?.picks[0]}
          latest={scene.latest}
          Overlay={late?.panels.Overlay}
          describe={late?.panels.describe}
          onPick={() => undefined}
          onPoint={() => undefined}
        />
      )}
      turn={() => (
        <section class="turn panel" id="turn" aria-label={w.replay.heading}>
          <header>
            <h2>{w.replay.heading}</h2>
            <p class="prompt" role="status">
              {w.replay.position(reel.at.value, reel.total)}
            </p>
          </header>
          <Transport reel={reel} />
          {wording && (
            <p class="taken">
              {wording.prompt} <b>{taken.picks.map((o) => wording.label(o).label).join(', ')}</b>
            </p>
          )}
          {scene.outcome && <p class="taken">{said.outcome(scene.outcome, company)}</p>}
        </section>
      )}
    />
  );
}
