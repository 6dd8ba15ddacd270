import { deplacementOf } from '@souterrain/crawl/figures';
import { movementActions } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play, type Scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import { hero as schema } from '../content/schema/heroes.ts';
import type { CreatureEntry } from '../content/types/creature.ts';
import { check } from '../rolls/check.ts';
import { attentionDonjon } from '../system.ts';
import type { Feature } from '../world/features.ts';
import { profileFrom } from './profile.ts';
import { ATTRIBUTES, isAttribute, isSkill, TRAIT_OF } from './traits.ts';
import { enduranceOf, paradeOf, traitOf } from './values.ts';

const of = (hero: GivenHero, more: Scene = {}, who = 'h1') =>
  play({ heroes: [hero], ...more }, function* (g, find) {
    const figure = find(who);
    return {
      parade: paradeOf(g, figure),
      instinctive: paradeOf(g, figure, { natural: true }),
      endurance: enduranceOf(g, figure),
      naturelle: enduranceOf(g, figure, { natural: true }),
      deplacement: deplacementOf(g, figure),
    };
  }).value;

const melee = (value: number | null, more: GivenHero = {}): GivenHero => ({ ...more, traits: { melee: value } });
const entry = (traits: Record<string, number | null>): CreatureEntry => ({
  ...attentionDonjon.content.creatures.orque!,
  id: 'essai',
  traits,
});

const mud: Feature = { id: 'boue', rule: 'AD1-DERIV-14', deplacement: () => -2 };
know(mud);

describe('traits', () => {
  test('[AD1-TRAIT-02] null and 0 are legal and mean the same, a negative one is refused', () => {
    expect(profileFrom(entry({ savoir: null })).traits.savoir).toBeNull();
    expect(profileFrom(entry({ savoir: 0 })).traits.savoir).toBe(0);
    expect(() => profileFrom(entry({ savoir: -1 }))).toThrow('savoir is -1');
    const { value } = play({ heroes: [{ traits: { savoir: 0 } }] }, function* (g, find) {
      return traitOf(g, find('h1'), 'savoir');
    });
    expect(value).toBeNull();
  });

  test('[AD1-TRAIT-04] five attributes, and no sixth', () => {
    expect(ATTRIBUTES).toEqual(['agilite', 'savoir', 'mental', 'force', 'vigueur']);
    expect(isAttribute('melee')).toBe(false);
    expect(isSkill('force')).toBe(false);
    const hero = Object.values(attentionDonjon.content.heroes)[0]!;
    const { attributes } = hero;
    expect(schema.safeParse(hero).success).toBe(true);
    expect(Object.keys(attributes).sort()).toEqual([...ATTRIBUTES].sort());
    expect(schema.safeParse({ ...hero, attributes: { ...attributes, chance: 2 } }).success).toBe(false);
    const { force: _, ...four } = attributes as Record<string, number>;
    expect(schema.safeParse({ ...hero, attributes: four }).success).toBe(false);
  });

  test('[AD1-TRAIT-06] [AD1-TRAIT-07] [AD1-TRAIT-08] [AD1-TRAIT-10] what each action rolls', () => {
    expect(TRAIT_OF).toEqual({
      esquive: 'agilite',
      soins: 'savoir',
      chercher: 'savoir',
      'se-reprendre': 'mental',
      recuperation: 'vigueur',
    });
  });

  test('[AD1-TRAIT-11] the list of skills is open', () => {
    const { value } = play(
      { heroes: [{ heroisme: 0, traits: { nage: 3 } }] },
      (g, find) => check(g, { who: find('h1'), purpose: 'epreuve', trait: 'nage', difficulty: [], seuil: false }),
      { dice: [[4, 4, 2]] },
    );
    expect(value.total).toBe(2);
    expect(profileFrom(entry({ nage: 2 })).traits.nage).toBe(2);
  });
});

