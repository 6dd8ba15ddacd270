import { rest } from '../../words/language.ts';
import type { Session } from '../session.ts';

/** What the players must know about their game itself: not kept, resumed from a safe point, frozen. */
export function Notices({ session }: { readonly session: Session }) {
  const { saves, table } = rest.value;
  const kept = session.kept.value;
  const notices = [
    kept === 'full' && saves.full,
    kept === 'unavailable' && saves.unavailable,
    session.warning && table.warning,
    session.scene.value.frozen && table.frozen,
  ].filter((notice) => typeof notice === 'string');
  return (
    <>
      {notices.map((notice) => (
        <p key={notice} class="notice" role="alert">
          {notice}
        </p>
      ))}
    </>
  );
}
