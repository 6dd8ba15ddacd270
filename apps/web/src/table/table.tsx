import '../styles/table.css';
import type { Decision, Option } from '@souterrain/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { useSystemWords } from '../systems/words.ts';
import { language, words } from '../words/language.ts';
import { choiceOf } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';
import { helpOpen } from './help-state.ts';
import { settle, unsettle } from './motion.ts';
import { Notices } from './notices.tsx';
import { SavedMark } from './saved-mark.tsx';
import type { Session } from './session.ts';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { useTableKeys } from './use-keys.ts';
import { wordingOf } from './wording.ts';

const NOTHING = { id: '', seat: 0, options: [], min: 1, max: 1 } as unknown as Decision;

/** A game being played on this screen. */
export function Table({ session }: { readonly session: Session }) {
  const { adaptor, names } = session;
  const said = useSystemWords(adaptor);
  const scene = session.scene.value;
  const { decision } = scene;
  const lang = language.value;
  const w = words.value;
  const choice = useMemo(() => choiceOf(decision ?? NOTHING, answer), [decision]);
  useTableKeys({ decision, choice, undo: session.undo });
  useEffect(() => {
    document.title = `${adaptor.place(scene.view, lang)} · ${names.join(', ')} · Souterrain`;
  }, [scene, lang]);
  if (!said) return <p class="wait">{w.table.loading}</p>;

  function answer(picks: readonly Option[]) {
    // What the last answer left moving stops, then the dice of this one fall.
    settle();
    unsettle();
    session.answer(picks);
  }

  const company = { names };
  const props = { view: scene.view, words: said, company, lang };
  const wording = decision && wordingOf(decision, said, { company, lang });
  return (
    <Stage
      adaptor={adaptor}
      scene={scene}
      props={props}
      top={
        <TopBar title={said.title} subtitle={names.join(', ')}>
          <SavedMark kept={session.kept.value} />
          <button class="btn quiet" type="button" onClick={() => exportGame(session)}>
            {w.saves.export}
          </button>
          <button class="btn quiet" type="button" aria-label={w.table.keys} onClick={() => (helpOpen.value = true)}>
            <kbd>?</kbd>
          </button>
        </TopBar>
      }
      board={
        <adaptor.Board
          {...props}
          decision={decision}
          pointed={choice.pointed.value}
          latest={scene.latest}
          onPick={choice.pick}
          onPoint={choice.point}
        />
      }
      turn={(late) => (
        <section class="turn panel" id="turn" aria-label={w.table.actions}>
          <Notices session={session} />
          <header>
            <h2>{decision ? w.table.turnOf(names[decision.seat] ?? '') : w.table.over}</h2>
            {wording && <p class="prompt">{wording.prompt}</p>}
            {late && <late.UndoButton fault={scene.undoFault} onUndo={session.undo} />}
          </header>
          {late && <late.Rolled adaptor={adaptor} panels={late.panels} scene={scene} props={props} />}
          {decision && wording && <DecisionBar {...{ decision, wording, choice }} Glyph={adaptor.Glyph} />}
          {late && scene.outcome && (
            <late.Ending outcome={scene.outcome} scene={props} id={session.id} system={adaptor.system.id} />
          )}
          {late && <late.Help />}
        </section>
      )}
    />
  );
}

async function exportGame(session: Session): Promise<void> {
  const { downloadSave } = await import('../save/download.ts');
  const { save, names } = session.record();
  downloadSave(save, names);
}
