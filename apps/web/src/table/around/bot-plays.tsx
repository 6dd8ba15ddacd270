import { rest } from '../../words/language.ts';

export const BotPlays = ({ name }: { readonly name: string }) => (
  <p class="prompt muted" role="status">
    {rest.value.table.botPlays(name)}
  </p>
);
