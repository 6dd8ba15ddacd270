import { number } from '@souterrain/words';
import type { Die } from '../../../systems/adaptor.ts';
import { words } from '../../../words/language.ts';
import { DieFace } from './die.tsx';

interface DieFigureProps {
  readonly die: Die;
  /** Its place: dice fall and are counted one after another. */
  readonly at: number;
  readonly running: number | undefined;
  /** Where it can be taken by hand. */
  readonly taking?: { readonly pressed: boolean | undefined; readonly label: string; take(): void } | undefined;
}

/** A die with what it is worth and the total so far; a button where players may take it. */
export function DieFigure({ die, at, running, taking }: DieFigureProps) {
  const { label, worth, out = false } = die;
  const tone = out || worth === undefined || worth === 0 ? undefined : worth > 0 ? 'plus' : 'minus';
  const caption = (
    <>
      <DieFace die={die} rolling />
      <span class={tone ? `worth ${tone}` : 'worth'}>{label}</span>
      {running !== undefined && <small>{words.value.table.total(number(running))}</small>}
    </>
  );
  const shared = { class: out ? 'die out' : 'die', style: `--i:${at}` };
  if (!taking) return <figure {...shared}>{caption}</figure>;
  return (
    <button
      {...shared}
      type="button"
      data-die={at}
      aria-label={taking.label}
      aria-pressed={taking.pressed}
      onClick={taking.take}
    >
      {caption}
    </button>
  );
}
