import type { Sheet } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { attentionDonjon2 } from '../system.ts';
import { type Build, newSheet } from './build.ts';
import { checkSheet } from './legality.ts';
import { CAREERS, careersFor, ORIGINS } from './lists.ts';
import type { CreationScale } from './scale.ts';

const PLAIN: Build = {
  name: 'Essai',
  attributes: { agilite: 2, force: 3, mental: 1, savoir: 1, vigueur: 2 },
  skill: 'melee',
  sante: 7,
  heroisme: 3,
  origin: 'felis',
  career: 'berserker',
  arcane: '9-coeur',
};
const built = (more: Partial<Build>): Sheet => newSheet(attentionDonjon2, { ...PLAIN, ...more });
const broken = (sheet: Sheet, created: CreationScale = 'companion') =>
  checkSheet(attentionDonjon2, sheet, { created }).map(({ rule }) => rule);
const bases = ({ items }: Sheet) => items.map(({ base }) => base);

describe('a new sheet', () => {
  test('[AD2-XHEROS-02] [AD2-XFEL-01] 1, 1, 2, 2, 3 and the point of the Origine: a Félis may reach Force 4', () => {
    expect(built({}).traits.force).toBe(4);
    expect(broken(built({}))).toEqual([]);
    const high = { agilite: 3, force: 3, mental: 1, savoir: 1, vigueur: 1 };
    expect(broken(built({ attributes: high }))).toEqual(['AD2-XHEROS-02']);
  });

  test('[AD2-Q-11] the other scale: 2, 2, 3, 3, 4 and six points', () => {
    const first = built({
      attributes: { agilite: 3, force: 4, mental: 2, savoir: 2, vigueur: 3 },
      sante: 4,
      heroisme: 2,
    });
    expect(broken(first, 'first')).toEqual([]);
    expect(broken(first)).toEqual(['AD2-XHEROS-02', 'AD2-XHEROS-04']);
    expect(broken(built({}), 'first')).toEqual(['AD2-XHEROS-02', 'AD2-XHEROS-04']);
  });

  test('[AD2-XHEROS-03] [AD2-COMP-06] three Compétences at 0, one raised or Arcane gained, then the Carrière', () => {
    expect(built({ career: 'croise' }).traits).toMatchObject({ melee: 2, tir: 0, lancer: 0 });
    expect(built({ career: 'traqueur', skill: 'lancer' }).traits).toMatchObject({ melee: 0, tir: 1, lancer: 1 });
    expect(built({}).traits.arcane).toBe(undefined);
    expect(built({ skill: 'arcane' }).traits).toMatchObject({ melee: 1, arcane: 1 });
    const sheet = built({});
    expect(broken({ ...sheet, traits: { ...sheet.traits, tir: 1 } })).toEqual(['AD2-XHEROS-03']);
    expect(broken({ ...sheet, traits: { ...sheet.traits, soins: 1 } })).toEqual(['AD2-XHEROS-03']);
    const { lancer: _, ...without } = sheet.traits;
    expect(broken({ ...sheet, traits: without })).toEqual(['AD2-XHEROS-03']);
  });

  test('[AD2-XHEROS-04] ten points shared, one at least in each', () => {
    for (const sante of [1, 5, 7, 9]) expect(broken(built({ sante, heroisme: 10 - sante }))).toEqual([]);
    expect(broken(built({ sante: 10, heroisme: 0 }))).toEqual(['AD2-XHEROS-04']);
    expect(broken(built({ sante: 4, heroisme: 2 }))).toEqual(['AD2-XHEROS-04']);
  });

  test('[AD2-XHEROS-05] every Carrière is open to every Origine', () => {
    for (const origin of Object.keys(ORIGINS)) {
      expect(careersFor(origin)).toHaveLength(4);
      for (const career of Object.keys(CAREERS)) expect(broken(built({ origin, career }))).toEqual([]);
    }
  });

  test('[AD2-XBEL-01] the Belzebs are not offered, and their slug is refused by its rule', () => {
    expect(Object.keys(ORIGINS)).toEqual(['felis', 'imperiaux', 'nains', 'sylvae']);
    expect(broken({ ...built({}), origin: 'belzeb' })).toContain('AD2-XBEL-01');
  });

  test('[AD2-XFEL-02] a Félis gains Esquive at 1', () => {
    expect(built({}).traits.esquive).toBe(1);
    expect(built({ origin: 'nains' }).traits.esquive).toBe(undefined);
  });

  test('[AD2-XIMP-01] Savoir or Mental +1, and a free talent of any Carrière', () => {
    expect(built({ origin: 'imperiaux', raise: 'savoir' }).traits).toMatchObject({ savoir: 2, mental: 1 });
    expect(built({ origin: 'imperiaux', raise: 'mental' }).traits).toMatchObject({ savoir: 1, mental: 2 });
    const imperial = built({ origin: 'imperiaux', talents: ['pas-de-cote', 'rage'] });
    expect(imperial.xp).toBe(0);
    expect(broken(imperial)).toEqual([]);
    expect(broken(built({ origin: 'nains', talents: ['pas-de-cote'] }))).toEqual(['AD1-XP-13']);
  });

  test('[AD2-XNAIN-02] [AD2-XNAIN-03] a Nain has Vigueur +1 and Résistance at 1', () => {
    const strong = { agilite: 2, force: 2, mental: 1, savoir: 1, vigueur: 3 };
    expect(built({ origin: 'nains', attributes: strong }).traits).toMatchObject({ vigueur: 4, resistance: 1 });
    expect(built({ origin: 'nains' }).enduranceBonus).toBe(0);
  });

  test('[AD2-XSYL-01] [AD2-XSYL-02] [AD2-XSYL-04] a Sylvae has Agilité +1, Soins at 1, and learns Esquive as a talent', () => {
    expect(built({ origin: 'sylvae' }).traits).toMatchObject({ agilite: 3, soins: 1 });
    const dodging = built({ origin: 'sylvae', talents: ['esquive'] });
    expect(dodging).toMatchObject({ traits: { esquive: 1 }, talents: ['esquive'], xp: 0 });
    expect(broken(dodging)).toEqual([]);
  });

  test('[AD2-XBER-01] [AD2-XCRO-01] [AD2-XTRA-01] Carrières of the first edition keep items and Compétence', () => {
    expect(bases(built({}))).toEqual(['arme-a-deux-mains', 'armure-legere']);
    expect(bases(built({ career: 'croise' }))).toEqual(['epee-longue', 'bouclier-de-bois', 'armure-moyenne']);
    expect(bases(built({ career: 'traqueur' }))).toEqual(['dague', 'arc-court', 'armure-legere']);
    expect(built({ career: 'traqueur', skill: 'tir' }).traits.tir).toBe(2);
  });

  test('[AD2-ARCA-01] an Arcaniste has a staff and Arcane +1, gained at 1 if absent', () => {
    expect(bases(built({ career: 'arcaniste' }))).toEqual(['baton']);
    expect(built({ career: 'arcaniste' }).traits.arcane).toBe(1);
    expect(built({ career: 'arcaniste', skill: 'arcane' }).traits.arcane).toBe(2);
  });

  test('[AD2-XHEROS-08] [AD2-XHEROS-01] prices and rarities of the first edition', () => {
    const three = built({ purchases: ['epee', 'bouclier-de-bois', 'baton'] });
    expect(three.deniers).toBe(1);
    expect(broken(three)).toEqual([]);
    expect(broken(built({ purchases: ['arbalete'] }))).toEqual(['AD1-HERO-19']);
    expect(broken(built({ career: 'traqueur', purchases: ['arbalete'] }))).toEqual([]);
    expect(broken(built({ purchases: ['corde', 'corde', 'corde', 'corde'] }))).toEqual(['AD1-HERO-18']);
    expect(broken({ ...built({ purchases: ['corde'] }), deniers: 18 })).toEqual(['AD1-HERO-17']);
  });

  test('[AD2-XHEROS-08] an Arcaniste may buy one scroll or vial that no merchant sells', () => {
    const scholar = built({ career: 'arcaniste', purchases: ['parchemin-de-flammes', 'fiole-de-palinque'] });
    expect(scholar.deniers).toBe(20 - 10 - 4);
    expect(broken(scholar)).toEqual([]);
    const two = built({ career: 'arcaniste', purchases: ['parchemin-de-flammes', 'fiole-trouble'] });
    expect(broken(two)).toEqual(['AD1-HERO-19']);
    expect(broken(built({ purchases: ['parchemin-de-flammes'] }))).toEqual(['AD1-HERO-19']);
  });

  test('[AD2-XHEROS-07] rank and suit of the guardian card are kept, and a Joker is none', () => {
    expect(built({ arcane: 'roi-pique' }).arcane).toBe('roi-pique');
    expect(broken({ ...built({}), arcane: 'joker-1' as Sheet['arcane'] })).toEqual(['AD1-HERO-13']);
  });

  test('[AD2-PROF-02] a hero sheet with a characteristic of monsters is refused', () => {
    const sheet = built({});
    expect(
      checkSheet(attentionDonjon2, { ...sheet, traits: { ...sheet.traits, defense: 4 } }).map(({ rule }) => rule),
    ).toEqual(['AD2-PROF-02']);
  });

  test('[AD2-XHEROS-06] no Attribute above 5, no Compétence above 4', () => {
    const sheet = built({});
    const rules = (traits: Sheet['traits']) =>
      checkSheet(attentionDonjon2, { ...sheet, traits: { ...sheet.traits, ...traits } }).map(
        ({ rule, path }) => `${rule} ${path}`,
      );
    expect(rules({ force: 5, melee: 4 })).toEqual([]);
    expect(rules({ force: 6, melee: 5 })).toEqual(['AD2-XHEROS-06 traits.force', 'AD2-XHEROS-06 traits.melee']);
  });
});
