import { fail, ok, type Result, type Setup } from '@souterrain/kernel';
import { ADVERSARY_SEAT } from './battalions/skirmish.ts';
import { goldOf, heroFrom } from './beings/hero.ts';
import { heroKept, importHero } from './beings/kept/file.ts';
import type { KeptSheet } from './beings/kept/sheet.ts';
import type { WithContent } from './content/types.ts';
import { newTable } from './master/table.ts';
import type { Being, Mode, Settings } from './pieces.ts';
import type { Delve, HBState, Player } from './state.ts';
import { DAWN } from './time/calendar.ts';
import { variantsOf } from './variants.ts';

/** A hero made step by step, as decisions. */
export const NEW_HERO = 'nouveau';
/** A hero kept after another game: the text of its sheet; none where it is empty. */
export const SAVED_HERO = 'fiche';
export const readyMade = ({ content }: WithContent): readonly string[] => Object.keys(content.heroes);

/** HB-SOLO-05: rooms of a delve. */
export const LENGTHS = { normale: 8, courte: 6, longue: 12 } as const;
export const ARMIES = ['1000', '600', '2000', '3000'] as const;

/** HB-CRE-09: one hero for each seat; a person may hold several seats. */
export function setup({ content }: WithContent, { seats, variants: chosen }: Setup): HBState {
  const variants = variantsOf(chosen);
  const g = { state: { variants }, content };
  const mode = (chosen.mode ?? 'escarmouche') as Mode;
  const sheets = seats.map(({ choices }) => savedSheet(g, choices));
  const ready = readyMade(g);
  const players = seats.map(({ name, choices }, seat): Player => {
    const sheet = sheets[seat];
    if (sheet) return { name, hero: SAVED_HERO, gold: sheet.gold };
    return { name, hero: choices.heros ?? ready[seat % ready.length] ?? NEW_HERO };
  });
  const settings: Settings = {
    budget: (chosen.budget ?? 'egal') as Settings['budget'],
    army: Number(chosen.armee ?? ARMIES[0]),
    method: (chosen.attributs ?? 'repartition') as Settings['method'],
  };
  const heroes = players.flatMap(({ name, hero }, seat): Being[] => {
    const place = { id: heroId(seat), seat };
    const sheet = sheets[seat];
    if (!sheet && !content.heroes[hero]) return [];
    const being = sheet ? heroKept(g, sheet, place) : heroFrom(g, hero, place);
    being.name = name;
    return [being];
  });
  return {
    variants,
    mode,
    settings,
    phase: 'creation',
    clock: DAWN,
    seconds: 0,
    players,
    master: mode === 'table' ? masterSeat(players) : null,
    table: newTable(),
    beings: heroes,
    // HB-BAT-19: an army's gold, or what the heroes start with (HB-CRE-07).
    gold: mode === 'bataille' ? settings.army : players.reduce((gold, player) => gold + goldOf(g, player), 0),
    mules: [],
    scene: null,
    combat: null,
    delve: mode === 'exploration' ? newDelve(chosen.longueur as keyof typeof LENGTHS | undefined) : null,
    secrets: [],
    next: 1,
    result: null,
  };
}

/** What is not played by a hero of its own takes no sheet. */
const takesSheet = ({ heros }: Readonly<Record<string, string>>): boolean =>
  heros !== MASTER_SEAT && heros !== ADVERSARY_SEAT;

function savedSheet(g: WithContent, choices: Readonly<Record<string, string>>): KeptSheet | undefined {
  if (!choices.fiche || !takesSheet(choices)) return undefined;
  const read = importHero(g, choices.fiche);
  if (!read.ok) throw new Error('a setup that was not checked');
  return read.sheet;
}

/** HB-GM-01: one seat of a table is the MJ's. */
export const MASTER_SEAT = 'mj';

const masterSeat = (players: HBState['players']): number => players.findIndex(({ hero }) => hero === MASTER_SEAT);

export const heroId = (seat: number): string => `h${seat + 1}`;

/** HB-SOLO-05, HB-SOLO-22: the first seat leads. */
const newDelve = (length: keyof typeof LENGTHS = 'normale'): Delve => ({
  length: LENGTHS[length],
  place: 'bourg',
  room: 0,
  rooms: [],
  leader: 0,
  objected: [],
  front: null,
  entry: null,
  leftOn: 0,
  sequel: null,
});

/** Somebody plays a hero, and nobody the adversaries of a delve. */
export function checkSeats(g: WithContent, setup: Setup): Result<Setup> {
  const masters = setup.seats.filter(({ choices }) => choices.heros === MASTER_SEAT).length;
  const wanted = setup.variants.mode === 'table' ? 1 : 0;
  // HB-GM-01: a table has one MJ and at least one hero; other games have none.
  if (masters !== wanted || setup.seats.length === masters)
    return fail('bad-setup', { what: MASTER_SEAT, got: masters, min: wanted, max: wanted });
  for (const [index, { choices }] of setup.seats.entries()) {
    const read = choices.fiche && takesSheet(choices) ? importHero(g, choices.fiche) : undefined;
    if (read && !read.ok) {
      const got = read.issues.map(({ rule, path, problem }) => [rule, path, problem].filter((part) => part).join(' '));
      return fail('bad-setup', { what: SAVED_HERO, seat: index + 1, got: got.join(', ') });
    }
  }
  const adversaries = setup.seats.filter(({ choices }) => choices.heros === ADVERSARY_SEAT).length;
  const most = wanted === 1 || setup.variants.mode === 'exploration' ? 0 : setup.seats.length - 1;
  if (adversaries <= most) return ok(setup);
  return fail('bad-setup', { what: ADVERSARY_SEAT, got: adversaries, min: 0, max: most });
}
