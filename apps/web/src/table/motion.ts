import { signal } from '@preact/signals';
import { calm } from '../page/media.ts';

/** True once the player has asked the dice and figures of this answer to stop moving; any key or click does. */
export const settled = signal(false);

const running = new Set<Animation>();

export function settle(): void {
  settled.value = true;
  for (const animation of running) animation.finish();
  running.clear();
}

/** A new answer: its dice may fall. */
export function unsettle(): void {
  for (const animation of running) animation.finish();
  running.clear();
  settled.value = calm.value;
}

/** Plays an animation that a key or a click ends at once. It never holds back the game. */
export function animate(
  element: Element,
  frames: Keyframe[],
  timing: number | KeyframeAnimationOptions,
): Animation | undefined {
  if (settled.value || calm.value) return undefined;
  const animation = element.animate(frames, timing);
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
  return animation;
}
