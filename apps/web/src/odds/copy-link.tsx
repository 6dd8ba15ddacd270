import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageWords } from './words/words.ts';

/** The address of the question, with all its fields, for somebody else. */
export function CopyLink({ words, link }: { readonly words: PageWords; readonly link: string }) {
  const said = useSignal<'copied' | 'copyByHand' | undefined>(undefined);
  useEffect(() => {
    said.value = undefined;
  }, [link]);
  const copy = async () => {
    said.value = await navigator.clipboard.writeText(link).then(
      () => 'copied' as const,
      () => 'copyByHand' as const,
    );
  };
  return (
    <p class="share">
      <button class="btn" type="button" onClick={copy}>
        {words.copyLink}
      </button>
      <button class="btn quiet" type="button" onClick={() => print()}>
        {words.print}
      </button>
      <small role="status">{said.value && words[said.value]}</small>
    </p>
  );
}
