import type { ComponentChildren } from 'preact';
import { href } from '../page/route.ts';
import { words } from '../words/language.ts';

interface ProblemProps {
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

export const Problem = ({ text, children }: ProblemProps) => (
  <main class="wait">
    <p class="notice" role="alert">
      {text}
    </p>
    {children}
    <a class="btn" href={href({})}>
      {words.value.table.home}
    </a>
  </main>
);
