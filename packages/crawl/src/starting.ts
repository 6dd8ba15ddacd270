import { fail, type NewGame, ok, type Result, type Setup } from '@souterrain/kernel';
import { opensBeyond } from './beyond.ts';
import { NEW_HERO, RANDOM_SCENARIO, SAVED_HERO } from './choices.ts';
import type { ScenarioEntry } from './content/types.ts';
import { heroFigure } from './heroes/figure.ts';
import type { FileIssue, Imported } from './heroes/sheet-file.ts';
import { newCrawl } from './setup.ts';
import type { Player, Sheet, State } from './state.ts';

/** What an edition starts its games with. */
interface Starting<S extends State> {
  readonly edition: string;
  readonly scenarios: Readonly<Record<string, ScenarioEntry>>;
  /** Heroes ready to play, as the pack lists them. */
  readonly readyMade: readonly string[];
  variantsOf(chosen: Setup['variants']): S['variants'];
  sheetOf(readyMade: string, variants: S['variants']): Readonly<Sheet>;
  importSheet(text: string): Imported;
}

/** How the games of an edition are checked and set up. */
export function startsWith<S extends State>(edition: Starting<S>) {
  const { scenarios, readyMade } = edition;
  // Rules as written: the first scenario of the pack.
  const scenarioOf = ({ scenario }: Setup['variants']): string =>
    scenario ?? Object.keys(scenarios)[0] ?? RANDOM_SCENARIO;

  /** AD1-SCEN-06: one hero for each seat; a person may hold several seats. */
  const setup = ({ seats, variants: chosen }: Setup) => {
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
      if (hero === SAVED_HERO) return [heroFigure(seat, savedSheet(edition.importSheet(seats[seat]!.choices.fiche!)))];
      return [heroFigure(seat, edition.sheetOf(hero, variants), name)];
    });
    return newCrawl<S>({
      edition: edition.edition,
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
      const read = choices.fiche ? edition.importSheet(choices.fiche) : undefined;
      if (read && !read.ok) return fail('bad-setup', { what: SAVED_HERO, seat: index + 1, got: issuesOf(read.issues) });
    }
    return ok(given);
  }

  return {
    setup,
    check,
    /** False for a game that is played from its beginning to its end without the rules that `bringRules` brings. */
    opensBeyond: (given: NewGame): boolean => opensBeyond(given, scenarios[scenarioOf(given.variants)]),
  };
}

function savedSheet(read: Imported): Sheet {
  if (!read.ok) throw new Error('a setup that was not checked');
  return read.sheet;
}

/** Every issue of a sheet: the rule it breaks or the field that is wrong, and how. */
const issuesOf = (issues: readonly FileIssue[]): string =>
  issues.map(({ rule, path, problem }) => [rule, path, problem].filter((part) => part).join(' ')).join(', ');
