import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go, href, type Route } from '../page/route.ts';
import { words } from '../words/language.ts';
import { type Opened, resumeGame, startQuickly } from './opening.ts';
import { Problem } from './problem.tsx';
import { newSeed } from './seed.ts';
import { Table } from './table.tsx';

interface PlayProps {
  readonly at: Extract<Route, { page: 'game' | 'quick' }>;
}

/** The page of a game: starts or resumes it, then keeps its address so that a reload comes back to it. */
export function Play({ at }: PlayProps) {
  const opened = useSignal<Opened | undefined>(undefined);
  const id = at.page === 'game' ? at.id : undefined;
  useEffect(() => {
    let left = false;
    const open = at.page === 'game' ? resumeGame(at.id) : startQuickly(at.system, at.seed ?? newSeed());
    open.then((result) => {
      if (left) return;
      if ('sitting' in result && at.page === 'quick') go(href({ game: result.sitting.id }), 'replace');
      else opened.value = result;
    });
    return () => {
      left = true;
    };
  }, [id]);
  const now = opened.value;
  if (!now) return <p class="wait">{words.value.table.loading}</p>;
  if ('problem' in now) return <Problem text={now.problem} />;
  return <Table key={now.sitting.id} sitting={now.sitting} />;
}
