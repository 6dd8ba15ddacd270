import { rankOf, type Sheet, type SuitedCard, suitOf } from '@souterrain/crawl';
import { heroFigure, openTo } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { type GivenHero, on, scene } from '../../testing/index.ts';
import { ATTRIBUTES } from '../figures/traits.ts';
import { enduranceOf, paradeOf } from '../figures/values.ts';
import { attentionDonjon } from '../system.ts';
import { type Build, newSheet } from './build.ts';
import { checkSheet } from './legality.ts';
import { CAREERS, careersFor, ORIGINS } from './lists.ts';
import { sheetOfReadyMade } from './ready-made.ts';

const PLAIN: Build = {
  name: 'Essai',
  attributes: { agilite: 4, force: 3, mental: 2, savoir: 2, vigueur: 3 },
  sante: 4,
  heroisme: 2,
  origin: 'feliformes',
  career: 'berserker',
  arcane: '9-coeur',
};
const built = (more: Partial<Build>, endurant?: 'vigueur' | 'endurance'): Sheet =>
  newSheet(attentionDonjon, { ...PLAIN, ...more }, endurant);
const broken = (sheet: Sheet) => checkSheet(attentionDonjon, sheet, { created: true }).map(({ rule }) => rule);
const bases = ({ items }: Sheet) => items.map(({ base }) => base);

