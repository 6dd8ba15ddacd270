import { signal } from '@preact/signals';

/** Where the reader is, as the address says it: everything can be reloaded, linked and left with the back button. */
export type Route =
  | { readonly page: 'home' | 'odds' | 'compare' }
  | { readonly page: 'new'; readonly system: string }
  | { readonly page: 'guide'; readonly system: string }
  | { readonly page: 'rules'; readonly system: string }
  | {
      readonly page: 'quick';
      readonly system: string;
      readonly seed: string | null;
      readonly dice: 'seeded' | 'physical';
    }
  | { readonly page: 'heroes' | 'print'; readonly search: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string };

export function parseRoute(search: string): Route {
  const query = new URLSearchParams(search);
  // Before the rest: what is printed may be a game or what a system holds.
  if (query.has('print')) return { page: 'print', search };
  if (query.has('heroes')) return { page: 'heroes', search };
  const game = query.get('game');
  if (game !== null) return { page: 'game', id: game };
  const replay = query.get('replay');
  if (replay !== null) return { page: 'replay', id: replay };
  const guide = query.get('guide');
  if (guide !== null) return { page: 'guide', system: guide };
  const rules = query.get('rules');
  if (rules !== null) return { page: 'rules', system: rules };
  const system = query.get('system');
  if (system === null) return { page: query.has('odds') ? 'odds' : query.has('compare') ? 'compare' : 'home' };
  if (query.get('quick') !== '1') return { page: 'new', system };
  const dice = query.get('physical') === '1' ? 'physical' : 'seeded';
  return { page: 'quick', system, seed: query.get('seed'), dice };
}

export const route = signal<Route>(parseRoute(location.search));

export const href = (query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? location.pathname : `?${search}`;
};

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  route.value = parseRoute(location.search);
  if (how === 'push') scrollTo(0, 0);
}

addEventListener('popstate', () => {
  route.value = parseRoute(location.search);
});

/** Follows a link inside the page; a click meant for a new tab is left to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return;
  if (link.pathname !== location.pathname) return;
  event.preventDefault();
  go(link.search === '' ? link.pathname : link.search);
}
