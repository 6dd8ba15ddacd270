import { lazyPart } from '../../page/lazy.tsx';
import { isLost } from '../../save/keeping.ts';
import { words } from '../../words/language.ts';
import type { Sitting } from '../sitting.ts';

const Elsewhere = lazyPart(() => import('../../save/elsewhere.tsx').then((m) => m.Elsewhere));

/** What the players must know about their game itself: not kept, resumed from a safe point, frozen. */
export function Notices({ sitting }: { readonly sitting: Sitting }) {
  const { saves, table } = words.value;
  const kept = sitting.kept.value;
  const notices = [
    kept === 'full' && saves.full,
    kept === 'unavailable' && saves.unavailable,
    kept === 'silent' && saves.silent,
    sitting.warning && table.warning,
    sitting.scene.value.frozen && table.frozen,
  ].filter((notice) => typeof notice === 'string');
  return (
    <>
      {isLost(kept) && <Elsewhere sitting={sitting} />}
      {notices.map((notice) => (
        <p key={notice} class="notice" role="alert">
          {notice}
        </p>
      ))}
    </>
  );
}
