import { openHero, writeHero } from '@souterrain/content/hero-file';
import type { ShapeIssue } from '@souterrain/content/shape';
import type { SeatId } from '@souterrain/kernel';
import type { WithContent } from '../../content/types.ts';
import { isWorn } from '../../gear/worn.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import { variantsOf } from '../../variants.ts';
import type { Situation } from '../../world.ts';
import { goldOf, type HeroPlace, heroOf, talentOf } from '../hero.ts';
import { brokenRules } from '../legality.ts';
import { outfit } from '../outfit.ts';
import { checkBurden, checkSheet, type SheetIssue } from './check.ts';
import { type KeptSheet, readShape } from './sheet.ts';

const FORMAT = 'heros-bataillons/heros';

export type FileIssue = ShapeIssue | SheetIssue;

export type ImportedHero =
  | { readonly ok: true; readonly sheet: KeptSheet }
  | { readonly ok: false; readonly issues: readonly FileIssue[] };

type Told = Pick<HBState, 'beings' | 'players' | 'gold' | 'mode'>;

/** The hero of a seat, to keep between two games; none where it is dead or was never made. */
export function exportHero(g: Situation<Told>, seat: SeatId): string | undefined {
  const being = survivorsIn(g.state).find((one) => one.seat === seat);
  return being && writeHero(FORMAT, sheetOf(g, being));
}

/** HB-SOLO-18: whoever is not dead, a comatose hero included. */
export const survivorsIn = ({ beings }: Pick<HBState, 'beings'>): readonly Being[] =>
  beings.filter(({ hero, seat, status }) => hero !== null && seat !== null && status !== 'mort');

/** HB-REST-10, HB-DMG-12: days in a trusted place give back attributes and Chance, end exhaustion, wake from a coma. */
export function sheetOf(g: Situation<Told>, { hero, max, name, id }: Being): KeptSheet {
  const { talents, abilities, schools, forms, items, chanceMax, progress } = hero!;
  return {
    name,
    values: { ...max },
    talents: talents.map((talent) => ({ id: talent.id, degree: talent.degree })),
    abilities,
    schools,
    forms,
    items: items.map(({ id: _, ...item }) => item),
    chanceMax,
    progress,
    gold: goldShare(g, id),
  };
}

/** HB-GEAR-05: the purse is shared evenly, the first heroes taking what is left over; an army's gold is nobody's. */
export function goldShare(g: Situation<Told>, id: string): number {
  const heroes = survivorsIn(g.state);
  const index = heroes.findIndex((one) => one.id === id);
  if (g.state.mode === 'bataille') return goldOf(g, g.state.players[heroes[index]!.seat!]!);
  return Math.floor(g.state.gold / heroes.length) + (index < g.state.gold % heroes.length ? 1 : 0);
}

const WRITTEN = { variants: variantsOf({}) };
const ALONE: HeroPlace = { id: 'h1', seat: 0 };

/** Reads what `exportHero` wrote; refused whole, with every issue. */
export function importHero({ content }: WithContent, text: string): ImportedHero {
  const g = { state: WRITTEN, content };
  const file = openHero(text, [FORMAT]);
  if (file.sheet === undefined) return { ok: false, issues: file.issues };
  const shape = readShape(file.sheet).map(namingDex);
  const issues: FileIssue[] = [...file.issues, ...shape];
  if (shape.length > 0) return { ok: false, issues };
  const sheet = file.sheet as KeptSheet;
  issues.push(...checkSheet(g, sheet));
  if (issues.length === 0) issues.push(...checkBurden(g, heroKept(g, sheet, ALONE)));
  return issues.length === 0 ? { ok: true, sheet } : { ok: false, issues };
}

/** HB-ATTR-20: DEX is no attribute; AGI or VOL was meant. */
const namingDex = (issue: ShapeIssue): FileIssue =>
  /^values\.dex$/i.test(issue.path) ? { rule: 'HB-ATTR-20', path: issue.path, problem: 'dex' } : issue;

/** The hero of a sheet, rested; what it carries stays where it was unless this game reads the places otherwise. */
export function heroKept(g: Situation<Pick<HBState, 'variants'>>, sheet: KeptSheet, place: HeroPlace): Being {
  const learnt = sheet.schools.length > 0 && sheet.forms.length === 0 && g.state.variants.forms !== 'all';
  const being = heroOf(
    g,
    {
      ...sheet,
      talents: sheet.talents.map(({ id, degree }) => ({ ...talentOf(g, id), degree })),
      // HB-Q-24: a hero of another reading knows the two forms of a ready-made one.
      forms: learnt ? ['toucher', 'invocation'] : sheet.forms,
    },
    place,
  );
  const hero = being.hero!;
  hero.chanceMax = sheet.chanceMax;
  hero.chance = sheet.chanceMax;
  hero.progress = sheet.progress;
  const packed = hero.items;
  hero.items = packed.map((item, i) => ({ ...item, place: sheet.items[i]!.place }));
  // HB-Q-06, HB-Q-07: another reading of what is worn, or of what it takes.
  const undressed = hero.items.some((item) => item.place === 'porte' && !isWorn(g, item));
  if (undressed || brokenRules(g, being).length > 0) hero.items = outfit(g, place.id, sheet.items);
  return being;
}
