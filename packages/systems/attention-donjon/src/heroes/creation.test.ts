import type { Sheet } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { play, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';
import type { Variants } from '../variants.ts';
import { createHero } from './creation.ts';
import { checkSheet } from './legality.ts';

const CARDS = ['3-pique', 'roi-coeur', '8-coeur'];

function created(
  decisions: readonly string[],
  cards: readonly (readonly string[])[] = [CARDS],
  variants: Partial<Variants> = {},
) {
  const state: AD1State = { ...scene({ heroes: [], variants }), players: [{ name: 'Mirabelle', hero: 'nouveau' }] };
  const ran = play(state, (g) => createHero(g, 0), { decisions, cards });
  const sheet: Sheet = ran.find('h1').hero!.sheet;
  return { ...ran, sheet, ids: ran.asked.map(({ id }) => id) };
}
const FELINE = ['force', 'vigueur', 'agilite', 'sante-4', 'feliformes', 'berserker', 'roi-coeur'];

describe('creating a hero', () => {
  test('[AD1-HERO-02] [AD1-HERO-12] [AD1-TRAIT-15] the steps in their order, with decisions only where there is a choice', () => {
    const { sheet, ids, of, asked } = created([...FELINE, 'talent-rugissement', 'acheter-epee', 'terminer']);
    expect(ids).toEqual([
      'attribut',
      'attribut',
      'attribut',
      'sante-et-heroisme',
      'origine',
      'carriere',
      'arcane',
      'experience',
      'achats',
      'achats',
    ]);
    expect(sheet).toMatchObject({
      name: 'Mirabelle',
      origin: 'feliformes',
      careers: ['berserker'],
      traits: { force: 5, vigueur: 3, agilite: 3, savoir: 2, mental: 2, melee: 3, arcane: null },
      santeMax: 4,
      heroismeMax: 2,
      arcane: 'roi-coeur',
      talents: ['esquive', 'rugissement'],
      xp: 0,
      deniers: 12,
    });
    expect(checkSheet(attentionDonjon, sheet, { created: true })).toEqual([]);
    expect(asked.find(({ id }) => id === 'arcane')!.options.map(({ id }) => id)).toEqual(CARDS);
    expect(of('arcaneChosen')).toMatchObject([{ cards: CARDS, kept: 'roi-coeur' }]);
  });

  test('[AD1-HERO-03] one value for each attribute: what has its own is not offered again', () => {
    const { asked } = created([...FELINE, 'garder', 'terminer']);
    expect(asked.slice(0, 3).map(({ params, options }) => [params!.value, options.map(({ id }) => id)])).toEqual([
      [4, ['agilite', 'savoir', 'mental', 'force', 'vigueur']],
      [3, ['agilite', 'savoir', 'mental', 'vigueur']],
      [3, ['agilite', 'savoir', 'mental']],
    ]);
  });

  test('[AD1-HERO-10] an Origine of the four: its attribute, its talent, its branch', () => {
    const { asked, sheet } = created([...FELINE.slice(0, 4), 'sylvae', 'croise', 'roi-coeur', 'garder', 'terminer']);
    const offered = (id: string) => asked.find((each) => each.id === id)!.options.map((option) => option.id);
    expect(offered('origine')).toEqual(['feliformes', 'imperiaux', 'nains', 'sylvae']);
    expect(sheet).toMatchObject({ traits: { force: 4, agilite: 4 }, talents: ['connaissances-medicales'] });
    expect(offered('experience')).toContain('talent-savoir-partage');
    expect(offered('experience')).not.toContain('talent-rugissement');
  });

  test('[AD1-HERO-11] a Carrière of the three: its equipment and its skill', () => {
    const { asked, sheet } = created([...FELINE.slice(0, 5), 'traqueur', 'roi-coeur', 'garder', 'terminer']);
    const careers = asked.find(({ id }) => id === 'carriere')!.options.map(({ id }) => id);
    expect(careers).toEqual(['berserker', 'croise', 'traqueur']);
    expect(sheet.traits).toMatchObject({ melee: 2, tir: 3, lancer: 2 });
    expect(sheet.items.map(({ base }) => base)).toEqual(['dague', 'arc-court', 'armure-legere']);
    const refused = (...ids: string[]) =>
      checkSheet(attentionDonjon, { ...sheet, careers: ids }).map(({ rule }) => rule);
    expect([refused('traqueur'), refused(), refused('barde')]).toEqual([[], ['AD1-HERO-11'], ['AD1-HERO-11']]);
  });

  test('[AD1-HERO-12] [AD1-HERO-13] a joker is replaced by another card', () => {
    const { asked } = created(
      [...FELINE.slice(0, 6), '4-trefle', 'garder', 'terminer'],
      [['joker-1', '4-trefle', '9-pique'], ['as-coeur']],
    );
    const arcane = asked.find(({ id }) => id === 'arcane')!;
    expect(arcane.options.map(({ id }) => id)).toEqual(['4-trefle', '9-pique', 'as-coeur']);
  });

  test('[AD1-HERO-16] a talent of level 1 is offered, of level 2 is not; the XP may be kept', () => {
    const { asked, sheet } = created([...FELINE, 'garder', 'terminer']);
    const offered = asked.find(({ id }) => id === 'experience')!.options.map(({ id }) => id);
    expect(offered).toEqual([
      'talent-charge',
      'talent-odorat-developpe',
      'talent-rugissement',
      'talent-rage',
      'talent-instinctif',
      'talent-force-bestiale',
      'garder',
    ]);
    expect(sheet.xp).toBe(1);
  });

  test('[AD1-HERO-17] [AD1-HERO-18] [AD1-HERO-19] [AD1-HERO-21] [AD1-TOWN-05] three purchases of rarity 7 at most', () => {
    const bought = ['acheter-potion-de-soins-mineurs', 'acheter-gomme-de-soins', 'acheter-bandages'];
    const { asked, sheet } = created([...FELINE, 'garder', ...bought]);
    const offered = asked.find(({ id }) => id === 'achats')!.options.map(({ id }) => id);
    expect(offered).toContain('acheter-epee');
    expect(offered).not.toContain('acheter-arbalete');
    expect(asked.filter(({ id }) => id === 'achats')).toHaveLength(3);
    expect(sheet.deniers).toBe(3);
  });

  test('[AD1-HERO-20] [AD1-HERO-22] [AD1-HERO-24] a Traqueur buys a crossbow, and sells nothing', () => {
    const hunter = [...FELINE.slice(0, 5), 'traqueur', 'roi-coeur', 'garder'];
    const { asked, sheet } = created([...hunter, 'acheter-arbalete', 'terminer']);
    expect(sheet.deniers).toBe(2);
    expect(asked.some(({ options }) => options.some(({ id }) => id.startsWith('vendre')))).toBe(false);
  });

  const IMPERIAL = ['force', 'vigueur', 'agilite', 'sante-4', 'imperiaux', 'savoir', 'traqueur', 'roi-coeur'];

  test('[AD1-IMPE-03] [AD1-XP-09] an Impérial Traqueur starts with Rage, and one more talent for its XP', () => {
    const { sheet } = created([...IMPERIAL, 'talent-rage', 'talent-pas-de-cote', 'terminer']);
    expect(sheet).toMatchObject({ talents: ['rage', 'pas-de-cote'], xp: 0 });
    expect(checkSheet(attentionDonjon, sheet, { created: true })).toEqual([]);
  });

  test('[AD1-IMPE-04] the free talent is of level 1 of a career, and is lost when it is declined', () => {
    const { asked, sheet } = created([...IMPERIAL, 'renoncer', 'garder', 'terminer']);
    const offered = asked.find(({ id }) => id === 'talent-offert')!.options.map(({ id }) => id);
    expect(offered).toHaveLength(10);
    expect(offered).not.toContain('talent-debrouillard');
    expect(sheet.xp).toBe(1);
  });

  test('[AD1-IMPE-09] [AD1-IMPE-10] Touche-à-tout brings a talent for its own price', () => {
    const { sheet } = created([...IMPERIAL, 'talent-rage', 'talent-touche-a-tout', 'talent-instinctif', 'terminer']);
    expect(sheet).toMatchObject({ talents: ['rage', 'touche-a-tout', 'instinctif'], xp: 0 });
    expect(checkSheet(attentionDonjon, sheet, { created: true })).toEqual([]);
  });

  test('[AD1-TRAQ-06] [AD1-TRAQ-07] a Proie is chosen with Connais ton ennemi', () => {
    const { sheet, asked } = created([...IMPERIAL, 'talent-connais-ton-ennemi', 'gobelinoide', 'garder', 'terminer']);
    expect(sheet.proie).toBe('gobelinoide');
    expect(asked.find(({ id }) => id === 'proie')!.options.map(({ id }) => id)).toEqual([
      ...['homme-rat', 'gobelinoide', 'mort-vivant', 'bete', 'vermine'],
      ...['demon', 'humain', 'plante', 'construction'],
    ]);
  });

  test('[AD1-Q-05] the reading of Endurant is that of the table', () => {
    const dwarf = [...FELINE.slice(0, 4), 'nains', 'berserker', 'roi-coeur', 'garder', 'terminer'];
    expect(created(dwarf).sheet).toMatchObject({ traits: { vigueur: 4 }, enduranceBonus: 0 });
    const other = created(dwarf, [CARDS], { dwarfEndurant: 'endurance' }).sheet;
    expect(other).toMatchObject({ traits: { vigueur: 3 }, enduranceBonus: 1 });
  });
});
