import { signal } from '@preact/signals';

const KEY = 'souterrain.theme';
const SCHEMES = ['light', 'dark'] as const;

/** Ink on paper, chalk by torchlight, or what the device prefers. */
export const THEMES = ['auto', ...SCHEMES] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>(remembered());

export function chooseTheme(to: Theme): void {
  theme.value = to;
  applyTheme();
  try {
    localStorage.setItem(KEY, to);
  } catch {
    // A browser that keeps nothing still has these colours for this visit.
  }
}

export function applyTheme(): void {
  const chosen = theme.value;
  document.documentElement.dataset.theme = chosen;
  // The bar of the browser, light then dark.
  for (const [i, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries())
    meta.media =
      chosen === 'auto' ? `(prefers-color-scheme: ${SCHEMES[i]})` : chosen === SCHEMES[i] ? 'all' : 'not all';
}

function remembered(): Theme {
  try {
    return THEMES.find((one) => one === localStorage.getItem(KEY)) ?? 'auto';
  } catch {
    return 'auto';
  }
}
