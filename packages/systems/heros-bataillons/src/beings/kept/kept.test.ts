import { checkSetup, Game, type Setup, type System } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { inGame } from '../../../testing/index.ts';
import { armourOf, exportHero, type HBState, herosBataillons, importHero } from '../../index.ts';
import { brokenRules } from '../legality.ts';

const setup = (fiches: readonly string[], variants: Setup['variants'] = {}): Setup => ({
  seats: fiches.map((fiche, i) => ({ name: `J${i + 1}`, choices: { heros: 'garance', fiche } })),
  variants,
});
const checked = (given: Setup) => checkSetup(herosBataillons as unknown as System, given);
const ready = (variants: Setup['variants'] = {}): HBState =>
  herosBataillons.setup({
    seats: ['garance', 'odon'].map((heros) => ({ name: heros, choices: { heros } })),
    variants,
  });

/** Two heroes after an adventure: one worn out and grown, one in a coma. */
function veterans(): HBState {
  const state = ready();
  const [first, second] = state.beings;
  first!.now = { for: 2, agi: 5, vol: 3, end: 0 };
  first!.max.for = 18;
  Object.assign(first!.hero!, { chance: 0, exhausted: true, progress: 3, chanceMax: 3 });
  first!.hero!.talents[0]!.degree = 2;
  first!.hero!.items = first!.hero!.items.slice(0, -1);
  second!.status = 'coma';
  second!.now.for = 0;
  state.gold = 25;
  return state;
}

