import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unsettle } from '../table/motion.ts';
import { rest } from '../words/language.ts';
import type { Reel } from './reel.ts';

const SPEEDS = [1, 2, 4, 8] as const;
const BEAT = 1600;

/** Scrubs through a game, or lets it run. */
export function Transport({ reel }: { readonly reel: Reel }) {
  const playing = useSignal(false);
  const speed = useSignal<number>(1);
  const w = rest.value.replay;
  const at = reel.at.value;
  const show = (to: number) => {
    unsettle();
    reel.show(to);
  };
  useEffect(() => {
    if (!playing.value) return;
    if (at >= reel.total) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => show(at + 1), BEAT / speed.value);
    return () => clearTimeout(timer);
  }, [playing.value, speed.value, at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as Element).closest?.('input, select, button, summary')) return;
      const steps: Readonly<Record<string, number>> = {
        ArrowLeft: -1,
        ArrowRight: 1,
        Home: -reel.total,
        End: reel.total,
      };
      const step = steps[event.key];
      if (step !== undefined) show(reel.at.peek() + step);
      else if (event.key === ' ') playing.value = !playing.value;
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [reel]);
  return (
    <div class="transport">
      <input
        type="range"
        min={0}
        max={reel.total}
        value={at}
        aria-label={w.heading}
        aria-valuetext={w.position(at, reel.total)}
        onInput={(e) => show(Number(e.currentTarget.value))}
      />
      <div class="row">
        <button class="btn" type="button" onClick={() => show(0)} aria-label={w.first}>
          <Sign path="M3 3V13M14 3L6 8L14 13Z" />
        </button>
        <button class="btn" type="button" onClick={() => show(at - 1)} aria-label={w.previous}>
          <Sign path="M12 3L4 8L12 13Z" />
        </button>
        <button class="btn main" type="button" onClick={() => (playing.value = !playing.value)}>
          {playing.value ? w.pause : w.play}
        </button>
        <button class="btn" type="button" onClick={() => show(at + 1)} aria-label={w.next}>
          <Sign path="M4 3L12 8L4 13Z" />
        </button>
        <button class="btn" type="button" onClick={() => show(reel.total)} aria-label={w.last}>
          <Sign path="M13 3V13M2 3L10 8L2 13Z" />
        </button>
        <label class="speed">
          {w.speed}
          <select value={speed.value} onChange={(e) => (speed.value = Number(e.currentTarget.value))}>
            {SPEEDS.map((s) => (
              <option key={s} value={s}>
                ×{s}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
);
