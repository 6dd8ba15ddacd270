import type { SystemId } from '@souterrain/catalog';
import { Rich } from '../page/rich.tsx';
import { words } from '../words/language.ts';
import type { SystemCard } from '../words/words.ts';

/** The name of a game, with its edition where two games share it. */
export function SystemName({ system }: { readonly system: string }) {
  const card = words.value.systems[system as SystemId] as SystemCard | undefined;
  if (!card) return <>{system}</>;
  const { name, subtitle } = card;
  return (
    <>
      {name} {subtitle.includes('^') && <Rich text={subtitle} />}
    </>
  );
}
