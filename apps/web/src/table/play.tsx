import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazyPage } from '../page/lazy.tsx';
import { go, href, type Route } from '../page/route.ts';
import { words } from '../words/language.ts';
import { type Opened, resumeGame, startGuided, startQuickly } from './opening.ts';
import { Problem } from './problem.tsx';
import { newSeed } from './seed.ts';
import { Table } from './table.tsx';

const BrokenGame = lazyPage(() => import('../save/broken-game.tsx').then((m) => m.BrokenGame));

interface PlayProps {
  readonly at: Extract<Route, { page: 'game' | 'quick' | 'guide' }>;
}

/** The page of a game: starts or resumes it, then keeps its address so that a reload comes back to it. */
export function Play({ at }: PlayProps) {
  const opened = useSignal<Opened | undefined>(undefined);
  const id = at.page === 'game' ? at.id : undefined;
  useEffect(() => {
    let left = false;
    const open = openedAt(at);
    open.then((result) => {
      if (left) return;
      if ('sitting' in result && at.page !== 'game') go(href({ game: result.sitting.id }), 'replace');
      else opened.value = result;
    });
    return () => {
      left = true;
    };
  }, [id]);
  const now = opened.value;
  if (!now) return <p class="wait">{words.value.table.loading}</p>;
  if ('problem' in now)
    return <Problem text={now.problem}>{now.broken !== undefined && <BrokenGame id={now.broken} />}</Problem>;
  return <Table key={now.sitting.id} sitting={now.sitting} />;
}

function openedAt(at: PlayProps['at']): Promise<Opened> {
  if (at.page === 'game') return resumeGame(at.id);
  return at.page === 'guide' ? startGuided(at.system) : startQuickly(at.system, at.seed ?? newSeed(), at.dice);
}
