import {
  type AD1View,
  CREATURES,
  enduranceOf,
  ITEMS,
  paradeOf,
  pileOf,
  planOn,
  SCENERY,
} from '@souterrain/attention-donjon';
import { across, cellAt, type Plan, xOf, yOf } from '@souterrain/dungeon';
import { boardWords } from './attention-donjon.words.ts';
import type { Board, BoardContext } from './board.ts';

type Figure = AD1View['figures'][number];

/** Solid things, then effects, then the rest. */
function glyphOf(feature: string): string {
  const entry = SCENERY[feature];
  if (entry?.effect) return { lave: '~', precipice: 'o', piege: '^', interrupteur: '!' }[entry.effect] ?? '!';
  if (entry?.solid) return entry.opaque ? '■' : '▬';
  return '"';
}

/** Heroes by their seat, creatures by letters; doors lie between squares. */
export const board: Board = (given, context) => {
  const view = given as AD1View;
  if (view.board.rooms.length === 0) return '';
  const { colours, lang } = context;
  const said = boardWords[lang];
  const letters = lettersOf(view);
  const drawn = mapLines(view, letters, context);
  const beside = [
    ...heroLines(view, context),
    '',
    ...creatureLines(view, letters, context),
    '',
    orderLine(view, context),
    colours.dim(said.deck(pileOf(view.deck).length, view.deck.discard.length)),
  ];
  return [colours.bold(said.round(view.round)), ...drawn, '', ...beside].join('\n');
};

function lettersOf(view: AD1View): ReadonlyMap<string, string> {
  const foes = view.figures.filter((f) => f.hero === null && f.status === 'plateau');
  return new Map(foes.map((f, i) => [f.id, String.fromCharCode(65 + (i % 26))]));
}

/** Two lines and two columns a square: walls and doors are drawn between them. */
function mapLines(view: AD1View, letters: ReadonlyMap<string, string>, { colours }: BoardContext): string[] {
  const plan: Plan = planOn(view);
  const cells = [...plan.squares.keys()];
  const [left, right] = [Math.min(...cells.map(xOf)), Math.max(...cells.map(xOf))];
  const [top, bottom] = [Math.min(...cells.map(yOf)), Math.max(...cells.map(yOf))];
  const doors = new Map(
    view.board.doors.flatMap((d) => [
      [`${d.cell}${d.side}`, d] as const,
      [
        `${across(d.cell, d.side)}${d.side === 'n' ? 's' : d.side === 's' ? 'n' : d.side === 'e' ? 'w' : 'e'}`,
        d,
      ] as const,
    ]),
  );
  const figures = new Map(view.figures.filter((f) => f.status === 'plateau').map((f) => [f.cell, f]));
  const square = (cell: number): string => {
    const figure = figures.get(cell);
    if (figure)
      return figure.hero
        ? colours.bold(colours.cyan(String(figure.hero.seat + 1)))
        : colours.bold(colours.red(letters.get(figure.id)!));
    if (view.piles.some((p) => p.cell === cell)) return colours.yellow('&');
    const feature = plan.squares.get(cell)?.feature;
    return feature ? colours.yellow(glyphOf(feature)) : colours.dim('·');
  };
  /** What lies between two squares: nothing, a wall, a zone border or a door. */
  const between = (cell: number, side: 'n' | 'w'): string => {
    const other = across(cell, side);
    const here = plan.squares.get(cell);
    const there = plan.squares.get(other);
    const door = doors.get(`${cell}${side}`);
    const flat = side === 'n';
    if (door)
      return colours.green(
        door.status === 'inconnue' ? '?' : door.status === 'ouverte' ? ' ' : door.status === 'fermee' ? '+' : 'x',
      );
    if (!here && !there) return ' ';
    if (here && there && plan.isOpen(cell, side)) return here.zone === there.zone ? ' ' : colours.dim(flat ? '┄' : '┊');
    return colours.gray(flat ? '─' : '│');
  };
  const rows: string[] = [];
  for (let y = top; y <= bottom + 1; y++) {
    let edge = '';
    let line = '';
    for (let x = left; x <= right + 1; x++) {
      const cell = cellAt(x, y);
      edge += ` ${x <= right ? between(cell, 'n') : ''}`;
      if (y <= bottom) line += between(cell, 'w') + (x <= right ? (plan.squares.has(cell) ? square(cell) : ' ') : '');
    }
    // Options name squares by these numbers.
    const label = y <= bottom ? String(y).padStart(3) : '   ';
    rows.push(`    ${edge}`.trimEnd(), `${colours.dim(label)} ${line}`.trimEnd());
  }
  const columns = Array.from({ length: right - left + 1 }, (_, i) => String(Math.abs(left + i) % 10));
  return [colours.dim(`     ${columns.join(' ')}`), ...rows];
}

function heroLines(view: AD1View, { lang, colours, company }: BoardContext): string[] {
  const said = boardWords[lang];
  return view.figures.flatMap((figure) => {
    if (!figure.hero) return [];
    const { seat, sheet, heroisme } = figure.hero;
    const name = company.names[seat] || sheet.name;
    const low = figure.sante * 2 <= figure.santeMax ? colours.red : colours.green;
    const states = [...figure.marks.map((m) => m.id), ...sheet.wounds.map((w) => w.id)];
    const gear = sheet.items.map((i) => ITEMS[i.base]?.name[lang] ?? i.base);
    return [
      [
        colours.bold(colours.cyan(String(seat + 1))),
        view.turn?.figure === figure.id ? colours.bold(name) : name,
        low(said.sante(figure.sante, figure.santeMax)),
        said.heroisme(heroisme, sheet.heroismeMax),
        figure.status === 'plateau'
          ? `Parade ${paradeOf(view, figure)}  Endurance ${enduranceOf(view, figure)}`
          : said.status[figure.status],
        colours.yellow(states.join(', ')),
      ].join('  '),
      colours.dim(`   ${gear.join(', ')}`),
    ];
  });
}

const nameOf = (figure: Figure, lang: 'fr' | 'en'): string => CREATURES[figure.profile ?? '']?.name[lang] ?? '';

function creatureLines(view: AD1View, letters: ReadonlyMap<string, string>, { lang, colours }: BoardContext): string[] {
  const said = boardWords[lang];
  return view.figures
    .filter((f) => f.hero === null && f.status === 'plateau')
    .map((f) =>
      [
        colours.bold(colours.red(letters.get(f.id)!)),
        nameOf(f, lang),
        said.sante(f.sante, f.santeMax),
        `Parade ${paradeOf(view, f)}  Endurance ${enduranceOf(view, f)}`,
        colours.yellow(f.marks.map((m) => m.id).join(', ')),
      ].join('  '),
    );
}

function orderLine(view: AD1View, { lang, colours, company }: BoardContext): string {
  const said = boardWords[lang];
  const slots = view.order.map((slot) => {
    const figure = view.figures.find((f) => f.id === slot.who);
    const group = view.groups.find((g) => g.id === slot.who);
    const name = figure?.hero ? company.names[figure.hero.seat] : CREATURES[group?.profile ?? '']?.plural[lang];
    const text = `${name ?? slot.who} (${slot.card})`;
    return slot.status === 'attend' ? text : colours.dim(text);
  });
  return `${said.order} ${slots.join(', ')}`;
}
