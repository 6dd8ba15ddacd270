import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** A value one task later: what can wait gives way to what was asked for. Every value comes, in order. */
export function useNextTask<T>(value: T): T {
  const shown = useSignal(value);
  useLayoutEffect(() => {
    if (shown.peek() !== value)
      setTimeout(() => {
        shown.value = value;
      });
  }, [value]);
  return shown.value;
}