describe('a new sheet', () => {
  test('[AD1-HERO-03] 2, 2, 3, 3, 4 in any order, and nothing else', () => {
    expect(broken(built({}))).toEqual([]);
    const high = { agilite: 4, force: 4, mental: 2, savoir: 2, vigueur: 2 };
    expect(broken(built({ attributes: high }))).toEqual(['AD1-HERO-03']);
    const low = { agilite: 3, force: 3, mental: 2, savoir: 2, vigueur: 3 };
    expect(broken(built({ attributes: low }))).toEqual(['AD1-HERO-03']);
  });

  test('[AD1-HERO-04] [AD1-FELI-03] a Féliforme has Force +1', () => {
    expect(built({}).traits.force).toBe(4);
    const strong = { agilite: 3, force: 4, mental: 2, savoir: 2, vigueur: 3 };
    expect(built({ attributes: strong }).traits.force).toBe(5);
  });

  test('[AD1-HERO-04] [AD1-Q-05] only what the origin raises is raised, and only a dwarf has Endurance for it', () => {
    const { traits } = built({ raise: 'savoir' });
    expect([traits.force, traits.savoir]).toEqual([4, 2]);
    expect(built({}, 'endurance')).toMatchObject({ enduranceBonus: 0, traits: { force: 4 } });
    expect(built({ origin: 'nains' }, 'endurance')).toMatchObject({ enduranceBonus: 1, traits: { vigueur: 3 } });
  });

  test('[AD1-HERO-05] [AD1-HERO-06] skills at 2, no Arcane, Déplacement 1', () => {
    const { traits, deplacement } = built({ career: 'traqueur' });
    expect(traits).toMatchObject({ melee: 2, lancer: 2, arcane: null });
    expect(built({ career: 'berserker' }).traits).toMatchObject({ tir: 2, lancer: 2, arcane: null });
    expect(deplacement).toBe(1);
    expect(Object.keys(ORIGINS).map((origin) => built({ origin }).deplacement)).toEqual([1, 1, 1, 1]);
  });

  test('[AD1-HERO-05] [AD1-XP-11] traits of a sheet run from 2 to 6; a new hero has 3 in the skill of its career', () => {
    const sheet = built({});
    const changed = (trait: string, value: number | null) =>
      checkSheet(attentionDonjon, { ...sheet, traits: { ...sheet.traits, [trait]: value } }).map(({ rule, path }) => [
        rule,
        path,
      ]);
    expect([changed('agilite', 2), changed('agilite', 6), changed('tir', 2), changed('tir', 6)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    for (const value of [null, 1, 7]) {
      expect(changed('agilite', value)).toEqual([['AD1-XP-11', 'traits.agilite']]);
      expect(changed('tir', value)).toEqual([['AD1-HERO-05', 'traits.tir']]);
    }
    expect(broken({ ...sheet, traits: { ...sheet.traits, tir: 3 } })).toEqual(['AD1-HERO-05']);
    expect(broken({ ...sheet, traits: { ...sheet.traits, melee: 2 } })).toEqual(['AD1-HERO-05']);
  });

  test('[AD1-HERO-07] [AD1-HRSM-01] six points shared, one at least in each', () => {
    for (const sante of [5, 4, 3, 2, 1]) expect(broken(built({ sante, heroisme: 6 - sante }))).toEqual([]);
    expect(broken(built({ sante: 6, heroisme: 0 }))).toEqual(['AD1-HERO-07']);
    expect(broken(built({ sante: 4, heroisme: 3 }))).toEqual(['AD1-HERO-07']);
  });

  test('[AD1-HERO-10] [AD1-FELI-01] [AD1-NAIN-01] [AD1-SYLV-01] four origins', () => {
    expect(Object.keys(ORIGINS)).toEqual(['feliformes', 'imperiaux', 'nains', 'sylvae']);
    expect(ORIGINS.nains!.name).toBe('Nain des montagnes');
    expect(broken(built({}, 'vigueur'))).toEqual([]);
    expect(checkSheet(attentionDonjon, { ...built({}), origin: 'elfes' }).map(({ rule }) => rule)).toContain(
      'AD1-HERO-10',
    );
  });

  test('[AD1-HERO-11] [AD1-BERS-01] [AD1-CROI-01] [AD1-TRAQ-01] three careers', () => {
    expect(Object.keys(CAREERS)).toEqual(['berserker', 'croise', 'traqueur']);
  });

  test('[AD1-HERO-23] every career is open to every origin', () => {
    for (const origin of Object.keys(ORIGINS)) expect(careersFor(origin)).toHaveLength(3);
    expect(broken(built({ origin: 'nains', career: 'traqueur' }))).toEqual([]);
    expect(broken(built({ origin: 'sylvae', career: 'croise' }))).toEqual([]);
    const closed = { ...CAREERS, croise: { ...CAREERS.croise!, origins: ['nains'] } };
    expect(['nains', 'sylvae'].map((origin) => openTo(closed, origin).map(({ id }) => id))).toEqual([
      ['berserker', 'croise', 'traqueur'],
      ['berserker', 'traqueur'],
    ]);
  });

  test('[AD1-ARC-01] the card chosen is its Arcane gardienne: a rank and a suit', () => {
    const drawn = (arcane: SuitedCard) => [rankOf(built({ arcane }).arcane), suitOf(built({ arcane }).arcane)];
    expect([drawn('9-coeur'), drawn('roi-trefle')]).toEqual([
      ['9', 'coeur'],
      ['roi', 'trefle'],
    ]);
  });

  test('[AD1-FELI-04] a Féliforme has Esquive', () => {
    expect(built({}).talents).toEqual(['esquive']);
  });

  test('[AD1-IMPE-02] an Impérial has Savoir or Mental +1', () => {
    expect(built({ origin: 'imperiaux', raise: 'savoir' }).traits).toMatchObject({ savoir: 3, mental: 2 });
    expect(built({ origin: 'imperiaux', raise: 'mental' }).traits).toMatchObject({ savoir: 2, mental: 3 });
    const attributes = { agilite: 4, force: 2, mental: 3, savoir: 3, vigueur: 2 };
    expect(built({ origin: 'imperiaux', attributes, raise: 'savoir' }).traits).toMatchObject({ savoir: 4, mental: 3 });
    expect(built({ origin: 'imperiaux', attributes, raise: 'mental' }).traits).toMatchObject({ savoir: 3, mental: 4 });
  });

  test('[AD1-NAIN-05] [AD1-SYLV-04] a Nain is Tenace, a Sylvae knows medicine, an Impérial has no talent of its own', () => {
    expect(built({ origin: 'nains' }).talents).toEqual(['tenace']);
    expect(built({ origin: 'sylvae' }).talents).toEqual(['connaissances-medicales']);
    expect(built({ origin: 'imperiaux', raise: 'savoir' }).talents).toEqual([]);
  });

  test('[AD1-SYLV-03] a Sylvae has Agilité +1', () => {
    expect(built({ origin: 'sylvae' }).traits.agilite).toBe(5);
  });

  test('[AD1-NAIN-03] [AD1-NAIN-04] [AD1-Q-05] Endurant raises Vigueur, or Endurance itself', () => {
    const endurance = (vigueur: number, endurant: 'vigueur' | 'endurance') => {
      const values = [4, 3, 3, 2, 2].filter((_v, i, all) => i !== all.indexOf(vigueur));
      const others = ATTRIBUTES.filter((a) => a !== 'vigueur');
      const attributes = { vigueur, ...Object.fromEntries(others.map((a, i) => [a, values[i]])) };
      const sheet = built({ origin: 'nains', attributes: attributes as Build['attributes'] }, endurant);
      expect(broken(sheet)).toEqual([]);
      const state = scene({ heroes: [] });
      const hero = heroFigure(attentionDonjon, 0, { ...sheet, items: [] });
      return [sheet.traits.vigueur, enduranceOf(on(state), hero)];
    };
    expect([2, 3, 4].map((v) => endurance(v, 'vigueur'))).toEqual([
      [3, 2],
      [4, 2],
      [5, 3],
    ]);
    expect([2, 3, 4].map((v) => endurance(v, 'endurance'))).toEqual([
      [2, 2],
      [3, 3],
      [4, 3],
    ]);
  });

  test('[AD1-BERS-03] [AD1-BERS-04] [AD1-HERO-14] a Berserker: items, Mêlée 3, Parade 2, Endurance 3 with Vigueur 4', () => {
    const attributes = { agilite: 3, force: 3, mental: 2, savoir: 2, vigueur: 4 };
    const sheet = built({ attributes });
    expect(bases(sheet)).toEqual(['arme-a-deux-mains', 'armure-legere']);
    expect(sheet.items.every(({ place }) => place === 'equipe')).toBe(true);
    expect(sheet.traits.melee).toBe(3);
    const state = scene({ heroes: [] });
    const hero = heroFigure(attentionDonjon, 0, sheet);
    expect([paradeOf(on(state), hero), enduranceOf(on(state), hero)]).toEqual([2, 3]);
    const light = built({ origin: 'sylvae', attributes: { ...attributes, force: 2, mental: 3 } });
    expect([light.traits.force, enduranceOf(on(state), heroFigure(attentionDonjon, 0, light))]).toEqual([2, 3]);
  });

  test('[AD1-CROI-03] [AD1-CROI-04] a Croisé: items, Mêlée 3, Parade 3 with its shield', () => {
    const sheet = built({ career: 'croise' });
    expect(bases(sheet)).toEqual(['epee-longue', 'bouclier-de-bois', 'armure-moyenne']);
    expect(paradeOf(on(scene({ heroes: [] })), heroFigure(attentionDonjon, 0, sheet))).toBe(3);
  });

  test('[AD1-TRAQ-03] [AD1-TRAQ-04] a Traqueur: items, Tir 3', () => {
    const sheet = built({ career: 'traqueur' });
    expect(bases(sheet)).toEqual(['dague', 'arc-court', 'armure-legere']);
    expect(sheet.traits).toMatchObject({ tir: 3, melee: 2 });
  });

  test('[AD1-HERO-08] [AD1-HERO-09] Santé counts wounds, Héroïsme saves from death and changes rolls', () => {
    const orque = { id: 'orque', at: [1, 0] as const };
    const struck = (hero: GivenHero, damage: readonly number[], decisions: readonly string[]) =>
      blow(
        { heroes: [hero], creatures: [orque] },
        { by: 'orque-1', on: 'h1', with: 'hache' },
        {
          dice: [[6, 6, 4], damage],
          decisions,
        },
      );
    expect(struck({ heroisme: 0 }, [4, 4, 4, 4], []).find('h1').sante).toBe(2);
    const dying = struck({ sante: 1, heroisme: 2 }, [6, 6, 6, 6], ['depenser-heroisme']);
    expect(dying.find('h1')).toMatchObject({ sante: 1, hero: { heroisme: 1 } });
    const cursed = struck({ heroisme: 2 }, [4, 4, 2, 2], ['maudire-heroisme']);
    expect(cursed.find('h1')).toMatchObject({ sante: 4, marks: [], hero: { heroisme: 1 } });
  });

  test('[AD1-HRSM-17] [AD1-HRSM-19] a hero comes to a game with its points, and those of its relic', () => {
    const relic = { id: 'r', base: 'relique-des-arcanes', place: 'equipe' as const, charges: 0 };
    const { hero } = heroFigure(attentionDonjon, 2, { ...built({}), items: [relic] });
    expect([hero!.heroisme, hero!.sheet.items]).toEqual([2, [{ ...relic, id: 'i3-1', charges: 1 }]]);
  });

  test('[AD1-HERO-15] an empty name is refused', () => {
    expect(broken(built({ name: ' ' }))).toEqual(['AD1-HERO-15']);
  });

  test('[AD1-HERO-16] [AD1-XP-09] one XP, and the free talent of an Impérial', () => {
    expect(built({ talents: ['rugissement'] }).xp).toBe(0);
    expect(broken(built({ talents: ['rugissement', 'charge'] }))).toEqual(['AD1-HERO-16']);
    expect([built({ xp: 1 }).xp, broken(built({ xp: 1 })), broken(built({ xp: 2 }))]).toEqual([1, [], ['AD1-HERO-16']]);
    const imperial = built({ origin: 'imperiaux', career: 'traqueur', talents: ['rage', 'tir-applique'] });
    expect(imperial.xp).toBe(0);
    expect(broken(imperial)).toEqual([]);
    expect(broken({ ...built({ talents: ['rugissement'] }), xp: 1 })).toEqual(['AD1-HERO-16']);
  });

  test('[AD1-HERO-17] [AD1-HERO-18] [AD1-HERO-21] twenty deniers, three items, the rest stays in the purse', () => {
    expect(built({}).deniers).toBe(20);
    const three = built({ purchases: ['potion-de-soins-mineurs', 'gomme-de-soins', 'bandages'] });
    expect(three.deniers).toBe(3);
    expect(built({ purchases: ['potion-de-soins-mineurs', 'bandages'] }).deniers).toBe(20 - 13);
    expect(broken(three)).toEqual([]);
    expect(broken(built({ purchases: ['corde', 'corde', 'corde', 'corde'] }))).toEqual(['AD1-HERO-18']);
    expect(broken({ ...built({ purchases: ['corde'] }), deniers: 18 })).toEqual(['AD1-HERO-17']);
  });

  test('[AD1-HERO-19] [AD1-HERO-20] [AD1-HERO-22] rarity 7 at most, but for one item of each career', () => {
    expect(broken(built({ career: 'croise', purchases: ['arbalete'] }))).toEqual(['AD1-HERO-19']);
    const hunter = built({ career: 'traqueur', purchases: ['arbalete'] });
    expect(broken(hunter)).toEqual([]);
    expect(hunter.deniers).toBe(2);
    expect(broken(built({ career: 'berserker', purchases: ['hallebarde'] }))).toEqual([]);
    expect(broken(built({ career: 'croise', purchases: ['bouclier-en-acier'] }))).toEqual([]);
  });

  test('[AD1-HERO-01] ready-made heroes are legal, one of each origin, over every career', () => {
    const sheets = Object.keys(attentionDonjon.content.heroes).map((id) => sheetOfReadyMade(attentionDonjon, id));
    for (const sheet of sheets) expect(broken(sheet)).toEqual([]);
    expect(new Set(sheets.map(({ origin }) => origin)).size).toBe(4);
    expect(new Set(sheets.map(({ careers }) => careers[0])).size).toBe(3);
  });
});
