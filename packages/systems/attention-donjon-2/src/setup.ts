import { opensBeyond as opens } from '@souterrain/crawl/beyond';
import { heroFigure } from '@souterrain/crawl/heroes/figure';
import { newCrawl } from '@souterrain/crawl/setup';
import type { Player, Sheet } from '@souterrain/crawl/state';
import { fail, type NewGame, ok, type Result, type Setup } from '@souterrain/kernel';
import { BEYOND } from './beyond.ts';
import { SCENARIOS } from './content/index.ts';
import { EDITION_ID } from './edition.ts';
import { READY_MADE_IDS, sheetOfReadyMade } from './heroes/ready-made.ts';
import type { FileIssue } from './heroes/sheet-file.ts';
import type { State } from './state.ts';
import { variantsOf } from './variants.ts';

/** A hero made step by step, as decisions. */
export const NEW_HERO = 'nouveau';
/** A hero saved after another game: the text of its sheet; none where it is empty. */
export const SAVED_HERO = 'fiche';
/** A scenario drawn for this game. */
export const RANDOM_SCENARIO = 'hasard';

/** Rules as written: the first scenario of the pack. */
const DEFAULT_SCENARIO = Object.keys(SCENARIOS)[0] ?? RANDOM_SCENARIO;

/** False for a game that is played from its beginning to its end without the rules that `bringRules` brings. */
export const opensBeyond = (given: NewGame): boolean =>
  opens(given, SCENARIOS[given.variants.scenario ?? DEFAULT_SCENARIO]);

/** Seats that choose nothing get different heroes. */
const readyMade = (seat: number): string => READY_MADE_IDS[seat % READY_MADE_IDS.length] ?? NEW_HERO;

export function setup({ seats, variants: chosen }: Setup): State {
  const players = seats.map(
    ({ name, choices }, seat): Player => ({
      name,
      hero: choices.fiche ? SAVED_HERO : (choices.heros ?? readyMade(seat)),
    }),
  );
  const scenario = chosen.scenario ?? DEFAULT_SCENARIO;
  const figures = players.flatMap(({ name, hero }, seat) => {
    if (hero === NEW_HERO) return [];
    if (hero === SAVED_HERO) return [heroFigure(seat, savedSheet(seats[seat]!.choices.fiche!))];
    return [heroFigure(seat, { ...sheetOfReadyMade(hero), name })];
  });
  return newCrawl<State>({
    edition: EDITION_ID,
    variants: variantsOf(chosen),
    scenario,
    campaign: chosen.campagne === 'oui',
    players,
    figures,
    entry: SCENARIOS[scenario],
  });
}

function savedSheet(text: string): Sheet {
  const read = BEYOND.open().importSheet(text);
  if (!read.ok) throw new Error('a setup that was not checked');
  return read.sheet;
}

/** A scenario says how many heroes it is for. */
export function checkSeats(setup: Setup): Result<Setup> {
  const [min, max] = SCENARIOS[setup.variants.scenario ?? DEFAULT_SCENARIO]?.heroes ?? [1, 6];
  const got = setup.seats.length;
  if (got < min || got > max) return fail('bad-setup', { what: 'seats', got, min, max });
  for (const [index, { choices }] of setup.seats.entries()) {
    const read = choices.fiche ? BEYOND.open().importSheet(choices.fiche) : undefined;
    if (read && !read.ok) return fail('bad-setup', { what: SAVED_HERO, seat: index + 1, got: issuesOf(read.issues) });
  }
  return ok(setup);
}

/** Every issue of a sheet: the rule it breaks or the field that is wrong, and how. */
const issuesOf = (issues: readonly FileIssue[]): string =>
  issues.map(({ rule, path, problem }) => [rule, path, problem].filter((part) => part).join(' ')).join(', ');
