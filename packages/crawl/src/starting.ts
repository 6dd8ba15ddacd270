import { fail, ok, type Result, type Setup } from '@souterrain/kernel';
import { NEW_HERO, RANDOM_SCENARIO, SAVED_HERO } from './choices.ts';
import type { Stocked } from './content/content.ts';
import type { Ruled } from './figures/on-sheet.ts';
import { heroFigure } from './heroes/figure.ts';
import type { FileIssue, Imported } from './heroes/sheet-file.ts';
import { newCrawl } from './setup.ts';
import type { CrawlState, Player, Sheet } from './state.ts';

/** What an edition starts its games with. */
export interface Starting<S extends CrawlState, G extends Stocked> {
  readonly id: string;
  variantsOf(chosen: Setup['variants']): S['variants'];
  sheetOf(g: G, readyMade: string, variants: S['variants']): Readonly<Sheet>;
  importSheet(g: G, text: string): Imported;
}

/** How the games of an edition are checked and set up. */
export function startsWith<S extends CrawlState, G extends Stocked>(g: G & Ruled, edition: Starting<S, G>) {
  const { scenarios, heroes } = g.content;
  // Heroes ready to play, as the packs list them.
  const readyMade = Object.keys(heroes);
  const sheets = new Map<string, Readonly<Sheet>>();
  /** Built once for all games: a figure takes a copy. */
  const sheetOf = (hero: string, variants: S['variants']): Readonly<Sheet> => {
    const key = `${hero} ${Object.values(variants)}`;
    let sheet = sheets.get(key);
    if (!sheet) {
      sheet = edition.sheetOf(g, hero, variants);
      sheets.set(key, sheet);
    }
    return sheet;
  };
  // Rules as written: the first scenario of the pack.
  const scenarioOf = ({ scenario }: Setup['variants']): string =>
    scenario ?? Object.keys(scenarios)[0] ?? RANDOM_SCENARIO;

  /** AD1-SCEN-06: one hero for each seat; a person may hold several seats. */
  const setup = ({ seats, variants: chosen }: Setup): S => {
    const variants = edition.variantsOf(chosen);
    const players = seats.map(
      ({ name, choices }, seat): Player => ({
        name,
        // Seats that choose nothing get different heroes.
        hero: choices.fiche ? SAVED_HERO : (choices.heros ?? readyMade[seat % readyMade.length] ?? NEW_HERO),
      }),
    );
    const scenario = scenarioOf(chosen);
    const figures = players.flatMap(({ name, hero }, seat) => {
      if (hero === NEW_HERO) return [];
      if (hero === SAVED_HERO)
        return [heroFigure(g, seat, savedSheet(edition.importSheet(g, seats[seat]!.choices.fiche!)))];
      return [heroFigure(g, seat, sheetOf(hero, variants), name)];
    });
    return newCrawl<S>(g, {
      edition: edition.id,
      variants,
      scenario,
      campaign: chosen.campagne === 'oui',
      players,
      figures,
      entry: scenarios[scenario],
    });
  };

  /** AD1-SCEN-01: a scenario says how many heroes it is for. */
  function check(given: Setup): Result<Setup> {
    const [min, max] = scenarios[scenarioOf(given.variants)]?.heroes ?? [1, 6];
    const got = given.seats.length;
    if (got < min || got > max) return fail('bad-setup', { what: 'seats', got, min, max });
    for (const [index, { choices }] of given.seats.entries()) {
      const read = choices.fiche ? edition.importSheet(g, choices.fiche) : undefined;
      if (read && !read.ok) return fail('bad-setup', { what: SAVED_HERO, seat: index + 1, got: issuesOf(read.issues) });
    }
    return ok(given);
  }

  return { setup, check };
}

function savedSheet(read: Imported): Sheet {
  if (!read.ok) throw new Error('a setup that was not checked');
  return read.sheet;
}

/** Every issue of a sheet: the rule it breaks or the field that is wrong, and how. */
const issuesOf = (issues: readonly FileIssue[]): string =>
  issues.map(({ rule, path, problem }) => [rule, path, problem].filter((part) => part).join(' ')).join(', ');
