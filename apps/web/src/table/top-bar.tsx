import type { ComponentChildren } from 'preact';
import { SystemName } from '../masthead/system-name.tsx';
import { LanguageSwitch } from '../page/language-switch.tsx';
import { href } from '../page/route.ts';
import { words } from '../words/language.ts';

interface TopBarProps {
  readonly system: string;
  readonly subtitle: string;
  readonly children: ComponentChildren;
}

export const TopBar = ({ system, subtitle, children }: TopBarProps) => (
  <header class="top">
    <a class="brand" href={href({})} title={words.value.table.home}>
      Souterrain
    </a>
    <p class="where">
      <b>
        <SystemName system={system} />
      </b>{' '}
      <i>{subtitle}</i>
    </p>
    <div class="tools">
      {children}
      <LanguageSwitch />
    </div>
  </header>
);
