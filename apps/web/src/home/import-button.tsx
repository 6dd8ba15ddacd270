import { useSignal } from '@preact/signals';
import { words } from '../words/language.ts';
import { readShelf } from './shelf.ts';

/** Takes a file back in; what is wrong with it is said, and nothing already kept is touched. */
export function ImportButton() {
  const message = useSignal<{ text: string; bad: boolean } | undefined>(undefined);
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    message.value = undefined;
    const { importFile } = await import('../save/import.ts');
    message.value = await importFile(file);
    input.value = '';
    await readShelf();
  };
  return (
    <>
      <label class="import">
        {words.value.importGame}
        <input class="sr" type="file" accept=".json,application/json" onChange={(e) => read(e.currentTarget)} />
      </label>
      <p role="status" class={message.value?.bad ? 'notice' : 'muted'} hidden={!message.value}>
        {message.value?.text}
      </p>
    </>
  );
}
