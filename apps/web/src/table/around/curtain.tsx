import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../words/language.ts';

/** Before what one seat alone may see: the others look away, then it says that it is there. */
export function Curtain({ name, onLift }: { readonly name: string; onLift(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { curtain } = words.value.table;
  return (
    <div class="curtain">
      <p>{curtain.text(name)}</p>
      <button ref={button} type="button" class="btn main" data-curtain onClick={onLift}>
        {curtain.lift(name)}
      </button>
    </div>
  );
}
