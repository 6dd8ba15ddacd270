import { type C50View, type Creature, type FloorView, type HeroView, SQUARES } from '@souterrain/cinquante-etages';
import type { Colours } from '../colours.ts';
import type { Board, BoardContext } from './board.ts';
import { boardWords } from './cinquante-etages.words.ts';

type Square = keyof typeof SQUARES;

const SQUARE_OF = Object.fromEntries(Object.entries(SQUARES).map(([name, mark]) => [mark, name])) as Record<
  string,
  Square
>;

/** Two columns a square, so that a diagonal looks like one. */
const GLYPHS: Readonly<Record<Square | 'unseen', string>> = {
  open: ' ·',
  wall: '██',
  web: ' ≈',
  trap: ' ^',
  chest: ' ■',
  fountain: ' ♥',
  merchant: ' $',
  stairs: ' >',
  unseen: ' ?',
};

const paint = (colours: Colours): Partial<Record<Square, (text: string) => string>> => ({
  open: colours.dim,
  wall: colours.gray,
  trap: colours.red,
  chest: colours.yellow,
  fountain: colours.blue,
  merchant: colours.yellow,
  stairs: colours.green,
});

/** What stands on a square in front of what the square is: letters for creatures, in reading order; figures for heroes. */
interface Figures {
  readonly creatures: ReadonlyMap<number, { readonly letter: string; readonly creature: Creature }>;
  readonly heroes: ReadonlyMap<number, string>;
}

export const board: Board = (given, context) => {
  const view = given as C50View;
  const { floor } = view;
  if (!floor) return heroLines(view, context).join('\n');
  const figures = figuresOf(view, floor);
  const drawn = gridLines(floor, figures, context);
  const beside = [
    ...heroLines(view, context),
    '',
    ...creatureLines(view, figures, context),
    ...legendLines(floor, context),
  ];
  const title = context.colours.bold(boardWords[context.lang].floor(floor.number, view.heroes[view.active]?.turn ?? 0));
  const height = Math.max(drawn.length, beside.length);
  const blank = ' '.repeat(2 * floor.side + 5);
  const rows = Array.from({ length: height }, (_, i) => `${drawn[i] ?? blank}  ${beside[i] ?? ''}`.trimEnd());
  return [title, ...rows].join('\n');
};

function figuresOf({ heroes, active }: C50View, floor: FloorView): Figures {
  const present = heroes.filter((hero) => hero.status === 'exploring' && hero.floor === floor.number);
  // Of several on one square, the one who plays is shown.
  const standing = present.toSorted((a, b) => Number(a.seat === active) - Number(b.seat === active));
  const cells = Object.keys(floor.creatures)
    .map(Number)
    .sort((a, b) => a - b);
  return {
    heroes: new Map(standing.map((hero) => [hero.cell, heroMark(hero, heroes.length)])),
    creatures: new Map(cells.map((cell, i) => [cell, { letter: letterOf(i), creature: floor.creatures[cell]! }])),
  };
}

const heroMark = ({ seat }: HeroView, count: number): string => (count === 1 ? '@' : String(seat + 1));
const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

function gridLines({ side, cells }: FloorView, { heroes, creatures }: Figures, { colours }: BoardContext): string[] {
  const painted = paint(colours);
  const cellText = (cell: number): string => {
    const hero = heroes.get(cell);
    if (hero) return ` ${colours.bold(colours.cyan(hero))}`;
    const found = creatures.get(cell);
    if (found) return ` ${colours.bold(colours.red(found.letter))}`;
    const square = SQUARE_OF[cells[cell]!];
    if (!square) return colours.dim(GLYPHS.unseen);
    return (painted[square] ?? String)(GLYPHS[square]);
  };
  const edge = '─'.repeat(2 * side + 1);
  const line = (make: (n: number) => string) => Array.from({ length: side }, (_, n) => make(n));
  const rows = line(
    (y) => `${colours.dim(String(y + 1).padStart(2))}│${line((x) => cellText(y * side + x)).join('')} │`,
  );
  // Options name their squares by these letters and numbers.
  const letters = line((x) => ` ${String.fromCharCode(97 + x)}`).join('');
  return [colours.dim(`   ${letters}  `), `  ┌${edge}┐`, ...rows, `  └${edge}┘`];
}

function heroLines({ heroes, active }: C50View, { lang, colours, company, words }: BoardContext): string[] {
  const said = boardWords[lang];
  return heroes.flatMap((hero) => {
    const { seat, classe, pv, maxPv, car, gold, status } = hero;
    const mark = colours.bold(colours.cyan(heroMark(hero, heroes.length)));
    const name = company.names[seat] ?? String(seat + 1);
    const low = pv * 3 <= maxPv ? colours.red : colours.green;
    const head = `${mark} ${seat === active ? colours.bold(name) : name} (${words.choice('classe', classe).label})`;
    const figures = Object.entries(car).map(([id, value]) => `${id.toUpperCase()} ${value}`);
    return [
      `${head} ${low(said.pv(pv, maxPv))}${status === 'exploring' ? '' : ` ${said.status[status]}`}`,
      `  ${figures.join('  ')}  ${said.gold(gold)}`,
      colours.dim(
        `  ${counted(carriedBy(hero))
          .map(([id, count]) => words.term(id, undefined) + (count > 1 ? ` ×${count}` : ''))
          .join(', ')}`,
      ),
    ];
  });
}

/** What the hero wears comes before what lies in the bag. */
const carriedBy = ({ weapons, worn, armours, shields, potions, spells, scrolls }: HeroView): string[] => [
  ...weapons,
  ...(worn ? [worn] : []),
  ...Array.from({ length: shields }, () => 'targe'),
  ...spells,
  ...armours.filter((id) => id !== worn),
  ...potions,
  ...scrolls.map((id) => `parchemin-${id}`),
];

function counted(ids: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

function creatureLines(view: C50View, { creatures }: Figures, { lang, colours, words }: BoardContext): string[] {
  const said = boardWords[lang];
  const { fight, floor, heroes, active } = view;
  const named = ({ id, pv }: Creature) => `${words.term(id, undefined)} ${said.pvLeft(pv)}`;
  const red = (letter: string) => colours.bold(colours.red(letter));
  const guardian = heroes[active]?.guardianBeaten ? undefined : floor?.guardian;
  return [
    ...(fight ? [`${said.fight} ${named(fight.creature)}`] : []),
    ...[...creatures.values()].map(({ letter, creature }) => `${red(letter)} ${named(creature)}`),
    ...(guardian ? [`${red('>')} ${named(guardian)} (${said.guardian})`] : []),
  ];
}

function legendLines({ cells }: FloorView, { lang, colours }: BoardContext): string[] {
  const present = (Object.keys(boardWords[lang].squares) as (keyof (typeof boardWords)['fr']['squares'])[]).filter(
    (square) => cells.includes(SQUARES[square]),
  );
  return present.length === 0
    ? []
    : [colours.dim(present.map((s) => `${GLYPHS[s].trim()} ${boardWords[lang].squares[s]}`).join('  '))];
}
