import '../styles/table.css';
import type { Decision, Option } from '@souterrain/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { useSystemWords } from '../systems/words.ts';
import { language, words } from '../words/language.ts';
import { choiceOf } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';
import { Ending } from './ending.tsx';
import { Help, helpOpen } from './help.tsx';
import { moveFocus, pressKey } from './keyboard.ts';
import { settle, unsettle } from './motion.ts';
import { SavedMark } from './saved-mark.tsx';
import type { Session } from './session.ts';
import { Stage } from './stage.tsx';
import { tab } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';
import { LastRoll } from './tray.tsx';
import { UndoButton } from './undo-button.tsx';
import { wordingOf } from './wording.ts';

const NOTHING = { id: '', seat: 0, options: [], min: 1, max: 1 } as unknown as Decision;

export function Table({ session }: { readonly session: Session }) {
  const { adaptor, names } = session;
  const said = useSystemWords(adaptor);
  const scene = session.scene.value;
  const { decision } = scene;
  const answer = (picks: readonly Option[]) => {
    unsettle();
    session.answer(picks);
  };
  const choice = useMemo(() => choiceOf(decision ?? NOTHING, answer), [decision]);
  const undo = () => {
    if (!scene.undoFault) session.undo();
  };
  useTableKeys({ decision, choice, undo });
  useEffect(() => {
    document.title = `${adaptor.place(scene.view, language.value)} · ${names.join(', ')} · Souterrain`;
  }, [scene, language.value]);
  if (!said) return <p class="wait">{words.value.table.loading}</p>;

  const w = words.value;
  const lang = language.value;
  const company = { names };
  const props = { view: scene.view, words: said, company, lang };
  const wording = decision && wordingOf(decision, said, { company, lang });
  const lost = session.kept.value === 'full' || session.kept.value === 'unavailable';
  return (
    <>
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
            latest={scene.events.slice(scene.since)}
            onPick={choice.pick}
            onPoint={choice.point}
          />
        }
        turn={
          <section class="turn panel" id="turn" aria-label={w.table.actions}>
            {lost && (
              <p class="notice" role="alert">
                {session.kept.value === 'full' ? w.saves.full : w.saves.unavailable}
              </p>
            )}
            {session.warning && <p class="notice">{w.table.warning}</p>}
            {scene.frozen && (
              <p class="notice" role="alert">
                {w.table.frozen}
              </p>
            )}
            <header>
              <h2>{decision ? w.table.turnOf(names[decision.seat] ?? '') : w.table.over}</h2>
              {wording && <p class="prompt">{wording.prompt}</p>}
              <UndoButton fault={scene.undoFault} onUndo={session.undo} />
            </header>
            <LastRoll adaptor={adaptor} scene={props} seq={scene.seq} latest={scene.events.slice(scene.since)} />
            {decision && wording && (
              <DecisionBar decision={decision} wording={wording} choice={choice} Glyph={adaptor.Glyph} />
            )}
            {scene.outcome && (
              <Ending outcome={scene.outcome} scene={props} id={session.id} system={adaptor.system.id} />
            )}
          </section>
        }
      />
      <Help />
    </>
  );
}

interface Keys {
  readonly decision: Decision | undefined;
  readonly choice: ReturnType<typeof choiceOf>;
  undo(): void;
}

/** Keys work wherever the focus is, except in a field; any key or click also ends what is moving. */
function useTableKeys({ decision, choice, undo }: Keys): void {
  useEffect(() => {
    const commands = {
      undo,
      journal: () => {
        tab.value = 'journal';
        document.querySelector<HTMLElement>('[role="log"]')?.focus();
      },
      help: () => {
        helpOpen.value = !helpOpen.value;
      },
      close: () => {
        helpOpen.value = false;
      },
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest?.('input, select, textarea')) return;
      if (helpOpen.value && event.key !== '?' && event.key !== 'Escape') return;
      settle();
      const bar = document.querySelector<HTMLElement>('[data-decision]');
      const button = (event.target as Element).closest?.('button, a, summary');
      if (event.key === 'Enter' && button) return;
      if (pressKey(event.key, { decision, choice, commands }) || (bar && moveFocus(event.key, bar)))
        event.preventDefault();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', settle);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', settle);
    };
  }, [decision, choice]);
}

async function exportGame(session: Session): Promise<void> {
  const { downloadSave } = await import('../save/download.ts');
  const { save, names } = session.record();
  downloadSave(save, names);
}
