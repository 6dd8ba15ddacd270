import { signal } from '@preact/signals';

const KEY = 'souterrain.map';

/** Whether this device shows the map in words rather than drawn. */
export const mapInWords = signal(remembered());

export function toggleMap(): void {
  mapInWords.value = !mapInWords.value;
  try {
    localStorage.setItem(KEY, mapInWords.value ? 'words' : 'drawn');
  } catch {
    // A browser that keeps nothing still shows it so for this visit.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'words';
  } catch {
    return false;
  }
}
