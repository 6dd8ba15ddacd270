import type { OfferedOption } from '@souterrain/kernel';
import { toldApart } from '@souterrain/words';
import { useEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import css from '../styles/place-menu.css?inline';
import type { BoardProps } from './adaptor.ts';

adoptStyles(css);

export interface Asked {
  readonly options: readonly OfferedOption[];
  /** Where it was clicked, in pixels of the board. */
  readonly x: number;
  readonly y: number;
}

type Needed = 'decision' | 'words' | 'company' | 'onPick' | 'onPoint';

interface PlaceMenuProps extends Pick<BoardProps, Needed> {
  readonly asked: Asked;
  onClose(): void;
}

/** Several things may be done at one place, as several weapons on one target: which one is asked where it was clicked. */
export function PlaceMenu({
  asked: { options, x, y },
  decision,
  words,
  company,
  onPick,
  onPoint,
  onClose,
}: PlaceMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes this alone: the keys of the table never hear of it.
      event.stopPropagation();
      onClose();
    };
    const onDown = (event: Event) => {
      if (!list.current?.contains(event.target as Node)) onClose();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onDown);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onDown);
    };
  }, []);
  if (!decision) return null;
  const say = toldApart(decision, (option) => words.option(decision, option, company));
  return (
    <div ref={list} class="place-menu panel" style={`--x:${x}px;--y:${y}px`}>
      {options.map((option) => {
        const { label, hint } = say(option);
        return (
          <button
            key={option.id}
            type="button"
            class="btn"
            onPointerEnter={() => onPoint(option)}
            onClick={() => {
              onClose();
              onPick(option);
            }}
          >
            {label}
            {hint !== undefined && <small>{hint}</small>}
          </button>
        );
      })}
    </div>
  );
}