describe('Parade', () => {
  test('[AD1-DERIV-05] [AD1-DERIV-09] [AD1-DERIV-01] [AD1-DERIV-03] half of Mêlée, rounded up', () => {
    expect([null, 1, 2, 3, 4, 5, 6].map((value) => of(melee(value)).parade)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  test('[AD1-DERIV-01] [AD1-DERIV-03] Mêlée raised for good from 4 to 5 raises it from 2 to 3', () => {
    const { value } = play({ heroes: [melee(4)] }, function* (g, find) {
      const before = paradeOf(g, find('h1'));
      g.emit({ type: 'traitRaised', figure: 'h1', trait: 'melee', value: 5, xp: 0, rules: ['AD1-XP-09'] });
      return [before, paradeOf(g, find('h1'))];
    });
    expect(value).toEqual([2, 3]);
  });

  test('[AD1-DERIV-06] [AD1-DERIV-08] [AD1-DERIV-09] a shield comes after the rounding, and not in the natural value', () => {
    expect(of(melee(5, { items: ['bouclier-de-bois'] }))).toMatchObject({ parade: 4, instinctive: 3 });
  });

  test('[AD1-DERIV-13] talents stay in the natural value, but for those of a piece of equipment', () => {
    const shield = { items: ['bouclier-de-bois'] };
    expect(of(melee(4, { ...shield, talents: ['anguille'] }))).toMatchObject({ parade: 4, instinctive: 3 });
    expect(of(melee(4, { ...shield, talents: ['maitrise-du-bouclier'] }))).toMatchObject({ parade: 4, instinctive: 2 });
  });

  test('[AD1-DERIV-02] [AD1-DERIV-03] a bonus to Mêlée rolls does not move it', () => {
    const { value, events } = play(
      { heroes: [{ heroisme: 0, traits: { melee: 4 } }] },
      function* (g, find) {
        const extra = [{ label: 'sort', value: 1, rule: 'AD1-MOD-01' as const }];
        yield* check(g, { who: find('h1'), purpose: 'attaque', trait: 'melee', extra, difficulty: [], seuil: false });
        return paradeOf(g, find('h1'));
      },
      { dice: [[1, 1, 1, 1, 1]] },
    );
    expect(events[0]).toMatchObject({ type: 'rollAnnounced', dice: 5 });
    expect(value).toBe(2);
  });

  test('[AD1-DERIV-14] [AD1-ETAT-05] never below 0', () => {
    expect(of(melee(null, { marks: ['enrage'] })).parade).toBe(0);
    expect(of(melee(4, { marks: ['enrage'] })).parade).toBe(1);
    expect(of({ traits: { vigueur: null } }).endurance).toBe(0);
    expect(of({ marks: ['boue'] }).deplacement).toBe(0);
  });

  test('[AD1-Q-26] a two-handed weapon leaves it alone, or lowers it by one', () => {
    const hero = melee(4, { items: ['arme-a-deux-mains'] });
    const minus: Scene = { variants: { twoHanderParade: 'minus' } };
    expect(of(hero).parade).toBe(2);
    expect(of(hero, minus)).toMatchObject({ parade: 1, instinctive: 2 });
    expect(of(melee(4, { items: ['epee'] }), minus).parade).toBe(2);
  });
});

describe('Endurance and Déplacement', () => {
  test('[AD1-DERIV-10] [AD1-TRAIT-05] [AD1-TRAIT-10] half of Vigueur, rounded up, then the armour', () => {
    expect([2, 3, 4, 5].map((vigueur) => of({ traits: { vigueur } }).endurance)).toEqual([1, 2, 2, 3]);
    expect(of({ items: ['armure-legere'] }).endurance).toBe(3);
  });

  test('[AD1-DERIV-12] the natural value leaves the armour out', () => {
    expect(of({ traits: { vigueur: 4 }, items: ['armure-moyenne'] })).toMatchObject({ endurance: 4, naturelle: 2 });
  });

  test('[AD1-DERIV-12] [AD1-DMG-16] magical protection is no natural value, and Pénétration removes it', () => {
    expect(of({ marks: ['rempart'] })).toMatchObject({ endurance: 3, naturelle: 2 });
    const pierced = (hero: GivenHero, penetration: number) =>
      play({ heroes: [hero] }, function* (g, find) {
        return enduranceOf(g, find('h1'), { penetration });
      }).value;
    expect([1, 2].map((points) => pierced({ marks: ['rempart'] }, points))).toEqual([2, 2]);
    const layered: GivenHero = { marks: ['rempart'], items: ['armure-moyenne'] };
    expect([0, 2, 3, 4].map((points) => pierced(layered, points))).toEqual([5, 3, 2, 2]);
    const hurt: GivenHero = { traits: { vigueur: 5 }, items: ['armure-legere'], wounds: [{ id: 'cotes-cassees' }] };
    expect([0, 1, 2].map((points) => pierced(hurt, points))).toEqual([3, 2, 2]);
  });

  test('[AD1-ARMU-07] only what is worn caps Agilité', () => {
    const agilite = (place: 'equipe' | 'porte') =>
      play({ heroes: [{ traits: { agilite: 6 }, items: [{ base: 'armure-lourde', place }] }] }, function* (g, find) {
        return traitOf(g, find('h1'), 'agilite');
      }).value;
    expect(agilite('porte')).toBe(6);
    expect(agilite('equipe')).toBeLessThan(6);
  });

  test('[AD1-BEST-01] [AD1-DERIV-10] a profile without an Endurance has half of its Vigueur', ({ onTestFinished }) => {
    const creatures = attentionDonjon.content.creatures as Record<string, CreatureEntry>;
    const { endurance: _, natural: __, ...bare } = attentionDonjon.content.creatures.orque!;
    creatures.nu = { ...bare, id: 'nu', traits: { vigueur: 5 } };
    onTestFinished(() => {
      delete creatures.nu;
    });
    expect(of({}, { creatures: [{ id: 'nu', at: [3, 3] }] }, 'nu-1')).toMatchObject({ endurance: 3, naturelle: 3 });
  });

  test('[AD1-DERIV-15] printed values of creatures are used as they are', () => {
    const creatures = [
      { id: 'homme-rat', at: [3, 3] },
      { id: 'orque', at: [4, 4] },
    ] as const;
    expect(of({}, { creatures }, 'homme-rat-1')).toMatchObject({ parade: 2, endurance: 1, naturelle: 1 });
    expect(of({}, { creatures }, 'orque-1')).toMatchObject({ endurance: 3, naturelle: 2 });
    const { parade: _, ...bare } = attentionDonjon.content.creatures.orque!;
    expect(profileFrom(bare).traits.melee).toBe(3);
  });

  test('[AD1-DERIV-04] Déplacement is a fixed value, 0 for what is static: it is offered no movement', () => {
    expect(of({}).deplacement).toBe(1);
    const creatures = [
      { id: 'mimique', at: [3, 3] },
      { id: 'orque', at: [5, 5] },
    ] as const;
    expect(['mimique-1', 'orque-1'].map((who) => of({}, { creatures }, who).deplacement)).toEqual([0, 1]);
    const moves = (hero: GivenHero, who: string) =>
      play({ heroes: [hero], creatures }, function* (g, find) {
        return movementActions(g, find(who)).map(({ type }) => type);
      }).value;
    expect(moves({}, 'h1')).toContain('mouvement');
    expect(moves({ deplacement: 0 }, 'h1')).toEqual([]);
    expect(moves({}, 'mimique-1')).toEqual([]);
  });
});
