import { href } from '../page/route.ts';
import { words } from '../words/language.ts';

export const Problem = ({ text }: { readonly text: string }) => (
  <main class="wait">
    <p class="notice" role="alert">
      {text}
    </p>
    <a class="btn" href={href({})}>
      {words.value.table.home}
    </a>
  </main>
);
