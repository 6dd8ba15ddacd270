import { fileURLToPath } from 'node:url';

interface Bundle {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface Chunk {
  readonly name: string | ((id: string, bundle: Bundle) => string | undefined);
  readonly debugName?: string;
  readonly priority: number;
  readonly test: RegExp;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EDITIONS = ['attention-donjon', 'attention-donjon-2'] as const;
const SYSTEMS = ['cinquante-etages', ...EDITIONS, 'heros-bataillons'] as const;
/** What is named once for all who import it; each takes only what it uses of these. */
const BARREL = /packages\/(kernel|words)\/src\/index\.ts$/;

/** All that a module needs to run. */
function reachedFrom(entry: string, bundle: Bundle): ReadonlySet<string> {
  const reached = new Set<string>();
  const walk = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    if (!BARREL.test(id)) bundle.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(entry);
  return reached;
}

type Reached = Readonly<Record<'start' | 'fr' | 'en', ReadonlySet<string>>>;

/** What a system needs as it starts, then what its first question needs in one language alone. */
function stagesOf(system: string, bundle: Bundle): Reached {
  const inWords = (lang: string) => reachedFrom(`${ROOT}packages/systems/${system}/src/text/${lang}/asking.ts`, bundle);
  const board = reachedFrom(`${ROOT}apps/web/src/systems/${system}/adaptor.ts`, bundle);
  const [fr, en] = [inWords('fr'), inWords('en')];
  return { start: new Set([...board, ...[...fr].filter((id) => en.has(id))]), fr, en };
}

let stages: ReadonlyMap<string, Reached> | undefined;

/** One chunk a system and a stage, one for what both editions need, one for what several share, one for what all do. */
const bySystem = (stage: keyof Reached, priority: number): Chunk => ({
  debugName: stage,
  name(id, bundle) {
    stages ??= new Map(SYSTEMS.map((system) => [system, stagesOf(system, bundle)]));
    const users = SYSTEMS.filter((system) => stages!.get(system)![stage].has(id));
    if (users.length === 0) return undefined;
    const both = users.join() === EDITIONS.join();
    const who = users.length === 1 ? users[0] : both ? 'crawl' : users.length < SYSTEMS.length ? 'several' : 'every';
    return stage === 'start' ? who : `${who}-${stage}`;
  },
  priority,
  test: /packages|^\0pack:|web\/src\/(systems|styles)/,
});

/**
 * Few chunks compress better than many: what every first decision needs is one, what a system adds is another, what stands
 * around it comes after. A page that is opened later (a replay, a new game, an import) keeps its own.
 */
export const CHUNKS: readonly Chunk[] = [
  {
    name: 'core',
    priority: 5,
    test: /node_modules|preload-helper|web\/src\/(page|ink\/(?!union)|home\/(?!saved)|icons\/(home|authors|dice|late)|save\/(store|database|title)|words\/(language|fault\.ts))/,
  },
  {
    name: 'game',
    priority: 4,
    test: /packages\/kernel\/src\/(?!load|explore|outcomes)|packages\/words\/src\/(?!faults|figures|odds)|web\/src\/(save\/keeper|table\/(?!around)|systems\/(adaptor|registry|words))/,
  },
  bySystem('start', 3),
  {
    name: 'around',
    priority: 2,
    test: /web\/src\/(table\/around|save\/elsewhere|systems\/cinquante-etages\/sheets|icons\/tabs|styles\/(around|sheets|odds-panel|dice|physical|menu|spoken|commands-by-text|map-in-words))/,
  },
  bySystem('fr', 1),
  bySystem('en', 1),
];
