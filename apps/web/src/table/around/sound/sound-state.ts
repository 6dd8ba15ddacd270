import { signal } from '@preact/signals';

const KEY = 'souterrain.sounds';

/** Whether this device plays sounds; not until somebody asks. */
export const soundsOn = signal(remembered());

export function toggleSounds(): void {
  soundsOn.value = !soundsOn.value;
  try {
    localStorage.setItem(KEY, soundsOn.value ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still plays them for this visit.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}
