import { words } from '../../words/language.ts';

export const BotPlays = ({ name }: { readonly name: string }) => (
  <p class="prompt muted" role="status">
    {words.value.table.botPlays(name)}
  </p>
);
