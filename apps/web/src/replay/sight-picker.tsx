import { language } from '../words/language.ts';
import type { Reel } from './reel.ts';
import { reelWords } from './replay-words.ts';
import type { Sight } from './sights.ts';

interface SightPickerProps {
  readonly reel: Reel;
  readonly names: readonly string[];
}

/** Whose eyes the table is seen with, where seats do not all see the same. */
export function SightPicker({ reel, names }: SightPickerProps) {
  if (reel.sights.length === 0) return null;
  const w = reelWords[language.value];
  const nameOf = (sight: Sight): string =>
    sight === 'decides' ? w.whoDecides : sight === 'everybody' ? w.everybody : (names[sight] ?? '');
  const choose = (value: string) => {
    reel.sight.value = reel.sights.find((sight) => String(sight) === value) ?? 'decides';
  };
  return (
    <label>
      <span>{w.sight}</span>
      <select data-sight value={String(reel.sight.value)} onChange={(e) => choose(e.currentTarget.value)}>
        {reel.sights.map((sight) => (
          <option key={sight} value={String(sight)}>
            {nameOf(sight)}
          </option>
        ))}
      </select>
    </label>
  );
}