describe('a hero of another game', () => {
  test('[HB-REST-11] [HB-REST-12] [HB-REST-13] [HB-DMG-12] comes back rested, with what it has become', () => {
    const before = veterans();
    const fiches = [exportHero(inGame(before), 0)!, exportHero(inGame(before), 1)!];
    expect(checked(setup(fiches)).ok).toBe(true);
    const { beings } = herosBataillons.setup(setup(fiches));
    const [first, second] = beings;
    expect(first).toMatchObject({ name: 'J1', now: { for: 18 }, max: { for: 18 }, status: 'present' });
    expect(first!.hero).toMatchObject({ chance: 3, chanceMax: 3, exhausted: false, progress: 3 });
    expect(first!.hero!.talents[0]!.degree).toBe(2);
    expect(first!.hero!.items.map(({ base, place }) => [base, place])).toEqual(
      before.beings[0]!.hero!.items.map(({ base, place }) => [base, place]),
    );
    expect(new Set(first!.hero!.items.map(({ id }) => id)).size).toBe(first!.hero!.items.length);
    expect(second).toMatchObject({ status: 'present', now: { for: second!.max.for } });
  });

  test('[HB-GEAR-05] the purse is shared, and made whole again', () => {
    const before = veterans();
    const fiches = [exportHero(inGame(before), 0)!, exportHero(inGame(before), 1)!];
    expect(fiches.map((text) => JSON.parse(text).sheet.gold)).toEqual([13, 12]);
    expect(herosBataillons.setup(setup(fiches)).gold).toBe(25);
    expect(herosBataillons.setup(setup([fiches[0]!, ''])).gold).toBe(13 + ready().gold - goldOf('odon'));
  });

  test('[HB-BAT-19] the gold of an army is nobody’s: a battle takes none and gives none', () => {
    const [fiche] = [exportHero(inGame(veterans()), 0)!];
    const state = herosBataillons.setup(setup([fiche, ''], { mode: 'bataille' }));
    expect(state.gold).toBe(1000);
    expect(JSON.parse(exportHero(inGame(state), 0)!).sheet.gold).toBe(13);
  });

  test('[HB-SOLO-18] the dead are not kept', () => {
    const state = veterans();
    state.beings[0]!.status = 'mort';
    expect(exportHero(inGame(state), 0)).toBeUndefined();
    expect(JSON.parse(exportHero(inGame(state), 1)!).sheet.gold).toBe(25);
  });

  test('[HB-Q-07] [HB-Q-24] places and forms follow the readings of the new game', () => {
    const fiches = [0, 1].map((seat) => exportHero(inGame(veterans()), seat)!);
    for (const variants of [{ armourReady: 'ready' }, { forms: 'learnt' }, { outfitSlots: 'each' }]) {
      const state = herosBataillons.setup(setup(fiches, variants));
      for (const being of state.beings) expect(brokenRules(inGame(state), being)).toEqual([]);
      expect(armourOf(inGame(state), state.beings[0]!)).toBe(armourOf(inGame(ready()), ready().beings[0]!));
      if ('forms' in variants) expect(state.beings[1]!.hero!.forms).toEqual(['toucher', 'invocation']);
    }
  });

  test('[HB-ATTR-22] [HB-TAL-05] [HB-INV-01] a sheet no hero can have is refused with every issue and its seat', () => {
    const file = JSON.parse(exportHero(inGame(veterans()), 0)!);
    file.sheet.values.agi = 19;
    file.sheet.talents[0].degree = 4;
    const read = importHero(herosBataillons, JSON.stringify(file));
    expect(read.ok ? [] : read.issues.map(({ rule }) => rule)).toEqual(['HB-ATTR-19', 'HB-TAL-05']);
    const refused = checked(setup(['', JSON.stringify(file)]));
    expect(refused.ok ? undefined : refused.fault.params).toMatchObject({ what: 'fiche', seat: 2 });
    const heavy = JSON.parse(exportHero(inGame(veterans()), 0)!);
    heavy.sheet.items = Array.from({ length: 11 }, () => ({ base: 'dague', place: 'sac' }));
    const burden = importHero(herosBataillons, JSON.stringify(heavy));
    expect(burden.ok ? [] : burden.issues.map(({ rule }) => rule)).toEqual(['HB-INV-01']);
    expect(importHero(herosBataillons, '{')).toMatchObject({ issues: [{ problem: 'json-illisible' }] });
  });

  test('[HB-ATTR-22] [HB-CRE-05] [HB-CHA-09] each thing that no hero can be is named by its rule', () => {
    type Sheet = Record<string, unknown> & {
      values: Record<string, number>;
      talents: { id: string; degree: number }[];
    };
    const broken = (spoil: (sheet: Sheet) => void): readonly (string | null | undefined)[] => {
      const file = JSON.parse(exportHero(inGame(veterans()), 0)!);
      spoil(file.sheet);
      const read = importHero(herosBataillons, JSON.stringify(file));
      return read.ok ? [] : read.issues.map((issue) => ('rule' in issue ? issue.rule : undefined));
    };
    expect(broken(() => {})).toEqual([]);
    expect(broken((sheet) => Object.assign(sheet, { name: '  ' }))).toEqual(['HB-CRE-01']);
    expect(broken(({ values }) => Object.assign(values, { for: 0 }))).toEqual(['HB-ATTR-18']);
    expect(broken(({ values }) => Object.assign(values, { end: 1 }))).toEqual([]);
    expect(broken(({ talents }) => Object.assign(talents[0]!, { degree: 3 }))).toEqual([]);
    expect(broken(({ talents }) => Object.assign(talents[0]!, { degree: 0 }))).toEqual(['HB-TAL-05']);
    expect(broken(({ talents }) => Object.assign(talents[0]!, { id: 'x' }))).toEqual(['HB-CRE-06']);
    expect(broken(({ talents }) => talents.push({ ...talents[0]! }))).toEqual(['HB-CRE-05']);
    expect(broken((sheet) => Object.assign(sheet, { abilities: ['x'] }))).toEqual(['HB-HERO-01']);
    expect(broken((sheet) => Object.assign(sheet, { schools: ['x'] }))).toEqual(['HB-MAG-03']);
    expect(broken((sheet) => Object.assign(sheet, { items: [{ base: 'x', place: 'sac' }] }))).toEqual(['HB-INV-02']);
    expect(broken((sheet) => Object.assign(sheet, { chanceMax: 4 }))).toEqual(['HB-CHA-09']);
    expect(broken((sheet) => Object.assign(sheet, { chanceMax: 0 }))).toEqual(['HB-CHA-09']);
    expect(broken((sheet) => Object.assign(sheet, { chanceMax: 1 }))).toEqual([]);
    expect(broken((sheet) => Object.assign(sheet, { progress: -1 }))).toEqual(['HB-CRE-10']);
    expect(broken((sheet) => Object.assign(sheet, { gold: -1 }))).toEqual(['HB-GEAR-05']);
    expect(broken((sheet) => Object.assign(sheet, { gold: 0 }))).toEqual([]);
  });

  test('[HB-ATTR-20] a sheet with DEX is refused, and says what is missing', () => {
    const file = JSON.parse(exportHero(inGame(veterans()), 0)!);
    file.sheet.values = { for: 10, DEX: 12, vol: 9, end: 4 };
    const read = importHero(herosBataillons, JSON.stringify(file));
    expect(read.ok ? [] : read.issues).toEqual([
      { rule: null, path: 'values.agi', problem: 'champ-manquant' },
      { rule: 'HB-ATTR-20', path: 'values.DEX', problem: 'dex' },
    ]);
  });

  test('[HB-CRE-01] no text is no sheet, and a game with a kept hero starts', () => {
    expect(herosBataillons.setup(setup([''])).players).toEqual([{ name: 'J1', hero: 'garance' }]);
    const game = Game.start(herosBataillons, { ...setup([exportHero(inGame(veterans()), 0)!]), seed: 'fiche' });
    expect(game.ok && game.value.open.length).toBe(1);
  });
});

const goldOf = (heros: string): number =>
  herosBataillons.setup({ seats: [{ name: '', choices: { heros } }], variants: {} }).gold;
