import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unsettle } from '../table/motion.ts';
import { language, words } from '../words/language.ts';
import type { Reel } from './reel.ts';
import { reelWords } from './replay-words.ts';
import { Sign } from './sign.tsx';
import { type Turn, turnAt } from './turns.ts';

const SPEEDS = [1, 2, 4, 8] as const;
const BEAT = 1600;

interface TransportProps {
  readonly reel: Reel;
  readonly turns: readonly Turn[];
}

/** Scrubs through a game by decision or by turn, or lets it run. */
export function Transport({ reel, turns }: TransportProps) {
  const playing = useSignal(false);
  const speed = useSignal<number>(1);
  const w = words.value.replay;
  const more = reelWords[language.value];
  const at = reel.at.value;
  const turn = turnAt(turns, at);
  const show = (to: number) => {
    unsettle();
    reel.show(to);
  };
  const showTurn = (index: number) => show(turns[index]?.at ?? (index < 0 ? 0 : reel.total));
  // Of where the reel is now: two keys may come before it is drawn again.
  const move = (by: number) => show(reel.at.peek() + by);
  const nextTurn = () => showTurn(turnAt(turns, reel.at.peek()) + 1);
  // Back to the start of the turn first, then to the one before.
  const previousTurn = () => {
    const now = turnAt(turns, reel.at.peek());
    showTurn(reel.at.peek() === turns[now]?.at ? now - 1 : now);
  };
  useEffect(() => {
    if (!playing.value) return;
    if (at >= reel.total) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => move(1), BEAT / speed.value);
    return () => clearTimeout(timer);
  }, [playing.value, speed.value, at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const from = event.target as Element;
      // A field and a list that scrolls use these keys themselves; a button uses the space bar.
      if (from.closest?.('input, select, textarea, [role="log"]')) return;
      if (event.key === ' ' && from.closest?.('button, summary, a')) return;
      const keys: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => move(-1),
        ArrowRight: () => move(1),
        PageUp: previousTurn,
        PageDown: nextTurn,
        Home: () => show(0),
        End: () => show(reel.total),
        ' ': () => (playing.value = !playing.value),
      };
      const act = keys[event.key];
      if (!act) return;
      act();
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [reel, turns]);
  return (
    <div class="transport">
      <input
        type="range"
        min={0}
        max={reel.total}
        value={at}
        style={`--at:${(100 * at) / Math.max(1, reel.total)}%`}
        aria-label={w.heading}
        aria-valuetext={w.position(at, reel.total)}
        onInput={(e) => show(Number(e.currentTarget.value))}
      />
      <div class="row">
        <button class="btn" type="button" onClick={() => show(0)} aria-label={w.first}>
          <Sign path="M3 3V13M14 3L6 8L14 13Z" />
        </button>
        <button class="btn" type="button" onClick={() => move(-1)} aria-label={w.previous}>
          <Sign path="M12 3L4 8L12 13Z" />
        </button>
        <button class="btn main" type="button" onClick={() => (playing.value = !playing.value)}>
          {playing.value ? w.pause : w.play}
        </button>
        <button class="btn" type="button" onClick={() => move(1)} aria-label={w.next}>
          <Sign path="M4 3L12 8L4 13Z" />
        </button>
        <button class="btn" type="button" onClick={() => show(reel.total)} aria-label={w.last}>
          <Sign path="M13 3V13M2 3L10 8L2 13Z" />
        </button>
        <label>
          <span>{w.speed}</span>
          <select value={speed.value} onChange={(e) => (speed.value = Number(e.currentTarget.value))}>
            {SPEEDS.map((s) => (
              <option key={s} value={s}>
                ×{s}
              </option>
            ))}
          </select>
        </label>
        {turns.length > 0 && (
          <span class="turns">
            <button class="btn" type="button" onClick={previousTurn} aria-label={more.previousTurn}>
              <Sign path="M8 3L2 8L8 13ZM14 3L8 8L14 13Z" />
            </button>
            <label>
              <span class="sr">{more.turn}</span>
              <select data-turns value={turn} onChange={(e) => showTurn(Number(e.currentTarget.value))}>
                {turns[0]!.at > 0 && <option value={-1}>{more.opening}</option>}
                {turns.map(({ at: start, heading }, i) => (
                  <option key={start} value={i}>
                    {heading}
                  </option>
                ))}
              </select>
            </label>
            <button class="btn" type="button" onClick={nextTurn} aria-label={more.nextTurn}>
              <Sign path="M2 3L8 8L2 13ZM8 3L14 8L8 13Z" />
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
