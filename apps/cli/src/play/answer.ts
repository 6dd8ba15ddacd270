import type { Asked, AskedOption } from '@souterrain/kernel';

export type PlayCommand = 'help' | 'why' | 'odds' | 'journal' | 'board' | 'undo' | 'undo-agreed' | 'quit';

export type Typed =
  | { readonly kind: 'command'; readonly command: PlayCommand; readonly count: number }
  | { readonly kind: 'picks'; readonly picks: readonly string[] };

/** Each command by its key, its French name and its English name: all work in both languages. */
const COMMANDS: Readonly<Record<string, PlayCommand>> = {
  '?': 'help',
  aide: 'help',
  help: 'help',
  p: 'why',
  pourquoi: 'why',
  why: 'why',
  o: 'odds',
  chances: 'odds',
  cotes: 'odds',
  odds: 'odds',
  j: 'journal',
  journal: 'journal',
  b: 'board',
  plateau: 'board',
  carte: 'board',
  map: 'board',
  board: 'board',
  u: 'undo',
  annuler: 'undo',
  undo: 'undo',
  'u!': 'undo-agreed',
  q: 'quit',
  quitter: 'quit',
  quit: 'quit',
};

/** True when the options are numbers themselves, such as the faces of a die: they are then shown and typed as they are. */
export const numbered = ({ options }: Asked): boolean => options.every(({ id }) => /^\d+$/.test(id));

/** What a person types to pick an option. */
export const keyOf = (decision: Asked, option: AskedOption): string =>
  numbered(decision) ? option.id : String(decision.options.indexOf(option) + 1);

type LabelOf = (option: AskedOption) => string;

/** A line typed by a person: options by their id, their label or their number, or a command. What is offered comes first. */
export function readLine(line: string, decision: Asked, labelOf: LabelOf = ({ id }) => id): Typed {
  const named = labelled(line, decision, labelOf);
  if (named !== undefined) return { kind: 'picks', picks: [named] };
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const [first = '', count] = words;
  const isOption = decision.options.some(({ id }) => id === first);
  const key = first.toLowerCase();
  if (!isOption && Object.hasOwn(COMMANDS, key)) {
    return { kind: 'command', command: COMMANDS[key]!, count: Number(count) || 1 };
  }
  return { kind: 'picks', picks: words.map((word) => idOf(word, decision)) };
}

/** The option whose label was typed whole, whatever its capitals, accents and apostrophes. */
function labelled(line: string, { options }: Asked, labelOf: LabelOf): string | undefined {
  const wanted = plain(line);
  const found = options.filter((option) => plain(labelOf(option)) === wanted);
  return found.length === 1 ? found[0]!.id : undefined;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase();

function idOf(word: string, decision: Asked): string {
  const { options } = decision;
  if (options.some(({ id }) => id === word)) return word;
  const lower = word.toLowerCase();
  if (options.some(({ id }) => id === lower)) return lower;
  // C50-MOVE-02: many ten-sided dice show 0 for 10.
  if (decision.id === 'lancer-les-des' && options.length === 10 && word === '0') return '10';
  if (numbered(decision) || !/^\d+$/.test(word)) return word;
  return options[Number(word) - 1]?.id ?? word;
}
