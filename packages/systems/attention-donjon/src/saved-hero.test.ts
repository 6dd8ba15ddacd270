import { placeHeroes } from '@souterrain/crawl/exploration';
import { interlude } from '@souterrain/crawl/heroes';
import { checkSetup, type Setup } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { play, scene } from '../testing/index.ts';
import { sheetOfReadyMade } from './heroes/ready-made.ts';
import { attentionDonjon, exportSheet } from './index.ts';

const setup = (...fiches: readonly string[]): Setup => ({
  seats: fiches.map((fiche, i) => ({ name: `J${i + 1}`, choices: { heros: 'octavie', fiche } })),
  variants: {},
});
const checked = (given: Setup) => checkSetup(attentionDonjon, given);

/** A hero after an adventure and its interlude: XP, a purchase, a broken arm nobody paid for. */
function veteran() {
  const state = scene({ state: { result: 'defaite', phase: 'interlude' } });
  const { hero } = state.figures[0]!;
  Object.assign(hero!.sheet, sheetOfReadyMade(attentionDonjon, 'rhaska'), {
    name: 'Rhaska la Noire',
    xp: 1,
    deniers: 12,
  });
  hero!.sheet.wounds = [{ id: 'bras-casse', hand: 1 }];
  play(state, (g) => interlude(g), { decisions: ['terminer', 'acheter-anti-poison', 'terminer', 'garder'] });
  return state;
}

describe('a hero of another game', () => {
  test('[AD1-HERO-01] [AD1-SCEN-02] [AD1-XP-01] XP, items, deniers and untreated wounds are kept', () => {
    const before = veteran();
    const given = setup(exportSheet(before, 0));
    expect(checked(given).ok).toBe(true);
    const state = attentionDonjon.setup(given);
    const { sheet } = state.figures[0]!.hero!;
    const old = before.figures[0]!.hero!.sheet;
    expect(sheet).toMatchObject({ name: 'Rhaska la Noire', xp: old.xp, deniers: 6, talents: old.talents });
    expect(sheet.xp).toBeGreaterThan(0);
    expect(sheet.items.map(({ base }) => base)).toEqual(old.items.map(({ base }) => base));
    expect(sheet.items.map(({ base }) => base)).toContain('anti-poison');
    play(state, (g) => placeHeroes(g), { decisions: ['case-0-2', 'tel-quel'] });
    expect(state.figures[0]).toMatchObject({
      status: 'plateau',
      sante: sheet.santeMax,
      hero: { sheet: { wounds: [{ id: 'bras-casse', hand: 1 }] } },
    });
  });

  test('[AD1-HERO-01] one sheet for each seat, and it is the hero of that seat that is written', () => {
    const state = attentionDonjon.setup(setup(exportSheet(veteran(), 0), ''));
    play(state, (g) => placeHeroes(g), { decisions: ['case-0-2', 'tel-quel', 'case-0-3', 'tel-quel'] });
    const names = [0, 1].map((seat) => JSON.parse(exportSheet(state, seat)).sheet.name);
    expect(names).toEqual(state.figures.map(({ hero }) => hero!.sheet.name));
    expect(new Set(names).size).toBe(2);
  });

  test('[AD1-HERO-01] no text is no sheet: the chosen hero plays', () => {
    const state = attentionDonjon.setup(setup('', ''));
    expect(state.players.map(({ hero }) => hero)).toEqual(['octavie', 'octavie']);
  });

  test('[AD1-HERO-01] a bad sheet is refused with every issue and its seat', () => {
    const file = JSON.parse(exportSheet(veteran(), 0));
    file.sheet.talents = ['griffes', 'esquive'];
    file.sheet.proie = 'dragon';
    const refused = checked(setup('', JSON.stringify(file)));
    expect(refused.ok ? undefined : refused.fault).toMatchObject({
      code: 'bad-setup',
      params: { what: 'fiche', seat: 2, got: expect.stringMatching(/AD1-XP-07.*AD1-TRAQ-07/) },
    });
    expect(checked(setup('{')).ok).toBe(false);
  });
});
