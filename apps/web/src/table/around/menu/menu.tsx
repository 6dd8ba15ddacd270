import { useEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../../../page/adopt.ts';
import { lazyPart } from '../../../page/lazy.tsx';
import css from '../../../styles/menu.css?inline';
import { language } from '../../../words/language.ts';
import type { Sitting } from '../../sitting.ts';

adoptStyles(css);

const MenuList = lazyPart(() => import('./menu-list.tsx').then((m) => m.MenuList));

const LABEL = { fr: 'Partie', en: 'Game' };

/** What can be done with the game besides playing it. */
export function Menu({ sitting }: { readonly sitting: Sitting }) {
  const box = useRef<HTMLDetailsElement>(null);
  const lang = language.value;
  const close = () => {
    if (box.current) box.current.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    // Escape closes the menu alone, and whoever was in it stands before it again.
    event.stopPropagation();
    close();
    box.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, []);
  return (
    <details ref={box} class="menu" onKeyDown={onKey}>
      <summary class="btn quiet">{LABEL[lang]}</summary>
      <div class="menu-list panel">
        <MenuList sitting={sitting} close={close} />
      </div>
    </details>
  );
}
