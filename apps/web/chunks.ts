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

const NOTHING: ReadonlySet<string> = new Set();

/** What a system needs as it starts, then what its first question needs in one language alone: a crawl opens with a few words of its own. */
function stagesOf(system: (typeof SYSTEMS)[number], bundle: Bundle): Reached {
  const board = reachedFrom(`${ROOT}apps/web/src/systems/${system}/adaptor.ts`, bundle);
  if ((EDITIONS as readonly string[]).includes(system)) return { start: board, fr: NOTHING, en: NOTHING };
  const inWords = (lang: string) => reachedFrom(`${ROOT}packages/systems/${system}/src/text/${lang}/asking.ts`, bundle);
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

let around: ReadonlySet<string> | undefined;

/** What stands around a board, whatever it is made of: part of it in a chunk of its own would need the rest, in a circle. */
const aroundTable = (priority: number): Chunk => ({
  debugName: 'around',
  name(id, bundle) {
    around ??= reachedFrom(`${ROOT}apps/web/src/table/around/around.tsx`, bundle);
    return around.has(id) || SHEETS_OF_C50.test(id) ? 'around' : undefined;
  },
  priority,
  test: /packages|web\/src/,
});

/** The table of the first game is whole a little sooner. */
const SHEETS_OF_C50 = /web\/src\/systems\/cinquante-etages\/sheets/;

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
    test: /packages\/kernel\/src\/(?!load|wary|save-|explore|outcomes)|packages\/words\/src\/(?!faults|figures|odds|saves)|web\/src\/(save\/keeper|table\/(?!around)|systems\/(adaptor|ready-seats|registry|words|map\/use-map)|masthead\/system-name)/,
  },
  // Chances that are played out: read through the index of the kernel, where nobody's needs are followed.
  { name: 'several', priority: 4, test: /packages\/kernel\/src\/(explore|outcomes)/ },
  bySystem('start', 3),
  aroundTable(2),
  bySystem('fr', 1),
  bySystem('en', 1),
];
