/** What a print page shows, and of what: a hero kept here, a game, or what a system holds. */
export interface PrintAddress {
  readonly what: 'heros' | 'monstres' | 'scenario';
  readonly hero: string | undefined;
  readonly game: string | undefined;
  readonly system: string | undefined;
  readonly scenario: string | undefined;
  /** Who is printed where the system makes no hero of its own: a class. */
  readonly choice: string | undefined;
  readonly name: string | undefined;
}

const KINDS = ['heros', 'monstres', 'scenario'] as const;

export function readAddress(search: string): PrintAddress {
  const query = new URLSearchParams(search);
  const of = (key: string) => query.get(key) ?? undefined;
  const asked = query.get('print');
  return {
    what: KINDS.find((kind) => kind === asked) ?? 'heros',
    hero: of('hero'),
    game: of('game'),
    system: of('system'),
    scenario: of('scenario'),
    choice: of('choice'),
    name: of('name'),
  };
}

/** The same page with something changed. */
export function addressOf(at: PrintAddress, change: Partial<PrintAddress>): string {
  const { what, ...rest } = { ...at, ...change };
  const query = new URLSearchParams({ print: what });
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, value);
  return `?${query}`;
}
