import { Rich } from '../page/rich.tsx';
import { manifestOf } from '../systems/registry.ts';
import { language } from '../words/language.ts';

/** The name of a game, with its edition where two games share it. */
export function SystemName({ system }: { readonly system: string }) {
  const card = manifestOf(system)?.card[language.value];
  if (!card) return <>{system}</>;
  const { name, subtitle } = card;
  return (
    <>
      {name} {subtitle.includes('^') && <Rich text={subtitle} />}
    </>
  );
}
